import { clothes } from './kinds-clothes';
import { Sheet } from './sheet'; import { createRng } from './random'; import { ground, shadow, glow } from './ground'; import { fitting } from './fit';
import { home } from './kinds-home'; import { accessories } from './kinds-accessories'; import { shoes } from './kinds-shoes'; const m: any = {...clothes,...shoes,...accessories,...home};
export function drawProduct(o: any) { const kit: any = { sheet: new Sheet(), rng: createRng(o.seed), hex: o.color.hex, params: o.params }; const d = m[o.kind](kit);
 const f = fitting(d);
 const z = o.view === 'detail' ? `<g transform="translate(600 750) scale(${d.focus.zoom}) translate(${-d.focus.x} ${-d.focus.y})">` : `<g transform="translate(${f.dx} ${f.dy}) scale(${f.scale})">`;
 return kit.sheet.document(1200, 1500, ground(kit, d) + (d.glow ? glow(kit, d.glow) : '') + z + shadow(kit, d) + d.art + '</g>'); }
