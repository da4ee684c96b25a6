import { darken, lighten } from '../base/colour';
import { choice, type Draw, flag, type Kit } from '../base/kit';
import { box, n } from '../base/path';
import { fourFeet, leg, slab, turned, wood } from '../base/solid';

const CX = 600;
const BASE = 1330;

/** A cabinet with two or three doors. */
export const drawCabinet: Draw = (kit) => {
  const doors = choice(kit, 'doors', ['2', '3']) === '3' ? 3 : 2;
  const style = choice(kit, 'style', ['plain', 'slats', 'cane', 'glass']);
  const tall = style === 'glass';
  const w = (doors === 3 ? 500 : 370) + kit.rng.jitter(3);
  const top = doors === 3 ? 780 : tall ? 260 : 560;
  const bottom = 1250;
  const tone = kit.hex;
  const each = (w * 2 - 40) / doors;
  const leaf = Array.from({ length: doors }, (_, i) => {
    const x = CX - w + 20 + i * each;
    const d = box(x + 5, top + 40, each - 10, bottom - top - 76, 4);
    const inner =
      style === 'plain'
        ? ''
        : style === 'glass'
          ? pane(kit, x + 26, top + 62, each - 52, bottom - top - 120)
          : style === 'slats'
            ? slats(kit, x + 30, top + 66, each - 60, bottom - top - 128, tone)
            : cane(kit, x + 34, top + 70, each - 68, bottom - top - 136);
    const knobX = i === doors - 1 ? x + 28 : x + each - 28;
    const knob = `<circle cx="${n(knobX + 3)}" cy="${(top + bottom) / 2 + 5}" r="13" fill="#000" fill-opacity=".3"/><circle cx="${n(knobX)}" cy="${(top + bottom) / 2}" r="12" fill="#b79a5c" stroke="#6a5228" stroke-width="1.5"/><circle cx="${n(knobX - 4)}" cy="${(top + bottom) / 2 - 4}" r="4" fill="#f4e3b6"/>`;
    return wood(kit, d, tone, 90) + inner + (flag(kit, 'handles') ? knob : '');
  }).join('');
  const body = wood(kit, box(CX - w, top, w * 2, bottom - top, 6), darken(tone, 0.12));
  const lid =
    wood(
      kit,
      `M${CX - w + 30} ${top - 34}H${CX + w - 30}L${CX + w + 14} ${top}H${CX - w - 14}Z`,
      lighten(tone, 0.14),
    ) + slab(kit, CX - w - 14, top, w * 2 + 28, 24, tone);
  const legs = [-w + 50, w - 50]
    .map(
      (x) =>
        leg(
          kit,
          [CX + x * 0.95, bottom],
          [CX + Math.sign(x) * (w - 70), BASE - 24],
          16,
          11,
          darken(tone, 0.5),
        ) + leg(kit, [CX + x, bottom], [CX + x * 1.05, BASE + 20], 20, 13, darken(tone, 0.2)),
    )
    .join('');
  const inside = `<path d="${box(CX - w + 18, top + 34, w * 2 - 36, bottom - top - 62)}" fill="${darken(tone, 0.7)}"/>`;
  const decor = flag(kit, 'vase')
    ? turned(
        kit,
        CX - w + 170,
        [0, top - 190],
        [
          [34, top - 190],
          [30, top - 130, 80, top - 120, 80, top - 80],
          [80, top - 30, 40, top - 14],
          [0, top - 12],
        ],
        '#d9cdb8',
        'stone',
      )
    : '';
  return {
    art: legs + body + inside + leaf + lid + decor,
    place: 'floor',
    base: BASE + 20,
    reach: w,
    feet: fourFeet((w - 50) * 1.05, BASE + 20, w - 70, BASE - 24),
    focus: { x: CX, y: (top + bottom) / 2, zoom: 1.9 },
  };
};

function slats(kit: Kit, x: number, y: number, w: number, h: number, tone: string): string {
  const art = `<path d="M0 0V100" stroke="${darken(tone, 0.6)}" stroke-width="7" stroke-opacity=".75"/><path d="M9 0V100" stroke="${lighten(tone, 0.4)}" stroke-width="5" stroke-opacity=".4"/>`;
  return `<path d="${box(x, y, w, h, 3)}" fill="${kit.sheet.tile(20, 100, art)}"/>`;
}

function cane(kit: Kit, x: number, y: number, w: number, h: number): string {
  const hex = '#d9bd8c';
  const art = `<path d="M0 0L26 26M26 0L0 26M13 0V26M0 13H26" stroke="${hex}" stroke-width="4.4"/><path d="M0 0L26 26M26 0L0 26" stroke="${darken(hex, 0.4)}" stroke-width="1" stroke-opacity=".6"/>`;
  return `<path d="${box(x, y, w, h, 3)}" fill="#5b4430"/><path d="${box(x, y, w, h, 3)}" fill="${kit.sheet.tile(26, 26, art)}" stroke="${darken(hex, 0.5)}" stroke-width="3"/>`;
}

/** A door of glass with the boards and what stands on them behind it. */
function pane(kit: Kit, x: number, y: number, w: number, h: number): string {
  const boards = [0.25, 0.5, 0.75, 1].map((t) => y + h * t - 8);
  const things = boards
    .map((v, i) => {
      const bowls = [0, 1, 2].map(
        (k) =>
          `<path d="M${n(x + 40 + k * 80)} ${n(v - 52)}h60q-4 48 -30 48t-30 -48z" fill="${['#e8dfcf', '#8a9a86', '#c98f6a'][(k + i) % 3]}" stroke="#4a443c" stroke-width="1.4"/>`,
      );
      return `${bowls.join('')}<path d="M${n(x)} ${n(v)}h${n(w)}" stroke="${darken(kit.hex, 0.2)}" stroke-width="9"/>`;
    })
    .join('');
  return `<path d="${box(x, y, w, h)}" fill="#cfd2c8"/><g clip-path="${kit.sheet.clip(box(x, y, w, h))}">${things}<path d="M${n(x)} ${n(y + h * 0.6)}L${n(x + w)} ${n(y)}v${n(h * 0.2)}L${n(x)} ${n(y + h * 0.9)}Z" fill="#fff" fill-opacity=".3"/></g><path d="${box(x, y, w, h)}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="4"/>`;
}
