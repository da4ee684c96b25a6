import { type Fold, panel } from '../base/cloth';
import { darken, luma } from '../base/colour';
import { choice, type Draw, flag, type Kit } from '../base/kit';
import { type Point, smooth } from '../base/path';
import { button, ribBand, seam, stitching } from '../base/trims';

/** A pair of gloves, one over the other. */
export const drawGloves: Draw = (kit) => {
  const leather = choice(kit, 'style', ['leather', 'knit']) === 'leather';
  const length = kit.rng.between(0, 60);
  const one = glove(kit, leather, length);
  const d = flag(kit, 'fingerless') ? WARMER : glovePath(length);
  return {
    art: `<g transform="${GLOVE_TURNS[0]}">${one}</g><g transform="${GLOVE_TURNS[1]}">${one}</g>`,
    place: 'lie',
    shade: [d, d],
    turns: GLOVE_TURNS,
    focus: { x: 480, y: 700, zoom: 2 },
  };
};

const GLOVE_TURNS = [
  'rotate(-13 560 800) translate(-150 6)',
  'rotate(9 620 800) translate(136 -14) translate(1200 0) scale(-1 1)',
];

function glovePath(extra: number): string {
  const pts: Point[] = [
    [500, 1130 + extra],
    [506, 1000],
    [484, 880],
    [470, 740],
    [452, 590],
    [456, 500],
    [484, 486],
    [506, 520],
    [520, 640],
    [534, 690],
    [536, 560],
    [536, 440],
    [560, 404],
    [588, 430],
    [592, 560],
    [598, 684],
    [612, 560],
    [620, 440],
    [648, 416],
    [672, 446],
    [668, 570],
    [662, 700],
    [688, 610],
    [708, 540],
    [736, 530],
    [752, 560],
    [738, 670],
    [726, 780],
    [712, 870],
    [700, 980],
    [702, 1130 + extra],
    [600, 1140 + extra],
  ];
  return smooth(pts, true);
}

function glove(kit: Kit, leather: boolean, extra: number): string {
  if (flag(kit, 'fingerless')) return warmer(kit);
  const d = glovePath(extra);
  const thumb = smooth(
    [
      [500, 960],
      [440, 880],
      [400, 780],
      [372, 700],
      [388, 664],
      [420, 676],
      [452, 750],
      [490, 820],
      [540, 900],
      [540, 980],
    ],
    true,
  );
  const surface = leather ? 'leather' : 'knit';
  const folds: Fold[] = [
    { d: 'M540 700Q560 860 540 1000', width: 20, tone: 0.2 },
    { d: 'M660 720Q680 860 672 1000', width: 24, tone: -0.24 },
    { d: 'M600 700V760', width: 12, tone: -0.3 },
    { d: 'M530 700V770', width: 12, tone: -0.3 },
    { d: 'M668 710V770', width: 12, tone: -0.3 },
  ];
  const points = leather
    ? seam(kit.hex, 'M560 740Q556 820 568 890') +
      seam(kit.hex, 'M606 740Q606 830 608 900') +
      seam(kit.hex, 'M652 744Q656 820 650 890')
    : '';
  const wrist = leather
    ? stitching(kit.hex, `M504 ${1100 + extra}H700`) +
      seam(kit.hex, 'M505 1010Q600 1030 700 1006') +
      (flag(kit, 'button') ? button(640, 1050, 12, '#b79a5c', false) : '') +
      (flag(kit, 'lined') ? woolEdge(extra) : '')
    : ribBand(
        kit,
        `M497 ${1090 + extra}Q600 ${1100 + extra} 705 ${1090 + extra}`,
        120,
        kit.hex,
        11,
      );
  return (
    panel(kit, thumb, { surface, soft: 12, round: 1, step: 0 }) +
    panel(kit, d, { surface, soft: 12, round: 1, folds, step: leather ? 0 : 54 }) +
    points +
    (flag(kit, 'tips') ? tips(kit, d, thumb) : '') +
    (flag(kit, 'grip') ? GRIP : '') +
    wrist
  );
}

/** The tips of thumb and forefinger, with a thread that works on a screen. */
function tips(kit: Kit, hand: string, thumb: string): string {
  const hex = luma(kit.hex) > 0.45 ? darken(kit.hex, 0.5) : '#b9b4aa';
  return (
    `<g clip-path="${kit.sheet.clip(hand)}"><circle cx="484" cy="500" r="58" fill="${hex}"/></g>` +
    `<g clip-path="${kit.sheet.clip(thumb)}"><circle cx="396" cy="676" r="50" fill="${hex}"/></g>`
  );
}

/** Stripes of silicone that hold on to a wet handlebar. */
const GRIP = `<path d="${[760, 790, 820, 850, 880, 910].map((y) => `M530 ${y}q40 -16 80 0t70 0`).join('')}" fill="none" stroke="#d9d5cb" stroke-width="9" stroke-linecap="round" stroke-opacity=".8"/>`;

/** The edge of a wool lining at the wrist. */
const woolEdge = (extra: number): string =>
  `<path d="M500 ${1128 + extra}Q600 ${1146 + extra} 704 ${1126 + extra}" fill="none" stroke="#cfc2a8" stroke-width="50"/><path d="M500 ${1128 + extra}Q600 ${1146 + extra} 704 ${1126 + extra}" fill="none" stroke="#efe5d3" stroke-width="44"/><path d="M500 ${1128 + extra}Q600 ${1146 + extra} 704 ${1126 + extra}" fill="none" stroke="#c3b498" stroke-width="42" stroke-dasharray="2 7" stroke-opacity=".6"/>`;

const WARMER =
  'M478 560C520 548 660 548 704 560C716 760 712 960 700 1160C640 1172 560 1172 502 1160C486 960 470 760 478 560Z';

/** A tube without fingers, with a hole for the thumb. */
function warmer(kit: Kit): string {
  const d = WARMER;
  const rib = (y: number) => ribBand(kit, `M480 ${y}Q600 ${y + 8} 704 ${y}`, 70, kit.hex, 11);
  return (
    panel(kit, d, { surface: 'knit', soft: 12, round: 1, step: 54 }) +
    rib(596) +
    rib(1120) +
    `<ellipse cx="506" cy="740" rx="22" ry="62" fill="${darken(kit.hex, 0.6)}"/>`
  );
}
