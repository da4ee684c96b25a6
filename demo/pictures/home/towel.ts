import { type Fold, panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { type Draw, flag, type Kit, tone as toneOf } from '../base/kit';
import { n, shape } from '../base/path';
import { seam, stitching } from '../base/trims';

const CX = 600;

/** Towels: one hung double, or a stack of folded ones. */
export const drawTowel: Draw = (kit) => {
  if (flag(kit, 'rolls')) return rolls(kit);
  if (flag(kit, 'stack')) return stack(kit);
  const d = 'M390 300C470 288 720 288 810 300L826 1150C700 1166 500 1166 376 1150Z';
  const lower = 'M376 1010L384 1240C500 1256 640 1252 700 1240L704 1020Z';
  const folds: Fold[] = [420, 520, 620, 720].map((x, i) => ({
    d: `M${x} 310Q${x + kit.rng.jitter(30)} 700 ${x + (x - 600) * 0.05} 1150`,
    width: 26,
    tone: i % 2 ? 0.24 : -0.18,
    open: 'both',
  }));
  const border = [1020, 1046]
    .map(
      (y) =>
        `<path d="M378 ${y}Q600 ${y + 16} 824 ${y}" fill="none" stroke="${darken(kit.hex, 0.25)}" stroke-width="9" stroke-opacity=".6"/>`,
    )
    .join('');
  const loop = `<path d="M580 296C560 220 640 220 620 296" fill="none" stroke="${darken(kit.hex, 0.2)}" stroke-width="11"/>`;
  return {
    art:
      loop +
      panel(kit, lower, { surface: 'terry', fill: darken(kit.hex, 0.1), soft: 14, step: 60 }) +
      panel(kit, d, { surface: 'terry', folds, soft: 16, step: 60, blockFrom: 900 }) +
      border +
      stitching(kit.hex, 'M380 1132Q600 1150 822 1132'),
    place: 'hang',
    shade: [d, lower],
    focus: { x: 560, y: 960, zoom: 2.2 },
  };
};

/** How wide half of each towel is and how thick it lies, from the lowest up. */
const SET = [
  [350, 116],
  [344, 114],
  [306, 98],
  [300, 96],
  [250, 76],
  [244, 74],
] as const;
const PLAIN = [
  [330, 110],
  [322, 108],
  [330, 110],
  [318, 106],
] as const;

/** Folded towels on each other: folded edges to the right, hems to the left. */
function stack(kit: Kit) {
  const base = 1180;
  let y = base;
  const art = (flag(kit, 'set') ? SET : PLAIN).map(([half, h], i) => {
    y -= h;
    const hex = i % 3 === 2 ? mix(kit.hex, '#f4eee2', 0.3) : kit.hex;
    return folded({ ...kit, hex }, half + kit.rng.jitter(5), CX + kit.rng.jitter(7), y, h);
  });
  return {
    art: art.join(''),
    place: 'stand' as const,
    base,
    reach: 330,
    focus: { x: 500, y: 900, zoom: 2 },
  };
}

/** One towel, folded in three: its top as seen from a little above, and its front. */
function folded(kit: Kit, half: number, cx: number, y: number, h: number): string {
  const [l, r, third] = [cx - half, cx + half, h / 3];
  const top = shape(
    [l + 14, y + 10],
    [
      [l + 24, y - 20, l + 46, y - 28],
      [r - 70, y - 32],
      [r - 26, y - 26, r - 14, y + 10],
    ],
  );
  const front = shape(
    [l + 14, y + 7],
    [
      [cx, y + 1, r - 40, y + 5],
      [r + 2, y + 6, r + 10, y + h * 0.3, r + 10, y + h * 0.5],
      [r + 10, y + h * 0.76, r, y + h, r - 40, y + h + 1],
      [cx, y + h + 4, l + 14, y + h - 1],
      [l - 8, y + h - 4, l - 8, y + h - third + 6, l + 8, y + h - third + 2],
      [l - 14, y + third * 2 - 6, l - 12, y + third + 8, l + 5, y + third + 3],
      [l - 10, y + third - 6, l - 8, y + 10, l + 14, y + 7],
    ],
  );
  const layers = `M${n(l + 8)} ${n(y + third * 2 + 2)}Q${n(cx)} ${n(y + third * 2 + 5)} ${n(r - 52)} ${n(y + third * 2 + 1)}C${n(r - 20)} ${n(y + third * 2)} ${n(r - 20)} ${n(y + third + 2)} ${n(r - 52)} ${n(y + third + 2)}Q${n(cx)} ${n(y + third)} ${n(l + 5)} ${n(y + third + 3)}`;
  const edge = (dy: number, width: number, tone: number): Fold => ({
    d: `M${n(l - 10)} ${n(y + dy)}H${n(r + 10)}`,
    width,
    tone,
    open: 'both',
  });
  const look = { surface: 'terry', step: 54 } as const;
  const border = [76, 106]
    .map(
      (x) =>
        `<path d="M${n(l + x)} ${n(y + 9)}Q${n(l + x - 4)} ${n(y + h / 2)} ${n(l + x)} ${n(y + h - 2)}" fill="none" stroke="${darken(kit.hex, 0.28)}" stroke-width="8" stroke-opacity=".5"/>`,
    )
    .join('');
  return (
    panel({ ...kit, hex: mix(kit.hex, '#f4eee2', 0.1) }, top, { ...look, soft: 8, round: 0.4 }) +
    panel(kit, front, {
      ...look,
      soft: 9,
      round: 0.7,
      folds: [
        edge(14, 13, 0.28),
        edge(third + 14, 9, 0.18),
        edge(third * 2 + 14, 9, 0.16),
        edge(h - 2, 15, -0.5),
      ],
    }) +
    border +
    seam(kit.hex, layers, 4)
  );
}

/** Four small towels, rolled and tied with a ribbon. */
function rolls(kit: Kit) {
  const base = 1180;
  const ribbon = toneOf(kit, 'ribbon', '#b5533c');
  const roll = (x: number, y: number, r: number) => {
    const end = [1, 0.76, 0.52, 0.28].map(
      (k) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * k)}" fill="${k === 1 ? kit.hex : 'none'}" stroke="${darken(kit.hex, 0.3)}" stroke-width="${k === 1 ? 3 : 5}"/>`,
    );
    const stripe = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r - 12)}" fill="none" stroke="${mix(kit.hex, '#26344d', 0.6)}" stroke-width="9"/>`;
    return (
      panel(
        kit,
        `M${n(x - r)} ${n(y)}A${r} ${r} 0 1 1 ${n(x + r)} ${n(y)}A${r} ${r} 0 1 1 ${n(x - r)} ${n(y)}Z`,
        { surface: 'terry', soft: 10, round: 1, step: 0 },
      ) +
      end.join('') +
      stripe
    );
  };
  const r = 150 + kit.rng.jitter(3);
  const art =
    roll(CX - r, base - r, r) +
    roll(CX + r, base - r, r) +
    roll(CX - r, base - r * 3, r) +
    roll(CX + r, base - r * 3, r);
  const band = `M${CX - r * 2 - 6} ${base - r * 2}H${CX + r * 2 + 6}`;
  const bow = `M${CX} ${base - r * 2}c-80 -70 -140 10 -90 34c40 16 70 -10 90 -34c80 -70 140 10 90 34c-40 16 -70 -10 -90 -34q-20 80 -50 130M${CX} ${base - r * 2}q20 80 54 124`;
  return {
    art: `${art}<path d="${band}" stroke="${darken(ribbon, 0.3)}" stroke-width="30"/><path d="${band}" stroke="${ribbon}" stroke-width="26"/><path d="${bow}" fill="none" stroke="${ribbon}" stroke-width="17" stroke-linecap="round"/>`,
    place: 'stand' as const,
    base,
    reach: 320,
    focus: { x: 500, y: 900, zoom: 2 },
  };
}
