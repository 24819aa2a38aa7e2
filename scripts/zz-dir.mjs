const { Geocoder } = await import(process.env.LIB ?? '../dist/index.js');
const g = await Geocoder.open(process.argv[2]);
const opp={N:'S',S:'N',E:'W',W:'E'}; const long={N:'North',S:'South',E:'East',W:'West'};
const by=new Map(); const all=new Set();
for (const a of g.addresses()){ const k=(a.streetname+'|'+a.city).toUpperCase(); all.add(k); if(/^[NSEW] /i.test(a.streetname)||/^(North|South|East|West) /i.test(a.streetname)){ if(!by.has(k)||Math.random()<0.1) by.set(k,a);} }
let n=0,acc=0,conf=0,ex=[];
for(const [k,a] of by){ const d=a.streetname[0].toUpperCase(); const o=opp[d]; const rest=a.streetname.replace(/^\S+ /,'');
 if([`${o} ${rest}`,`${long[o]} ${rest}`,rest].some(s=>all.has((s+'|'+a.city).toUpperCase()))) continue;
 n++; const line=`${a.number} ${o} ${rest}, ${a.city}, ${a.postcode}`; const m=g.search(line)[0]; if(!m) continue;
 if(m.advice==='accept'){acc++; ex.push(line+' -> '+m.level+' '+m.label+' '+m.confidence.toFixed(2)+JSON.stringify(m.verdicts))} else if(m.confidence>=0.8&&m.streetname){conf++; if(conf<10)ex.push('?'+line+' -> '+m.level+' '+m.label+' '+m.confidence.toFixed(2)+m.advice+JSON.stringify(m.verdicts))} }
console.log(n,'accepted',acc,'>=0.8',conf); console.log(ex.slice(0,25).join('\n'));
