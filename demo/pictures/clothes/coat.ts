import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit, tone as toneOf } from '../base/kit';
import { box, mirrored, n, trace } from '../base/path';
import { button, metal, seam, stitching } from '../base/trims';
import { backNeck, type Cut, CX, createCut, fitOf, neckLine, type Sleeve } from './cut';
import { garment } from './garment';
import { patchPocket, welts } from './outer-parts';
import { collarBehind } from './shirt-parts';
import { skirtFolds } from './skirt';
import { collarBack, flap, lapel, lining } from './tailoring';
import { throat } from './wearer';

const sides = [-1, 1] as const;

/** A coat: wrapped, double-breasted, single-breasted or with toggles. */
export const drawCoat: Draw = (kit) => {
  const style = choice(kit, 'style', [
    'single',
    'wrap',
    'doublebreasted',
    'duffle',
    'trench',
    'collarless',
  ]);
  const long = choice(kit, 'length', ['mid', 'long', 'short']) === 'long';
  const { rng } = kit;
  const waisted = style === 'wrap' || style === 'trench';
  const short = kit.params.length === 'short';
  const cut = createCut(kit, {
    neckTop: 172,
    neckDrop: 60,
    neckWidth: 90,
    shoulder: 248,
    slope: 54,
    underArm: 446,
    chest: 278,
    waistY: 720,
    waist: waisted ? 246 : 278,
    hemY: (long ? 1600 : short ? 1080 : 1180) + rng.jitter(14),
    hem: (waisted ? 330 : 306) + (long ? 30 : 0),
    hemDip: 8,
  });
  const sleeve: Sleeve = { length: 'long', ease: 0.8 };
  const folds = skirtFolds(
    kit,
    cut.waistY + 20,
    cut.hemY,
    cut.waist,
    cut.hem,
    5,
    waisted ? 0.9 : 0.5,
  );
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'wool',
    folds,
    weight: 0.6,
    blockFrom: 800,
    step: 56,
    soft: 14,
  });
  const trims = kit.back
    ? behind(kit, cut, style)
    : { single, wrap, doublebreasted: double, duffle, trench, collarless }[style](kit, cut);
  return {
    art: (style === 'collarless' ? backNeck(kit, cut) : collarBack(kit, cut)) + art + trims,
    shade: style === 'duffle' ? [...shade, hoodPath(cut)] : shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: focusOf(style, cut),
  };
};

/** What is worth a near look: the knot, the buckle, the toggles, the buttons or the lapels. */
function focusOf(style: string, cut: Cut): Drawing['focus'] {
  if (style === 'wrap') return { x: CX + 6, y: cut.waistY + 20, zoom: 2 };
  if (style === 'trench') return { x: CX + 30, y: cut.waistY - 40, zoom: 2 };
  if (style === 'duffle') return { x: CX + 10, y: cut.neckTop + 330, zoom: 2.3 };
  if (style === 'collarless') return { x: CX + 40, y: cut.neckTop + 210, zoom: 2.2 };
  return { x: CX + 50, y: cut.neckTop + 350, zoom: 2.2 };
}

function frontEdge(kit: Kit, cut: Cut, x: number, from: number): string {
  const d = `M${n(CX + x)} ${n(from)}V${n(cut.hemY + 6)}`;
  return (
    seam(kit.hex, d, 2.6) + stitching(kit.hex, `M${n(CX + x - 12)} ${n(from)}V${n(cut.hemY + 4)}`)
  );
}

function single(kit: Kit, cut: Cut): string {
  const depth = 330 + kit.rng.jitter(40);
  const tone = kit.rng.pick([darken(kit.hex, 0.4), '#4a3626', '#2a2622']);
  const from = cut.neckTop + depth;
  const l = { depth, width: 76, notch: 112, lap: 16 };
  const buttons = [0, 1, 2].map((i) => button(CX, from + 36 + i * 140, 19, tone)).join('');
  const pockets = flag(kit, 'flaps')
    ? sides.map((s) => flap(kit, CX + s * 164 - 72, cut.waistY + 80, 144, 54)).join('')
    : welts(kit, 180, cut.waistY + 20, 170);
  return (
    lining(kit, cut, depth - 6) +
    pockets +
    frontEdge(kit, cut, 16, from) +
    buttons +
    lapel(kit, cut, l, 1) +
    lapel(kit, cut, l, -1)
  );
}

function double(kit: Kit, cut: Cut): string {
  const depth = 360;
  const tone = toneOf(kit, 'buttonTone', kit.rng.pick([darken(kit.hex, 0.4), '#3a2c20']));
  const from = cut.neckTop + depth;
  const l = { depth, width: 92, notch: 122, lap: 92, peak: true };
  const buttons = [0, 1, 2]
    .flatMap((i) => sides.map((s) => button(CX + s * 82, from + 30 + i * 138, 20, tone)))
    .join('');
  return (
    lining(kit, cut, depth - 100) +
    frontEdge(kit, cut, 122, from - 20) +
    welts(kit, 196, cut.waistY + 40, 160) +
    buttons +
    lapel(kit, cut, l, 1) +
    lapel(kit, cut, l, -1)
  );
}

function wrap(kit: Kit, cut: Cut): string {
  const depth = 520;
  const from = cut.neckTop + depth;
  const w = cut.waist;
  const y = cut.waistY;
  const l = { depth, width: 100, notch: 150, lap: 60 };
  const band = mirrored(
    CX,
    [0, y - 24],
    [
      [w + 3, y - 30],
      [w + 5, y + 30],
      [w * 0.5, y + 38, 0, y + 38],
    ],
  );
  const tails = [
    `M${CX + 30} ${y}q60 120 44 300l56 6q18 -180 -50 -310z`,
    `M${CX + 20} ${y}q-10 140 -58 270l52 20q54 -140 60 -284z`,
  ];
  return (
    lining(kit, cut, depth - 120) +
    frontEdge(kit, cut, 110, from - 40) +
    welts(kit, 190, y + 90, 150) +
    lapel(kit, cut, l, 1) +
    lapel(kit, cut, l, -1) +
    panel(kit, band, { surface: 'wool', round: 0.5, soft: 7 }) +
    tails.map((d) => panel(kit, d, { surface: 'wool', soft: 8, round: 0.8 })).join('') +
    panel(kit, `M${CX - 6} ${y - 34}q40 -12 76 4q16 36 -2 74q-40 14 -74 -4q-14 -36 0 -74z`, {
      surface: 'wool',
      soft: 9,
      round: 1.1,
    })
  );
}

function hoodPath(cut: Cut): string {
  const { neckWidth: w, neckTop: t } = cut;
  return mirrored(
    CX,
    [0, t - 96],
    [
      [w, t - 98, w * 1.6, t - 70, w * 1.56, t + 10],
      [w * 1.5, t + 60, w, t + 90, 0, t + 92],
    ],
  );
}

function duffle(kit: Kit, cut: Cut): string {
  const { neckWidth: w, neckTop: t } = cut;
  const opening = mirrored(
    CX,
    [0, t - 40],
    [
      [w * 0.8, t - 40, w * 1.02, t - 10, w * 0.9, t + 26],
      [w * 0.6, t + 74, 0, t + 80],
    ],
  );
  const hood =
    panel(kit, hoodPath(cut), {
      surface: 'wool',
      round: 1,
      step: 0,
      folds: sides.map((s) => ({
        d: trace(CX, s, [w * 1.4, t - 20], [[w, t + 50, w * 0.3, t + 84]]),
        width: 16,
        tone: 0.3,
      })),
    }) +
    `<path d="${opening}" fill="${darken(kit.hex, 0.55)}"/>` +
    throat(kit, cut, { half: w * 0.94, drop: 76 }) +
    stitching(kit.hex, opening);
  const toggles = [0, 1, 2, 3].map((i) => toggle(t + 170 + i * 148)).join('');
  const pockets = sides
    .map((s) => patchPocket(kit, CX + s * 172 - 84, cut.waistY + 60, 168, 200, 'wool', 0))
    .join('');
  const yoke = sides
    .map((s) =>
      seam(kit.hex, trace(CX, s, [20, t + 138], [[140, t + 142, cut.shoulder - 6, t + 118]]), 2.4),
    )
    .join('');
  return frontEdge(kit, cut, 46, t + 84) + yoke + pockets + toggles + hood;
}

function toggle(y: number): string {
  const cord = `M${CX - 106} ${y - 9}h86M${CX - 106} ${y + 9}h86M${CX + 110} ${y - 9}h-100q-14 9 0 18h100`;
  const patch = (x: number) =>
    `<path d="${box(x - 20, y - 24, 40, 48, 6)}" fill="#5a4030" stroke="#2c1e14" stroke-width="1.4"/>`;
  return (
    metal(cord, 6, '#6a523c') +
    patch(CX - 116) +
    patch(CX + 120) +
    `<path d="M${CX - 44} ${y - 9}q44 -12 88 0q10 9 0 18q-44 10 -88 0q-10 -9 0 -18z" fill="#c79b62" stroke="#5a3c20" stroke-width="1.6"/><path d="M${CX - 36} ${y - 6}q36 -8 70 -1" stroke="#f2dcb4" stroke-width="3" fill="none" stroke-opacity=".8"/>`
  );
}

/** A belt of the coat's own cloth, with its buckle at the front. */
function belt(kit: Kit, cut: Cut): string {
  const [w, y] = [cut.waist, cut.waistY];
  const band = mirrored(
    CX,
    [0, y - 22],
    [
      [w + 4, y - 28],
      [w + 5, y + 26],
      [w * 0.5, y + 34, 0, y + 34],
    ],
  );
  const end = `M${CX + 40} ${y - 20}l150 46l-8 46l-150 -46z`;
  return (
    panel(kit, band, { round: 0.5, soft: 7, step: 0 }) +
    (kit.back
      ? ''
      : panel(kit, end, { round: 0.5, soft: 6, step: 0 }) +
        metal(`M${CX - 18} ${y - 30}h54v70h-54z`, 9, '#6b4b2c'))
  );
}

/** Two rows of buttons, a belt, straps on the shoulders and a flap over the chest. */
function trench(kit: Kit, cut: Cut): string {
  const { neckTop: t } = cut;
  const flap = `M${CX + 60} ${t + 110}L${CX + cut.shoulder - 16} ${t + 92}L${CX + cut.chest - 26} ${cut.underArm + 26}Q${CX + 150} ${cut.underArm + 70} ${CX + 74} ${cut.underArm + 30}Z`;
  const straps = sides.map((s) => {
    const d = `${trace(
      CX,
      s,
      [cut.shoulder + 6, t + cut.slope - 6],
      [
        [cut.shoulder + 14, t + cut.slope + 30],
        [cut.shoulder - 96, t + 46],
        [cut.shoulder - 98, t + 14],
      ],
    )}Z`;
    return (
      panel(kit, d, { soft: 5, round: 0.4, step: 0 }) +
      button(CX + s * (cut.shoulder - 80), t + 32, 9, '#6b4b2c')
    );
  });
  return (
    double(kit, cut) +
    panel(kit, flap, { soft: 6, round: 0.4, step: 0 }) +
    straps.join('') +
    belt(kit, cut)
  );
}

/** No collar: a round neck and three large buttons. */
function collarless(kit: Kit, cut: Cut): string {
  const from = cut.neckTop + cut.neckDrop;
  const buttons = [0, 1, 2].map((i) => button(CX, from + 70 + i * 170, 30, darken(kit.hex, 0.35)));
  const pockets = sides.map((s) =>
    patchPocket(kit, CX + s * 160 - 84, cut.hemY - 320, 168, 190, 'wool', 0),
  );
  return (
    frontEdge(kit, cut, 34, from) +
    seam(kit.hex, neckLine(cut, 12), 3) +
    pockets.join('') +
    buttons.join('')
  );
}

/** The back of a coat: its middle seam, its collar, and its belt or hood. */
function behind(kit: Kit, cut: Cut, style: string): string {
  const middle =
    seam(kit.hex, `M${CX} ${cut.neckTop + 60}V${cut.hemY}`) +
    seam(kit.hex, `M${CX + 3} ${cut.hemY - 330}V${cut.hemY + 6}`, 4);
  if (style === 'duffle')
    return middle + panel(kit, hoodPath(cut), { surface: 'wool', round: 1, step: 0 });
  if (style === 'collarless') return middle;
  const collar = collarBehind(kit, cut, 120, 40);
  return middle + (style === 'wrap' || style === 'trench' ? belt(kit, cut) : '') + collar;
}
