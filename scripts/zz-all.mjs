const { Geocoder } = await import(process.env.LIB ?? '../dist/index.js');
const g = await Geocoder.open(process.argv[2]);
for (const line of process.argv.slice(3)) {
  console.log(line);
  for (const m of [g.search(line.replaceAll('\\n','\n'), { limit: 6 })].flat()) console.log(`    ${m.level} ${m.confidence?.toFixed(2)} ${m.advice} | ${m.label ?? m.address?.label ?? JSON.stringify(m)} | ${JSON.stringify(m.matched)}`);
}
