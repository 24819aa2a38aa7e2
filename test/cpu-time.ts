/** The processor time of this process since `from`, milliseconds: unlike the clock, it does not grow on a busy machine. */
export function cpuTimeSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
