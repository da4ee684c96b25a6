import { panel } from './cloth';
import { darken } from './colour';
import { choice, type Draw, type Kit } from './kit';
import { box, mirrored, n, trace } from './path';
import { backNeck, belowShoulders, createCut, CX, type Cut, cuffOf, garment, neckLine, type Sleeve } from './torso';
import { button, buttonColour, ribBand, seam, stitching } from './trims';

/** A turned-down collar on its stand; `spread` is how far its points lie apart. */
export function collar(kit: Kit, cut: Cut, spread = 66, drop = 104): string {
  const { neckWidth: w, neckTop: t } = cut;
  const leaf = (s: 1 | -1) => `${trace(CX, s, [0, t + 78], [
    [w * 0.6, t + 52, w * 0.86, t - 22], [w * 0.98, t - 36, w * 1.1, t - 6],
    [w * 1.2, t + 50, spread + 22, t + 62 + drop], [34, t + 118, 0, t + 78],
  ])}Z`;
  const edge = (s: 1 | -1) => trace(CX, s, [w * 1.06, t + 4], [
    [w * 1.1, t + 50, spread + 18, t + 50 + drop], [34, t + 110, 6, t + 84],
  ]);
  const stand = mirrored(CX, [0, t + 6], [[w * 0.7, t + 2, w * 0.92, t - 30], [w * 0.7, t + 60, 0, t + 76]]);
  return (
    `<path d="${stand}" fill="${darken(kit.hex, 0.22)}"/>` +
    `<path d="${mirrored(CX, [0, t - 6], [[w * 0.6, t - 8, w * 0.86, t - 30], [w * 0.7, t + 6, 0, t + 14]])}" fill="${kit.hex}"/>` +
    ([-1, 1] as const).map((s) => panel(kit, leaf(s), { turn: s * 35, round: 0.4, soft: 7, folds: [{ d: trace(CX, s, [4, t + 76], [[w * 0.6, t + 50, w * 0.92, t - 20]]), width: 8, tone: 0.5 }] }) + stitching(kit.hex, edge(s))).join('')
  );
}

/** The placket down the front, with its buttons. */
export function placket(kit: Kit, top: number, bottom: number, count: number, width = 46, r = 11, tone = buttonColour(kit)): string {
  const gap = (bottom - top - 60) / Math.max(1, count - 1);
  const strip = panel(kit, box(CX - width / 2, top, width, bottom - top), { round: 0.15, soft: 4 });
  const rows = Array.from({ length: count }, (_, i) => button(CX, top + 26 + i * gap, r, tone)).join('');
  const lines = [-1, 1].map((s) => stitching(kit.hex, `M${n(CX + s * (width / 2 - 6))} ${n(top)}V${n(bottom)}`)).join('');
  return strip + lines + rows;
}

/** Shirt cuffs with one button. */
function shirtCuffs(kit: Kit, cut: Cut, sleeve: Sleeve, tone: string): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  return ([-1, 1] as const).map((s) => {
    const d = `${trace(CX, s, [inner[0] - 2, inner[1] - 22], [
      [(outer[0] + inner[0]) / 2, inner[1] - 18, outer[0] + 2, outer[1] - 24], [outer[0] + 12, outer[1] + 58],
      [(outer[0] + inner[0]) / 2 + 12, inner[1] + 66, inner[0] + 10, inner[1] + 56],
    ])}Z`;
    return panel(kit, d, { turn: s * -8, round: 0.5, soft: 7 }) +
      button(CX + s * (inner[0] + 26), inner[1] + 20, 9, tone);
  }).join('');
}

function chestPocket(kit: Kit, cut: Cut, side: 1 | -1 = 1): string {
  const x = CX + side * 128;
  const y = cut.underArm - 90;
  const d = `M${x - 56} ${y}h112v110l-56 26l-56 -26z`;
  return panel(kit, d, { round: 0.2, soft: 5 }) + stitching(kit.hex, `M${x - 50} ${y + 18}h100`) + stitching(kit.hex, `M${x - 50} ${y + 4}v102l50 24l50 -24v-102`);
}

const hemStitch = (kit: Kit, cut: Cut, up = 20) =>
  stitching(kit.hex, `M${n(CX - cut.hem + 5)} ${n(cut.hemY - up)}Q${CX} ${n(cut.hemY - up + cut.hemDip * 2)} ${n(CX + cut.hem - 5)} ${n(cut.hemY - up)}`);

function sleeveHems(kit: Kit, cut: Cut, sleeve: Sleeve): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  return ([-1, 1] as const).map((s) => stitching(kit.hex, trace(CX, s, [inner[0] - 8, inner[1] - 18], [
    [(outer[0] + inner[0]) / 2 - 8, (outer[1] + inner[1]) / 2 - 12, outer[0] - 8, outer[1] - 18],
  ]))).join('');
}

/** A T-shirt. */
export const drawTshirt: Draw = (kit) => {
  const neck = choice(kit, 'neck', ['round', 'v', 'boat', 'collar']);
  const long = choice(kit, 'sleeve', ['short', 'long']) === 'long';
  const boat = neck === 'boat';
  const cut = createCut(kit, {
    neck: boat ? 'boat' : neck === 'v' || neck === 'collar' ? 'v' : 'round', neckDrop: neck === 'v' ? 150 : neck === 'collar' ? 90 : boat ? 34 : 84,
    neckWidth: boat ? 132 : 94, hemY: 1070 + kit.rng.jitter(40), chest: 266, hem: 264, waist: 258,
  });
  const sleeve: Sleeve = { length: long ? 'long' : 'short', ease: kit.rng.between(0, 0.8) };
  const { art, shade } = garment(kit, cut, sleeve, { surface: 'jersey', crease: 0.5, blockFrom: 640, step: 44 });
  const band = boat
    ? stitching(kit.hex, neckLine(cut, 20))
    : belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 4), 24, kit.hex, 6)) + belowShoulders(kit, cut, stitching(kit.hex, neckLine(cut, 30)));
  const top = neck === 'collar' ? placket(kit, cut.neckTop + 84, cut.neckTop + 280, 3, 44) + collar(kit, cut, 58, 80) : band;
  const pocket = kit.rng.chance(0.25) && neck === 'round' ? chestPocket(kit, cut) : '';
  return {
    art: backNeck(kit, cut) + art + pocket + top + hemStitch(kit, cut) + sleeveHems(kit, cut, sleeve),
    shade, place: 'hang', focus: { x: 640, y: 440, zoom: 2.2 },
  };
};

/** A polo shirt. */
export const drawPolo: Draw = (kit) => {
  const long = choice(kit, 'sleeve', ['short', 'long']) === 'long';
  const cut = createCut(kit, { neck: 'v', neckDrop: 90, hemY: 1080 + kit.rng.jitter(30), chest: 266, hem: 262 });
  const sleeve: Sleeve = { length: long ? 'long' : 'short', ease: 0.2 };
  const { art, shade } = garment(kit, cut, sleeve, { surface: 'knit', crease: 0.42, blockFrom: 640 });
  const { outer, inner } = cuffOf(cut, sleeve);
  const bands = ([-1, 1] as const).map((s) => ribBand(kit, trace(CX, s, [inner[0] - 2, inner[1] - 8], [[outer[0], outer[1] - 9]]), 30)).join('');
  return {
    art: backNeck(kit, cut) + art + placket(kit, cut.neckTop + 84, cut.neckTop + 270, kit.rng.int(2, 3), 46) + bands + collar(kit, cut, 60, 84) + hemStitch(kit, cut),
    shade, place: 'hang', focus: { x: 620, y: 400, zoom: 2.2 },
  };
};

const shirtTail = (cut: Cut): Cut => ({ ...cut, hemDip: 64 });

/** A buttoned shirt. */
export const drawShirt: Draw = (kit) => {
  const grandad = choice(kit, 'collar', ['classic', 'grandad']) === 'grandad';
  const short = choice(kit, 'sleeve', ['long', 'short']) === 'short';
  const cut = shirtTail(createCut(kit, { neck: 'v', neckDrop: 84, hemY: 1090 + kit.rng.jitter(26), chest: 268, hem: 254, waist: 256 }));
  const sleeve: Sleeve = { length: short ? 'short' : 'long', ease: short ? 0.7 : 0.6 };
  const soft = kit.rng.chance(0.4);
  const { art, shade } = garment(kit, cut, sleeve, { surface: soft ? 'linen' : 'canvas', crease: 0.7, blockFrom: 700, step: 40 });
  const top = cut.neckTop + (grandad ? 66 : 80);
  const tone = buttonColour(kit);
  return {
    art: backNeck(kit, cut) + art + yoke(kit, cut) + (kit.rng.chance(0.65) ? chestPocket(kit, cut) : '') +
      placket(kit, top, cut.hemY + cut.hemDip - 2, 7, 46, 11, tone) + (short ? sleeveHems(kit, cut, sleeve) : shirtCuffs(kit, cut, sleeve, tone)) +
      (grandad ? standCollar(kit, cut) : collar(kit, cut)) + hemStitch(kit, cut, 14),
    shade, place: 'hang', focus: { x: 620, y: 420, zoom: 2.1 },
  };
};

function yoke(kit: Kit, cut: Cut): string {
  return ([-1, 1] as const).map((s) => seam(kit.hex, trace(CX, s, [cut.neckWidth + 8, cut.neckTop + 52], [[cut.shoulder - 10, cut.neckTop + cut.slope + 36]]))).join('');
}

/** A narrow standing collar. */
function standCollar(kit: Kit, cut: Cut): string {
  const { neckWidth: w, neckTop: t } = cut;
  const d = (s: 1 | -1) => `${trace(CX, s, [-6, t + 60], [
    [w * 0.62, t + 44, w * 0.84, t - 34], [w * 0.98, t - 30, w * 1.04, t + 4], [w * 0.8, t + 84, -6, t + 104],
  ])}Z`;
  const back = mirrored(CX, [0, t - 10], [[w * 0.6, t - 12, w * 0.84, t - 34], [w * 0.7, t + 12, 0, t + 20]]);
  return `<path d="${back}" fill="${darken(kit.hex, 0.12)}"/>` + ([-1, 1] as const).map((s) => panel(kit, d(s), { turn: s * 30, round: 0.4, soft: 5 })).join('');
}

/** A blouse with a bow, a V or a round neck. */
export const drawBlouse: Draw = (kit) => {
  const neck = choice(kit, 'collar', ['bow', 'v', 'round']);
  const short = choice(kit, 'sleeve', ['long', 'short']) === 'short';
  const cut = createCut(kit, {
    neck: neck === 'v' ? 'v' : 'round', neckDrop: neck === 'v' ? 190 : 70, shoulder: 226, chest: 256, waist: 252, hem: 272,
    hemY: 1020 + kit.rng.jitter(40), hemDip: 24,
  });
  const sleeve: Sleeve = { length: short ? 'half' : 'long', ease: short ? 1 : 1.7 };
  const folds = gathers(kit, cut);
  const { art, shade } = garment(kit, cut, sleeve, { surface: 'smooth', crease: 0.6, weight: 1.3, folds, blockFrom: 640, step: 42 });
  const from = cut.neckTop + cut.neckDrop;
  const tone = buttonColour(kit);
  const front = neck === 'round' && kit.rng.chance(0.5) ? seam(kit.hex, neckLine(cut, 14)) : placket(kit, from - 4, cut.hemY + cut.hemDip - 3, 7, 36, 9, tone);

  const trim = neck === 'bow' ? bow(kit, cut) : stitching(kit.hex, neckLine(cut, 16));
  return {
    art: backNeck(kit, cut) + art + front + (short ? sleeveHems(kit, cut, sleeve) : shirtCuffs(kit, cut, sleeve, tone)) + trim + hemStitch(kit, cut, 12),
    shade, place: 'hang', focus: { x: 600, y: 420, zoom: 2.1 },
  };
};

function gathers(kit: Kit, cut: Cut) {
  return ([-1, 1] as const).flatMap((s) => [70, 110, 150, 190].map((x, i) => ({
    d: trace(CX, s, [x, cut.neckTop + 34 + i * 12], [[x + 4, cut.neckTop + 160, x + kit.rng.jitter(16), cut.neckTop + 260 + kit.rng.jitter(60)]]),
    width: 11, tone: i % 2 ? 0.24 : -0.26,
  })));
}

function bow(kit: Kit, cut: Cut): string {
  const { neckTop: t, neckDrop: drop } = cut;
  const y = t + drop + 26;
  const tail = (s: 1 | -1, long: number) => `${trace(CX, s, [4, y], [[30, y + 90, 26 + s * 8, y + long], [84 + s * 6, y + long - 26], [70, y + 80, 18, y - 6]])}Z`;
  const loop = (s: 1 | -1) => `${trace(CX, s, [0, y - 10], [[70, y - 66, 136, y - 44], [160, y - 10, 138, y + 34], [70, y + 30, 0, y + 12]])}Z`;
  const fold = (s: 1 | -1) => [{ d: trace(CX, s, [10, y], [[60, y - 14, 110, y - 4]]), width: 12, tone: -0.4 }, { d: trace(CX, s, [14, y - 16], [[70, y - 44, 116, y - 30]]), width: 9, tone: 0.4 }];
  const sides = [-1, 1] as const;
  return ribBandPlain(kit, neckLine(cut, 8), 30) +
    sides.map((s) => panel(kit, tail(s, 270 + s * 24), { surface: 'smooth', turn: s * 12, soft: 7, folds: [{ d: trace(CX, s, [16, y], [[50, y + 110, 52, y + 240]]), width: 9, tone: 0.35 }] })).join('') +
    sides.map((s) => panel(kit, loop(s), { surface: 'smooth', turn: s * 70, soft: 8, folds: fold(s) })).join('') +
    panel(kit, box(CX - 24, y - 24, 48, 46, 14), { surface: 'smooth', soft: 6, round: 1 });
}

function ribBandPlain(kit: Kit, d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="${width + 3}"/><path d="${d}" fill="none" stroke="${kit.hex}" stroke-width="${width}"/>` + stitching(kit.hex, d);
}
