/** Applies a patch and dies. Arguments: dataset (replaced), patch, n (0: lives on and prints how many calls there were). */
import { compiler, dyingAt } from '../dying';

const [dataset, patch, fatal] = process.argv.slice(2) as [string, string, string];
const { applyPatch } = await compiler();
console.log(await dyingAt(Number(fatal), 'rmdirSync', () => applyPatch(dataset, patch, { out: dataset })));
