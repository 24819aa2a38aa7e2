// absent street of other register in real town + postcode
const { Geocoder } = await import(process.env.LIB ?? '../dist/index.js');
const [,,ds,other,withPc='1',seed='1']=process.argv;
let s=+seed; const rnd=()=>{s=(s*1103515245+12345)&0x7fffffff;return s/0x7fffffff};
const g=await Geocoder.open(ds), o=await Geocoder.open(other);
const names=[...new Set([...o.addresses()].map(a=>a.streetname).filter(Boolean))];
const towns=[]; const have=new Set(); let i=0; for(const a of g.addresses()){have.add((a.streetname+'|'+a.city).toLowerCase()); if(rnd()<0.02)towns.push(a);}
const first=/france|paris|vermont|baltimore/.test(ds);
const hist={}; let n=0,acc=0; const ex=[];
for(let k=0;k<1500;k++){const a=towns[Math.floor(rnd()*towns.length)];const nm=names[Math.floor(rnd()*names.length)];
 if(!a.postcode||have.has((nm+'|'+a.city).toLowerCase()))continue; n++;
 const num=1+Math.floor(rnd()*120);
 const line=`${first?num+' '+nm:nm+' '+num}, ${withPc==='1'?a.postcode+' ':''}${a.city??''}`;
 const m=g.search(line)[0]; if(!m){(hist.none??=[0,0,0])[0]++;continue;}
 const h=hist[m.level]??=[0,0,0]; h[0]++; if(m.confidence>=0.5)h[1]++; if(m.confidence>=0.8)h[2]++;
 if(m.advice==='accept'){acc++;ex.push('ACC '+line+' -> '+m.label+' '+m.confidence.toFixed(2)+JSON.stringify(m.verdicts))}
 else if(m.streetname&&m.confidence>=0.8&&ex.length<14)ex.push(line+' -> '+m.level+' '+m.label+' '+m.confidence.toFixed(2)+m.advice+JSON.stringify(m.verdicts));
}
console.log(ds,withPc,n,'accepted',acc,JSON.stringify(hist)); console.log(ex.slice(0,22).join('\n'));
