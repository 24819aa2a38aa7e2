import { drawQuestions } from './bench/questions';
import { doorplate } from './bench/contestants';
import path from 'node:path';
const [dist,data,overlay]=process.argv.slice(2);
const lib=await import(path.resolve(dist!,'index.js'));
const set0=drawQuestions('/work/main/out/netherlands',2000,1);
const g=overlay?lib.Geocoder.open(data,{overlay}):lib.Geocoder.open(data);
const set={...set0,questions:set0.questions.filter(({id})=>!overlay||g.overlay.get(id)?.state!=='withdrawn')};
const ops=doorplate(g,set);
for(const [name,ask] of Object.entries(ops)){
 const t:number[]=[];
 for(let r=0;r<9;r++){console.log('### '+name+' '+r);const c=process.cpuUsage();for(let i=0;i<set.questions.length;i++)ask(i);const u=process.cpuUsage(c);t.push((u.user+u.system)/set.questions.length)}
 console.log('@@@',name,t.map(x=>x.toFixed(1)).join(' '));
}
