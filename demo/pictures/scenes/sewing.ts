import { type Fold, panel } from '../base/cloth';
import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n, oval } from '../base/path';
import { rod, round } from '../base/solid';
import { seam, stitching } from '../base/trims';
import { pegRail, sunPatch, tableTop, wall } from './room';
import { H, hang, stand, toneAt, W, type Ware } from './staging';
import { spools } from './workshop';

const TROUSERS: readonly Ware[] = [
  { kind: 'trousers', params: { leg: 'straight', crease: true } },
  { kind: 'jeans', params: { leg: 'straight' } },
  { kind: 'skirt', params: { shape: 'a' } },
];

/** A sewing machine on a table at y, its needle to the left. */
function machine(kit: Kit, x: number, y: number, hex: string): string {
  const gold = '#c9a24c';
  const steel = '#c9c3b7';
  const foot = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.5],
    [0.7, '#1d150e', 0.24],
    [1, '#1d150e', 0],
  ]);
  const arm = `M${x + 30} ${y - 330}Q${x + 30} ${y - 372} ${x + 80} ${y - 372}H${x + 500}Q${x + 566} ${y - 372} ${x + 566} ${y - 300}V${y - 54}H${x + 420}V${y - 210}Q${x + 420} ${y - 262} ${x + 366} ${y - 262}H${x + 150}V${y - 190}Q${x + 150} ${y - 168} ${x + 128} ${y - 168}H${x + 52}Q${x + 30} ${y - 168} ${x + 30} ${y - 190}Z`;
  const leaf = `M${x + 210} ${y - 318}q40 -26 80 0q-40 26 -80 0zM${x + 310} ${y - 318}q40 -26 80 0q-40 26 -80 0z`;
  return (
    `<ellipse cx="${x + 310}" cy="${y + 4}" rx="400" ry="36" fill="${foot}"/>` +
    rod(`M${x + 86} ${y - 170}V${y - 96}`, 16, steel) +
    rod(`M${x + 86} ${y - 100}V${y - 58}`, 6, steel) +
    `<path d="M${x + 58} ${y - 74}H${x + 116}L${x + 108} ${y - 62}H${x + 64}Z" fill="${steel}" stroke="#6a645a" stroke-width="2"/>` +
    rod(`M${x + 250} ${y - 372}V${y - 446}`, 8, steel) +
    round(kit, box(x + 226, y - 436, 48, 62, 6), toneAt([gold], 0), 'matt') +
    `<path d="M${x + 236} ${y - 400}Q${x + 120} ${y - 430} ${x + 66} ${y - 330}Q${x + 60} ${y - 230} ${x + 86} ${y - 100}" fill="none" stroke="#f3ead6" stroke-width="3"/>` +
    round(kit, arm, hex, 'gloss') +
    `<path d="M${x + 52} ${y - 340}Q${x + 60} ${y - 356} ${x + 84} ${y - 356}H${x + 492}Q${x + 546} ${y - 356} ${x + 548} ${y - 300}V${y - 66}" fill="none" stroke="${gold}" stroke-width="4"/>` +
    `<path d="${leaf}" fill="none" stroke="${gold}" stroke-width="4"/>` +
    `<path d="${oval(x + 90, y - 262, 26, 26)}" fill="${steel}" stroke="#6a645a" stroke-width="2"/><path d="${oval(x + 90, y - 262, 11, 11)}" fill="#8d867a"/>` +
    `<path d="${box(x + 566, y - 330, 26, 130, 8)}" fill="${steel}" stroke="#6a645a" stroke-width="2"/><path d="${box(x + 590, y - 352, 30, 174, 12)}" fill="${darken(hex, 0.2)}" stroke="#1a1410" stroke-width="2"/><path d="M${x + 596} ${y - 330}V${y - 200}" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>` +
    round(kit, box(x - 20, y - 58, 640, 54, 10), hex, 'gloss') +
    `<path d="M${x} ${y - 44}H${x + 600}" stroke="${gold}" stroke-width="4"/>` +
    `<path d="${box(x + 30, y - 62, 120, 10, 3)}" fill="${steel}" stroke="#6a645a" stroke-width="1.5"/>`
  );
}

/** A trouser leg whose hem lies below the needle, and which falls over the edge of the table. */
function legOf(kit: Kit, hex: string, x: number, y: number): string {
  const d = `M${x + 170} ${y - 62}Q${x + 60} ${y - 70} ${x - 30} ${y - 56}C${x - 170} ${y - 30} ${x - 236} ${y + 60} ${x - 240} 1010H${x + 40}C${x + 34} ${y + 120} ${x + 80} ${y - 16} ${x + 170} ${y - 40}Z`;
  const folds: Fold[] = [
    {
      d: `M${x - 160} ${y + 30}Q${x - 190} ${y + 140} ${x - 190} 1010`,
      width: 22,
      tone: -0.3,
      open: 'end',
    },
    {
      d: `M${x - 60} ${y - 30}Q${x - 120} ${y + 90} ${x - 110} 1010`,
      width: 26,
      tone: 0.28,
      open: 'end',
    },
    {
      d: `M${x + 30} ${y - 30}Q${x - 30} ${y + 80} ${x - 20} 1010`,
      width: 22,
      tone: -0.28,
      open: 'end',
    },
  ];
  const line = `M${x + 80} ${y - 62}Q${x - 40} ${y - 20} ${x - 70} ${y + 90}Q${x - 78} ${y + 200} ${x - 76} 1010`;
  return (
    `<path d="${d}" fill="#1d150e" fill-opacity=".28" transform="translate(12 10)"/>` +
    panel({ ...kit, hex, params: {} }, d, { surface: 'twill', soft: 11, step: 0, folds }) +
    seam(hex, line, 3) +
    stitching(hex, `M${x + 130} ${y - 62}Q${x + 122} ${y - 52} ${x + 128} ${y - 36}`, '#e8b04a')
  );
}

/** Trousers below a sewing machine, others that wait on their pegs, and thread. */
export function sewing(kit: Kit, palette: readonly string[], wares = TROUSERS): string {
  const tone = mix('#d6cebd', toneAt(palette, 1), 0.18);
  const [first = TROUSERS[0] as Ware, ...rest] = wares;
  const cloth = first.hex ?? mix(toneAt(palette, 0), '#22304d', 0.2);
  const waiting = (rest.length > 0 ? rest : [first]).slice(0, 2).map((ware, i) => {
    const x = 1180 + i * 240;
    const loops = `<path d="M${x - 52} 182L${x} 116L${x + 52} 182" fill="none" stroke="#6a5a40" stroke-width="5"/>`;
    const hex = ware.hex ?? toneAt(palette, i + 3);
    return loops + hang(kit, { ...ware, hex, x, y: 176, scale: 0.4 });
  });
  const cushion = `<ellipse cx="340" cy="846" rx="130" ry="18" fill="#1d150e" fill-opacity=".22"/><path d="${oval(330, 800, 96, 54)}" fill="#b3272c"/><path d="M238 806A96 54 0 0 0 424 806Q330 836 238 806Z" fill="#1a1410" fill-opacity=".3"/>${[
    [-50, -34],
    [-14, -46],
    [28, -40],
    [58, -24],
    [4, -20],
  ]
    .map(
      ([dx = 0, dy = 0], i) =>
        `<path d="M${330 + dx} ${800 + dy}l${n((i - 2) * 8)} -38" stroke="#8d8a84" stroke-width="3"/><circle cx="${n(330 + dx + (i - 2) * 8)}" cy="${762 + dy}" r="8" fill="${toneAt(palette, i)}"/>`,
    )
    .join('')}`;
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 160, 90, 420, 420, 0.32) +
    `<g transform="translate(1040 0)">${pegRail(kit, 90, 600, '#b08a5e', [140, 380])}</g>` +
    waiting.join('') +
    tableTop(kit, 690, W, H + 120, '#b28a5e') +
    spools(kit, palette, 1230, 690, 3) +
    machine(kit, 400, 800, lighten('#1f2a2a', 0.04)) +
    legOf(kit, cloth, 400, 800) +
    `<g transform="translate(740 90)">${cushion}</g>` +
    stand(kit, { kind: 'mug', hex: toneAt(palette, 1), x: 1430, y: 925, scale: 0.24 })
  );
}
