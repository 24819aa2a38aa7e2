import { Geocoder } from '/work/wt/live/src/index';
import { drawQuestions } from '/work/wt/live/scripts/bench/questions';
import { doorplate } from '/work/wt/live/scripts/bench/contestants';
import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
const [, file, ...names] = process.argv.slice(2);
const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 });
const prof = async (name: string, run: () => void) => { await s.post('Profiler.start'); run(); const { profile } = await s.post('Profiler.stop') as any; writeFileSync(`/tmp/prof/${name}.cpuprofile`, JSON.stringify(profile)); };
let g: Geocoder;
Geocoder.open('/work/main/out/netherlands', { overlay: file }).close();
await prof('open', () => { for (let i = 0; i < 3; i++) { const c = process.cpuUsage(); const t = performance.now(); g = Geocoder.open('/work/main/out/netherlands', { overlay: file }); const u = process.cpuUsage(c); console.log('open', performance.now() - t, 'cpu', (u.user+u.system)/1000); if (i<2) g.close(); } });
const set = drawQuestions('/work/main/out/netherlands', 1000, 1);
const ask = doorplate(g!, set);
for (const n of names) { for (let i = 0; i < 1000; i++) ask[n]!(i); await prof(n, () => { for (let r = 0; r < 3; r++) for (let i = 0; i < 1000; i++) ask[n]!(i); }); }
