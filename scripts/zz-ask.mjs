// node scripts/zz-ask.mjs DATASET FILE : asks each line, prints one row
import { openSync, readFileSync } from 'node:fs';
const { Geocoder } = await import(process.env.LIB ?? '../dist/index.js');
const g = await Geocoder.open(process.argv[2]);
for (const line of readFileSync(process.argv[3], 'utf8').split('\n')) {
  if (!line.trim() || line.startsWith('%')) continue;
  const r = g.search(line.replaceAll('\\n', '\n'));
  const m = r.results?.[0] ?? r[0];
  if (!m) { console.log(`${line}\n    -- nothing`); continue; }
  const v = m.verdicts ?? m.verdict ?? {};
  console.log(`${line}\n    ${m.level} ${m.confidence?.toFixed(2)} ${m.advice} | ${m.label ?? m.address?.label ?? JSON.stringify(m.address ?? m.street ?? m)} | ${JSON.stringify(m.matched ?? v)}`);
}
