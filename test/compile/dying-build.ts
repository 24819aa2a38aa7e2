/** A build that dies. Arguments: recipe file, input root, out, n (0: lives on and prints how many calls there were). */
import { compiler, dyingAt } from './dying';

const [recipe, inputRoot, out, fatal] = process.argv.slice(2) as [string, string, string, string];
const { build } = await compiler();
console.log(
  await dyingAt(Number(fatal), 'statSync', () => build(recipe, { inputRoot, out, rowMemoryBytes: 1 })),
);
