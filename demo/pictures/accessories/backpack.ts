import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { choice, type Draw, flag, type Kit, recolour, tone as toneOf } from '../base/kit';
import { box, mirrored } from '../base/path';
import { metal, seam, stitching, zip } from '../base/trims';
import { done, strap } from './bag-parts';

const CX = 600;
const BASE = 1190;

/** A backpack: rolled top or classic with a front pocket. */
export const drawBackpack: Draw = (kit) => {
  const style = choice(kit, 'style', ['roll', 'classic', 'flap', 'plain', 'hike']);
  const roll = style === 'roll';
  const { rng } = kit;
  const w = 250 + rng.jitter(14);
  const top = roll ? 470 : 430;
  const tone = toneOf(kit, 'trim', mix(kit.hex, '#1d1a18', 0.5));
  const d = roll
    ? mirrored(
        CX,
        [0, top],
        [
          [w * 0.98, top],
          [w * 0.94, top + 80, w + 18, top + 240, w + 16, BASE - 70],
          [w + 12, BASE, w - 60, BASE],
          [0, BASE + 2],
        ],
      )
    : mirrored(
        CX,
        [0, top],
        [
          [w * 0.5, top, w, top + 40, w + 6, top + 200],
          [w + 18, BASE - 70],
          [w + 12, BASE, w - 60, BASE],
          [0, BASE + 2],
        ],
      );
  const sidesArt = [-1, 1]
    .map((s) =>
      strap(
        `M${CX + s * (w * 0.55)} ${top + 40}C${CX + s * (w + 130)} ${top + 120} ${CX + s * (w + 110)} ${BASE - 330} ${CX + s * (w - 6)} ${BASE - 90}`,
        40,
        darken(kit.hex, 0.3),
      ),
    )
    .join('');
  const folds = [
    {
      d: `M${CX - w + 30} ${top + 120}Q${CX - w + 90} ${BASE - 300} ${CX - w + 50} ${BASE}`,
      width: 36,
      tone: -0.2,
    },
    {
      d: `M${CX - 60} ${top + 100}Q${CX - 80} ${BASE - 300} ${CX - 40} ${BASE - 40}`,
      width: 60,
      tone: 0.16,
    },
    { d: `M${CX - w} ${BASE - 16}H${CX + w}`, width: 40, tone: -0.35 },
  ];
  const body = panel(kit, d, {
    surface: 'canvas',
    folds,
    soft: 15,
    blockFrom: BASE - 220,
    step: 56,
  });
  const loop = strap(
    `M${CX - 60} ${top + 14}C${CX - 56} ${top - 100} ${CX + 56} ${top - 100} ${CX + 60} ${top + 14}`,
    24,
    tone,
  );
  const front =
    style === 'flap'
      ? flapFront(kit, w, top, tone)
      : style === 'plain'
        ? plainFront(kit, w, top)
        : roll
          ? rollTop(kit, w, top, tone)
          : classicFront(kit, w, top, tone) + (style === 'hike' ? hiking(kit, w) : '');
  const light = flag(kit, 'reflective')
    ? [-1, 1]
        .map(
          (s) =>
            `<path d="M${CX + s * (w + 62)} ${top + 170}Q${CX + s * (w + 84)} ${top + 260} ${CX + s * (w + 74)} ${top + 360}" fill="none" stroke="#f4f1e8" stroke-width="9"/>`,
        )
        .join('')
    : '';
  return done(sidesArt + light + loop + body + front, w + 40, {
    x: 600,
    y: roll ? 560 : 820,
    zoom: 2,
  });
};

function rollTop(kit: Kit, w: number, top: number, tone: string): string {
  const roll = mirrored(
    CX,
    [0, top - 34],
    [
      [w * 0.98, top - 36],
      [w * 1.06, top - 20, w * 1.04, top + 44],
      [w * 1.02, top + 78, w * 0.95, top + 80],
      [0, top + 84],
    ],
  );
  const belt =
    strap(`M${CX} ${top - 40}V${BASE - 330}`, 44, tone) +
    (choice(kit, 'clasp', ['hook', 'click']) === 'click'
      ? clickBuckle(kit, CX, top + 206)
      : hook(CX, top + 206));
  const pocket =
    panel(kit, box(CX - w * 0.72, BASE - 330, w * 1.44, 270, 26), {
      surface: 'canvas',
      soft: 10,
      round: 0.5,
    }) + zip(CX - w * 0.6, BASE - 292, CX + w * 0.6, BASE - 292, '#8d867a', kit.hex);
  return (
    pocket +
    panel(kit, roll, {
      surface: 'canvas',
      soft: 14,
      round: 0.9,
      folds: [
        { d: `M${CX - w} ${top + 6}H${CX + w}`, width: 26, tone: 0.3 },
        { d: `M${CX - w} ${top + 66}H${CX + w}`, width: 22, tone: -0.5 },
      ],
    }) +
    belt
  );
}

/** A steel hook at the end of the upper strap, in the ring of the lower one. */
const hook = (x: number, y: number): string =>
  metal(`M${x - 30} ${y + 62}h60v34h-60z`, 8, '#a39d94') +
  metal(`M${x - 32} ${y}h64v22h-64z`, 8, '#a39d94') +
  metal(
    `M${x} ${y + 24}V${y + 66}Q${x} ${y + 84} ${x + 14} ${y + 84}Q${x + 26} ${y + 82} ${x + 24} ${y + 48}`,
    9,
    '#a39d94',
  );

/** A buckle of plastic that clicks: two springs, pressed at its sides, hold the lower half in the upper one. */
function clickBuckle(kit: Kit, x: number, y: number): string {
  const hex = '#2a2826';
  const upper = `M${x - 36} ${y + 8}Q${x - 36} ${y} ${x - 28} ${y}H${x + 28}Q${x + 36} ${y} ${x + 36} ${y + 8}L${x + 40} ${y + 28}C${x + 30} ${y + 34} ${x + 30} ${y + 56} ${x + 38} ${y + 64}L${x + 34} ${y + 76}H${x - 34}L${x - 38} ${y + 64}C${x - 30} ${y + 56} ${x - 30} ${y + 34} ${x - 40} ${y + 28}Z`;
  const springs = [-1, 1].map(
    (s) =>
      `M${x + s * 40} ${y + 30}Q${x + s * 48} ${y + 46} ${x + s * 39} ${y + 62}Q${x + s * 28} ${y + 46} ${x + s * 40} ${y + 30}Z`,
  );
  const shine = `M${x - 26} ${y + 9}H${x + 26}M${x - 28} ${y + 90}H${x + 28}`;
  return (
    `<path d="${box(x - 40, y, 80, 112, 12)}" fill="#120c08" fill-opacity=".4" transform="translate(3 8)"/>` +
    `<path d="${box(x - 34, y + 80, 68, 30, 8)}${springs.join('')}" fill="${hex}" stroke="#0f0d0c" stroke-width="2"/>` +
    panel(recolour(kit, hex), upper, { surface: 'smooth', step: 0, soft: 5, round: 0.9 }) +
    `<path d="M${x - 12} ${y + 74}V${y + 34}Q${x} ${y + 22} ${x + 12} ${y + 34}V${y + 74}" fill="none" stroke="#0f0d0c" stroke-width="3"/>` +
    `<path d="${shine}" fill="none" stroke="#8f8a84" stroke-width="4" stroke-linecap="round" stroke-opacity=".7"/>`
  );
}

function classicFront(kit: Kit, w: number, top: number, tone: string): string {
  const arc = `M${CX - w + 14} ${top + 330}C${CX - w + 10} ${top + 20} ${CX + w - 10} ${top + 20} ${CX + w - 14} ${top + 330}`;
  const pocket = mirrored(
    CX,
    [0, top + 360],
    [
      [w * 0.78, top + 360],
      [w * 0.86, top + 372, w * 0.86, top + 420],
      [w * 0.86, BASE - 70],
      [w * 0.84, BASE - 36, w * 0.7, BASE - 36],
      [0, BASE - 36],
    ],
  );
  const patch =
    panel({ ...kit, hex: tone }, box(CX - 44, top + 190, 88, 62, 8), {
      surface: 'leather',
      step: 0,
      soft: 5,
    }) + stitching(tone, box(CX - 38, top + 196, 76, 50, 6));
  return (
    `<path d="${arc}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="16"/><path d="${arc}" fill="none" stroke="#8d867a" stroke-width="6" stroke-dasharray="4 3"/>` +
    panel(kit, pocket, { surface: 'canvas', soft: 12, round: 0.6 }) +
    zip(CX - w * 0.66, top + 410, CX + w * 0.66, top + 410, '#8d867a', kit.hex) +
    seam(kit.hex, `M${CX - w * 0.8} ${BASE - 60}H${CX + w * 0.8}`) +
    patch
  );
}

/** A flap over the front with two leather straps and their buckles. */
function flapFront(kit: Kit, w: number, top: number, tone: string): string {
  const d = mirrored(
    CX,
    [0, top - 14],
    [
      [w * 0.6, top - 14, w + 4, top + 30, w + 8, top + 180],
      [w + 8, top + 380],
      [w * 0.98, top + 410, w * 0.8, top + 414],
      [0, top + 418],
    ],
  );
  const belts = [-1, 1].map(
    (s) =>
      strap(`M${CX + s * w * 0.5} ${top + 250}V${BASE - 210}`, 38, tone) +
      metal(`M${CX + s * w * 0.5 - 30} ${top + 440}h60v48h-60z`, 7),
  );
  const pocket = panel(kit, box(CX - w * 0.76, BASE - 260, w * 1.52, 200, 20), {
    surface: 'canvas',
    soft: 9,
    round: 0.5,
  });
  return (
    pocket +
    panel(kit, d, { surface: 'canvas', soft: 13, round: 0.7 }) +
    stitching(kit.hex, `M${CX - w + 10} ${top + 396}H${CX + w - 10}`) +
    belts.join('')
  );
}

/** A front without any opening: one gets in from the back. */
const plainFront = (kit: Kit, w: number, top: number): string =>
  seam(
    kit.hex,
    `M${CX - w + 24} ${BASE - 20}V${top + 150}C${CX - w + 24} ${top + 60} ${CX + w - 24} ${top + 60} ${CX + w - 24} ${top + 150}V${BASE - 20}`,
    3,
  ) + seam(kit.hex, `M${CX - w} ${BASE - 230}H${CX + w}`, 3);

/** A belt for the hips, and a bottle in the pocket at the side. */
function hiking(kit: Kit, w: number): string {
  const belt = strap(
    `M${CX - w + 20} ${BASE - 90}C${CX - w - 110} ${BASE - 80} ${CX - w - 130} ${BASE + 10} ${CX - w - 20} ${BASE + 20}M${CX + w - 20} ${BASE - 90}C${CX + w + 110} ${BASE - 80} ${CX + w + 130} ${BASE + 10} ${CX + w + 20} ${BASE + 20}`,
    34,
    darken(kit.hex, 0.35),
  );
  const bottle = `<path d="${box(CX + w - 10, BASE - 470, 70, 220, 20)}" fill="#a9c4cc" stroke="#5f7f8a" stroke-width="2"/><path d="${box(CX + w + 4, BASE - 506, 42, 44, 8)}" fill="#3a3632"/>`;
  const net = panel(kit, box(CX + w - 30, BASE - 320, 104, 250, 16), {
    surface: 'ripstop',
    soft: 7,
    round: 0.6,
    fill: darken(kit.hex, 0.25),
    step: 0,
  });
  return bottle + net + belt;
}
