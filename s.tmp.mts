import sharp from 'sharp'; import {readdirSync} from 'node:fs';
const d='test-results/corpus/cache/social-images/'; const f=readdirSync(d).filter(x=>x.endsWith('.png')); 
const pick=f.filter((_,i)=>i%Math.floor(f.length/30)===0).slice(0,30);
for (let k=0;k<2;k++){ const part=pick.slice(k*15,k*15+15);
const tiles=await Promise.all(part.map(async (x,i)=>({input:await sharp(d+x).resize(480,252).toBuffer(),left:(i%3)*486,top:Math.floor(i/3)*258})));
await sharp({create:{width:1458,height:258*5,channels:3,background:'#888'}}).composite(tiles).png().toFile(`/tmp/w/social-try/c${k}.png`);}
