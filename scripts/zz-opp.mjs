const { Geocoder } = await import(process.env.LIB ?? '../dist/index.js');
const pairs={netherlands:['oost/west','noord/zuid','ooster/wester','noorder/zuider','nieuwe/oude','grote/kleine','hoge/lage','binnen/buiten','boven/beneden','voor/achter','lange/korte','nieuw/oud','bûte/binne','east/west','noard/sud','eerste/tweede','1e/2e'],
essen:['nord/süd','ost/west','ober/unter','obere/untere','alte/neue','große/kleine','vorder/hinter','groß/klein','alt/neu','innere/äußere'],
france:['haut/bas','vieux/nouveau','grand/petit','nord/sud','est/ouest','grande/petite','vieille/neuve','haute/basse','supérieure/inférieure','hauts/bas'],paris:['haut/bas','vieux/nouveau','grand/petit','nord/sud','est/ouest','grande/petite','vieille/neuve','haute/basse'],
iceland:['efri/neðri','austur/vestur','norður/suður','stóra/litla','stóri/litli','ytri/innri','efra/neðra','ytra/innra','eystri/vestri','syðri/nyrðri','eystra/vestra','syðra/nyrðra','minni/meiri'],
denmark:['øster/vester','nørre/sønder','lille/store','gammel/ny','gl./ny','øvre/nedre','syd/nord','øst/vest','søndre/nordre'],
brussels:['noord/zuid','oost/west','hoge/lage','grote/kleine','lange/korte','oude/nieuwe','hoog/laag','boven/beneden','groot/klein'],
vermont:['old/new','upper/lower','north/south','east/west','little/big','n/s','e/w'],baltimore:['old/new','upper/lower','north/south','east/west','little/big','n/s','e/w'],milan:['nord/sud','superiore/inferiore','vecchia/nuova','alta/bassa','est/ovest'],biel:['obere/untere','oberer/unterer','haut/bas','nord/süd','alte/neue','grosse/kleine','haute/basse','nouvelle/vieille']};
const name=process.argv[2].split('/').pop(); const g=await Geocoder.open(process.argv[2]);
const map=[]; for(const p of pairs[name]){const [a,b]=p.split('/');map.push([a,b],[b,a]);}
const all=new Set(), pick=new Map();
const low=s=>s.toLowerCase();
let i=0;
for(const a of g.addresses()){const k=low(a.streetname+'|'+(a.city??''));if(!all.has(k)){all.add(k);pick.set(k,a);}else if(Math.random()<0.05)pick.set(k,a);}
let n=0,acc=0,hi=0;const ex=[];const byPair={};
for(const [k,a] of pick){ const nm=a.streetname; let done=false;
 for(const [x,y] of map){ if(done)break;
  for(const re of [new RegExp(`^${x}(?=.{${x.length<3?1:3},}$)`,'i'),new RegExp(`(?<=[ -])${x}(?=[ -]|$)`,'i')]){
   if(x.length<=3&&re.source.startsWith('^')&&!new RegExp(`^${x}[ -]`,'i').test(nm)&&!['oost','west','zuid'].includes(x)&&name!=='iceland') continue;
   if(!re.test(nm))continue; const o=nm.replace(re,y); if(all.has(low(o+'|'+(a.city??''))))continue;
   const line=`${/^(france|paris|vermont|baltimore)$/.test(name)?a.number+(a.suffix??'')+' '+o:o+' '+a.number+(a.suffix??'')}, ${a.city??a.postcode}`;
   const m=g.search(line)[0]; n++; done=true; const key=x+'>'+y; byPair[key]??=[0,0]; byPair[key][0]++;
   if(m&&m.advice==='accept'&&low(m.streetname??'')===low(nm)){acc++;byPair[key][1]++;if(Math.random()<0.15||ex.length<12)ex.push(line+' -> '+m.label+' '+m.confidence.toFixed(2)+JSON.stringify(m.verdicts))}
   else if(m&&m.confidence>0.8&&low(m.streetname??'')===low(nm))hi++;
   break;}}}
console.log(name,n,'accepted',acc,'>0.8 not accepted',hi); console.log(Object.entries(byPair).map(([k,[a,b]])=>k+' '+b+'/'+a).join('  ')); console.log(ex.slice(0,14).join('\n'));
