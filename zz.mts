import { Geocoder } from './src/index';
const g=Geocoder.open('out/'+process.argv[2]);
const [m]=g.search(process.argv[3]!,{explain:true});
console.log(m!.label,m!.explanation!.reading);
for(const r of m!.explanation!.readings.slice(0,6))console.log(JSON.stringify(r));
