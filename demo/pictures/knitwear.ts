import { panel } from './cloth';
import { darken, luma, lighten } from './colour';
import { choice, type Draw, type Kit } from './kit';
import { mirrored, n, trace, box } from './path';
import { backNeck, belowShoulders, bodyPath, createCut, CX, type Cut, cuffOf, garment, neckLine, type Sleeve } from './torso';
import { button, buttonColour, label, ribBand, seam, stitching } from './trims';

const focusTop = { x: 600, y: 430, zoom: 2.1 };

/** Ribbed cuffs of long sleeves. */
export function cuffs(kit: Kit, cut: Cut, sleeve: Sleeve, height = 64): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  const lean = 12;
  const mid = (outer[0] + inner[0]) / 2;
  return ([-1, 1] as const)
    .map((side) => {
      const d = `${trace(CX, side, [inner[0] + 1, inner[1] - 8], [
        [mid, inner[1] - 4, outer[0], outer[1] - 8], [outer[0] + lean - 8, outer[1] + height - 10],
        [mid + lean, inner[1] + height + 2, inner[0] + lean + 8, inner[1] + height - 8],
      ])}Z`;
      return panel(kit, d, { surface: 'rib', step: 0, turn: side * -9, round: 0.7, soft: 6 });
    })
    .join('');
}

/** A ribbed band along the hem, into which the body is gathered. */
export function hemRib(kit: Kit, cut: Cut, height = 74): string {
  const y = cut.hemY - 12;
  const d = mirrored(CX, [0, y + cut.hemDip], [
    [cut.hem * 0.6, y + cut.hemDip, cut.hem - 3, y], [cut.hem - 12, y + height],
    [cut.hem * 0.5, y + height + cut.hemDip, 0, y + height + cut.hemDip],
  ]);
  return panel(kit, d, { surface: 'rib', step: 0, round: 0.8, soft: 8 });
}

function cables(kit: Kit, cut: Cut): string {
  const dark = darken(kit.hex, 0.5);
  const light = lighten(kit.hex, 0.4);
  const strand = (x: number, y: number, s: number) =>
    `M${n(x - s * 16)} ${n(y)}C${n(x - s * 16)} ${n(y + 30)} ${n(x + s * 16)} ${n(y + 30)} ${n(x + s * 16)} ${n(y + 60)}`;
  let d = '';
  for (const x of [-150, 0, 150]) {
    for (let y = cut.neckTop + 110; y < cut.hemY - 10; y += 60) d += strand(CX + x, y, 1) + strand(CX + x, y, -1);
  }
  const line = (color: string, w: number, o: number, dx: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${w}" opacity="${o}" transform="translate(${dx} 0)"/>`;
  const body = line(dark, 17, 0.35, 0) + line(kit.hex, 12, 1, 0) + line(light, 4, 0.35, -2);
  return `<g clip-path="${kit.sheet.clip(bodyPath(cut))}">${body}</g>`;
}

const knitLook = { surface: 'knit', round: 0.95, soft: 14 } as const;

/** A knitted jumper. */
export const drawSweater: Draw = (kit) => {
  const neck = choice(kit, 'neck', ['round', 'v', 'turtle', 'shawl']);
  const cut = createCut(kit, {
    neck: neck === 'v' || neck === 'shawl' ? 'v' : 'round', neckDrop: neck === 'v' ? 190 : neck === 'shawl' ? 210 : neck === 'turtle' ? 46 : 70,
    shoulder: 250, chest: 280, hem: 258, waist: 276, hemY: 1060 + kit.rng.jitter(30), hemDip: 12,
  });
  const sleeve: Sleeve = { length: 'long', ease: kit.rng.between(0.4, 1) };
  const fine = kit.rng.chance(0.4) && kit.params['pattern'] !== 'knit';
  const { art, shade } = garment(kit, cut, sleeve, { ...knitLook, surface: fine ? 'jersey' : 'knit', blockFrom: 700, step: 64, crease: 0.42 });
  const cabled = !fine && kit.params['pattern'] === 'knit' ? cables(kit, cut) : '';
  const whole = backNeck(kit, cut, neck !== 'turtle') + art + cabled + hemRib(kit, cut) + cuffs(kit, cut, sleeve) + neckTrim(kit, cut, neck);
  return { art: whole, shade: neck === 'turtle' ? [...shade, turtle(cut)] : shade, place: 'hang', focus: focusTop };
};

const turtle = (cut: Cut) => {
  const { neckWidth: w, neckTop: t } = cut;
  return mirrored(CX, [0, t - 92], [[w * 0.5, t - 96, w * 0.92, t - 84], [w * 1.02, t - 30, w * 1.04, t + 14], [w * 0.7, t + 62, 0, t + 64]]);
};

function neckTrim(kit: Kit, cut: Cut, neck: string): string {
  const { neckWidth: w, neckTop: t } = cut;
  if (neck === 'turtle') {
    const ribs = kit.sheet.tile(9, 40, `<path d="M2 0v40" stroke="${darken(kit.hex, 0.5)}" stroke-width="2.6" opacity=".4"/><path d="M6 0v40" stroke="${lighten(kit.hex, 0.5)}" stroke-width="2.4" opacity=".25"/>`);
    const d = turtle(cut);
    return panel(kit, d, { surface: 'smooth', step: 0, round: 1, folds: [{ d: `M${CX - w} ${t - 14}Q${CX} ${t + 26} ${CX + w} ${t - 14}`, width: 16, tone: -0.45 }, { d: `M${CX - w} ${t - 40}Q${CX} ${t - 8} ${CX + w} ${t - 40}`, width: 14, tone: 0.3 }] }) +
      `<path d="${d}" fill="${ribs}"/>` + seam(kit.hex, `M${n(CX - w * 0.92)} ${t - 84}Q${CX} ${t - 62} ${n(CX + w * 0.92)} ${t - 84}`);
  }
  if (neck === 'shawl') return shawl(kit, cut);
  return belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 8), neck === 'v' ? 30 : 36));
}

function shawl(kit: Kit, cut: Cut): string {
  const { neckWidth: w, neckTop: t, neckDrop: drop } = cut;
  const side = (s: 1 | -1) => `${trace(CX, s, [-14, t + drop + 46], [
    [w * 0.5, t + drop * 0.62, w - 22, t - 20], [w + 6, t - 30, w + 22, t + 4],
    [w + 30, t + drop * 0.55, 34, t + drop + 62], [0, t + drop + 70, -14, t + drop + 46],
  ])}Z`;
  const fold = (s: 1 | -1) => ({ d: trace(CX, s, [20, t + drop + 40], [[w * 0.9, t + drop * 0.5, w + 4, t - 10]]), width: 14, tone: 0.3 });
  return ([-1, 1] as const).map((s) => panel(kit, side(s), { surface: 'rib', turn: s * 24, step: 0, folds: [fold(s)], round: 1 })).join('');
}

/** A cardigan that buttons down the front. */
export const drawCardigan: Draw = (kit) => {
  const long = choice(kit, 'length', ['short', 'long']) === 'long';
  const hemY = (long ? 1290 : 1050) + kit.rng.jitter(20);
  const cut = createCut(kit, {
    neck: 'v', neckDrop: kit.rng.between(200, 300), hemY, hem: long ? 280 : 262, waist: 272, waistY: 820, chest: 276, hemDip: 4,
    ...(long ? { neckTop: 180, underArm: 452 } : {}),
  });
  const sleeve: Sleeve = { length: 'long', ease: kit.rng.between(0.3, 0.9) };
  const { art, shade } = garment(kit, cut, sleeve, { ...knitLook, blockFrom: 720, step: 62, crease: 0.4 });
  const band = `M${CX} ${n(cut.hemY + 52)}V${n(cut.neckTop + cut.neckDrop + 12)}`;
  const tone = buttonColour(kit);
  const first = cut.neckTop + cut.neckDrop + 34;
  const count = long ? 6 : 5;
  const gap = (cut.hemY - first - 10) / (count - 1);
  const buttons = Array.from({ length: count }, (_, i) => button(CX, first + i * gap, 15, tone)).join('');
  const pocket = kit.rng.chance(long ? 1 : 0.5) ? pockets(kit, cut) : '';
  return {
    art: backNeck(kit, cut) + art + pocket + hemRib(kit, cut, 60) + cuffs(kit, cut, sleeve, 56) +
      belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 10), 38)) + ribBand(kit, band, 44, kit.hex, 7) + buttons,
    shade, place: 'hang', focus: { x: 600, y: cut.neckTop + 250, zoom: 2 },
  };
};

function pockets(kit: Kit, cut: Cut): string {
  const y = cut.hemY - 235;
  return ([-1, 1] as const).map((s) => {
    const x = CX + s * 150 - 72;
    return panel(kit, box(x, y, 144, 176, 6), { surface: 'knit', step: 0, round: 0.4, soft: 8 }) +
      ribBand(kit, `M${x} ${y + 8}h144`, 28);
  }).join('');
}

/** A hooded sweatshirt. */
export const drawHoodie: Draw = (kit) => {
  const cut = createCut(kit, { neckTop: 330, neckDrop: 96, underArm: 610, shoulder: 256, chest: 292, waist: 290, hem: 272, hemY: 1150, waistY: 860 });
  const sleeve: Sleeve = { length: 'long', ease: 1 };
  const { art, shade } = garment(kit, cut, sleeve, { surface: 'jersey', blockFrom: 760, round: 0.95, soft: 15, crease: 0.55, step: 60 });
  const zipped = kit.rng.chance(0.35);
  const front = zipped ? seam(kit.hex, `M${CX} 430V${cut.hemY + 30}`) : '';
  const hoods = hood(kit, cut);
  return {
    art: hoods.back + art + front + kangaroo(kit, cut) + hemRib(kit, cut, 66) + cuffs(kit, cut, sleeve) + hoods.front + cords(kit, cut),
    shade: [...shade, hoods.outline], place: 'hang', focus: { x: 600, y: 400, zoom: 1.9 },
  };
};

function hood(kit: Kit, cut: Cut): { back: string; front: string; outline: string } {
  const { neckWidth: w, neckTop: t } = cut;
  const whole = mirrored(CX, [0, t - 178], [
    [w * 1.25, t - 178, w * 1.72, t - 110, w * 1.6, t - 6], [w * 1.55, t + 40, w * 1.3, t + 70],
    [w * 0.6, t + 130, 0, t + 128],
  ]);
  const opening = mirrored(CX, [0, t - 126], [
    [w * 0.86, t - 126, w * 1.12, t - 84, w * 1.04, t - 4], [w * 0.92, t + 60, 0, t + 112],
  ]);
  const dark = mirrored(CX, [0, t - 126], [
    [w * 0.86, t - 126, w * 1.12, t - 84, w * 1.04, t - 4], [w * 0.92, t + 60, 0, t + 112],
  ]);
  const inside = kit.sheet.linear([0, 0], [0, 1], [[0, darken(kit.hex, 0.2)], [0.55, darken(kit.hex, 0.45)], [1, darken(kit.hex, 0.68)]]);
  const front =
    panel(kit, whole, { surface: 'jersey', step: 0, round: 1.1, soft: 18, folds: ([-1, 1] as const).flatMap((s) => [
      { d: trace(CX, s, [w * 1.5, t - 60], [[w * 1.3, t + 30, w * 0.6, t + 112]]), width: 18, tone: 0.3 },
      { d: trace(CX, s, [w * 1.6, t + 10], [[w * 1.3, t + 70, w * 0.9, t + 116]]), width: 22, tone: -0.4 },
    ]) }) +
    `<path d="${opening}" fill="${inside}"/>` + label(CX, t - 2) +
    `<path d="${dark}" fill="none" stroke="${kit.hex}" stroke-width="18"/><path d="${dark}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="1.6" opacity=".6"/>` +
    stitching(kit.hex, mirrored(CX, [0, t - 140], [[w * 0.96, t - 140, w * 1.25, t - 90, w * 1.17, t - 2], [w * 1.02, t + 70, 0, t + 126]]));
  return { back: '', front, outline: whole };
}

function kangaroo(kit: Kit, cut: Cut): string {
  const y = cut.hemY - 262;
  const d = mirrored(CX, [0, y], [[112, y], [124, y + 40, 188, y + 150], [192, y + 246], [0, y + 250]]);
  const edge = ([-1, 1] as const).map((s) => trace(CX, s, [112, y], [[124, y + 40, 188, y + 150]])).join('');
  return panel(kit, d, { surface: 'jersey', step: 0, round: 0.5, soft: 10, folds: [{ d: `M${CX - 160} ${y + 200}Q${CX} ${y + 150} ${CX + 160} ${y + 210}`, width: 20, tone: -0.14 }] }) + stitching(kit.hex, edge);
}

function cords(kit: Kit, cut: Cut): string {
  const tone = luma(kit.hex) > 0.6 ? '#f3ede2' : lighten(kit.hex, 0.5);
  return ([-1, 1] as const).map((s) => {
    const y = cut.neckTop + 84;
    const d = trace(CX, s, [34, y], [[42, y + 110, 30 + kit.rng.jitter(10), y + 190 + kit.rng.jitter(20)]]);
    return `<path d="${d}" fill="none" stroke="${darken(tone, 0.5)}" stroke-width="10" stroke-linecap="round" opacity=".5" transform="translate(3 4)"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="8.5" stroke-linecap="round"/>`;
  }).join('');
}
