import { darken, lighten, mix } from './colour';
import { choice, type Draw, type Kit } from './kit';
import { box, mirrored, n, oval } from './path';
import { drawPlant } from './plants';
import { leg, rim, rod, round, slab, turned, wood } from './solid';

const CX = 600;
const BASE = 1330;

/** A small table beside a chair. */
export const drawSideTable: Draw = (kit) => {
  const square = choice(kit, 'style', ['round', 'square']) === 'square';
  const { rng } = kit;
  const top = 800 + rng.jitter(30);
  const tone = kit.hex;
  if (square) {
    const face = wood(kit, `M${CX - 270} ${top - 60}H${CX + 270}L${CX + 310} ${top}H${CX - 310}Z`, lighten(tone, 0.12));
    const legs = leg(kit, [CX - 240, top], [CX - 240, BASE - 60], 15, 13, darken(tone, 0.3)) + leg(kit, [CX + 240, top], [CX + 240, BASE - 60], 15, 13, darken(tone, 0.3)) + leg(kit, [CX - 286, top + 30], [CX - 286, BASE], 18, 15, tone) + leg(kit, [CX + 286, top + 30], [CX + 286, BASE], 18, 15, tone);
    const drawer = slab(kit, CX - 300, top, 600, rng.chance(0.5) ? 120 : 40, tone);
    const low = rng.chance(0.6) ? wood(kit, `M${CX - 244} 1150H${CX + 244}L${CX + 284} 1200H${CX - 284}Z`, tone) + slab(kit, CX - 284, 1200, 568, 22, darken(tone, 0.12)) : '';
    return { art: low + legs + face + drawer, place: 'floor', base: BASE, reach: 320, focus: { x: CX - 80, y: top + 60, zoom: 1.9 } };
  }
  const tri = rng.chance(0.5);
  const disc = round(kit, mirrored(CX, [0, top], [[320, top], [320, top + 24], [220, top + 76, 0, top + 78]]), darken(tone, 0.08), 'matt') + wood(kit, oval(CX, top, 320, 56), lighten(tone, 0.12));
  const under = tri
    ? leg(kit, [CX, top + 60], [CX + 10, BASE - 50], 14, 11, darken(tone, 0.3)) + leg(kit, [CX - 150, top + 50], [CX - 250, BASE], 17, 12, tone) + leg(kit, [CX + 150, top + 50], [CX + 250, BASE], 17, 12, tone)
    : rod(`M${CX} ${top + 60}V${BASE - 24}`, 34, tone) + turned(kit, CX, [0, BASE - 36], [[180, BASE - 32], [200, BASE - 10], [150, BASE + 12, 0, BASE + 14]], tone, 'metal');
  const cup = rng.chance(0.5) ? turned(kit, CX + 90, [0, top - 92], [[48, top - 92], [44, top - 6], [0, top + 2]], '#efe7d8', 'gloss') + rim(kit, CX + 90, top - 92, 48, 9, '#efe7d8', 5) : '';
  return { art: under + disc + cup, place: 'floor', base: BASE, reach: tri ? 270 : 220, focus: { x: CX, y: top + 60, zoom: 1.9 } };
};

/** A dining table. */
export const drawTable: Draw = (kit) => {
  const { rng } = kit;
  const tone = kit.hex;
  const top = 830 + rng.jitter(20);
  const base = 1270;
  const oval2 = rng.chance(0.35);
  const face = oval2 ? wood(kit, oval(CX, top, 520, 84), lighten(tone, 0.1)) : wood(kit, `M${CX - 430} ${top - 70}H${CX + 430}L${CX + 520} ${top + 10}H${CX - 520}Z`, lighten(tone, 0.1));
  const edge = oval2 ? round(kit, mirrored(CX, [0, top], [[520, top], [520, top + 22], [360, top + 104, 0, top + 106]]), darken(tone, 0.12), 'matt') : slab(kit, CX - 520, top + 10, 1040, 36, tone);
  const apron = oval2 ? '' : slab(kit, CX - 470, top + 46, 940, 60, darken(tone, 0.16));
  const style = oval2 ? 0 : rng.int(0, 1);
  const far = [-360, 360].map((x) => leg(kit, [CX + x, top + 60], [CX + x * 1.02, base - 70], 18, 14, darken(tone, 0.32))).join('');
  const near = [-450, 450].map((x) => leg(kit, [CX + x * (style ? 0.98 : 0.84), top + 46], [CX + x * (style ? 1 : 0.98), base], 26, style ? 24 : 14, tone)).join('');
  const bowl = rng.chance(0.6) ? turned(kit, CX + 40, [0, top - 118], [[120, top - 118], [110, top - 60, 70, top - 24, 44, top - 22], [0, top - 16]], '#e8dfcf', 'gloss') + rim(kit, CX + 40, top - 118, 120, 22, '#e8dfcf', 7) : '';
  return { art: far + (oval2 ? edge + face : apron) + near + (oval2 ? '' : face + edge) + bowl, place: 'floor', base, reach: 500, focus: { x: CX - 300, y: top + 40, zoom: 2 } };
};

/** A cabinet with two or three doors. */
export const drawCabinet: Draw = (kit) => {
  const doors = choice(kit, 'doors', ['2', '3']) === '3' ? 3 : 2;
  const { rng } = kit;
  const w = doors === 3 ? 500 : 370;
  const top = doors === 3 ? 780 : 480;
  const bottom = 1250;
  const tone = kit.hex;
  const style = rng.int(0, 2);
  const each = (w * 2 - 40) / doors;
  const leaf = Array.from({ length: doors }, (_, i) => {
    const x = CX - w + 20 + i * each;
    const d = box(x + 5, top + 40, each - 10, bottom - top - 76, 4);
    const inner = style === 0 ? '' : style === 1 ? slats(kit, x + 30, top + 66, each - 60, bottom - top - 128, tone) : cane(kit, x + 34, top + 70, each - 68, bottom - top - 136);
    const knobX = i === doors - 1 ? x + 28 : x + each - 28;
    const knob = `<circle cx="${n(knobX + 3)}" cy="${(top + bottom) / 2 + 5}" r="13" fill="#000" fill-opacity=".3"/><circle cx="${n(knobX)}" cy="${(top + bottom) / 2}" r="12" fill="#b79a5c" stroke="#6a5228" stroke-width="1.5"/><circle cx="${n(knobX - 4)}" cy="${(top + bottom) / 2 - 4}" r="4" fill="#f4e3b6"/>`;
    return wood(kit, d, tone, 90) + inner + knob;
  }).join('');
  const body = wood(kit, box(CX - w, top, w * 2, bottom - top, 6), darken(tone, 0.12));
  const lid = wood(kit, `M${CX - w + 30} ${top - 34}H${CX + w - 30}L${CX + w + 14} ${top}H${CX - w - 14}Z`, lighten(tone, 0.14)) + slab(kit, CX - w - 14, top, w * 2 + 28, 24, tone);
  const legs = [-w + 50, w - 50].map((x) => leg(kit, [CX + x, bottom], [CX + x * 1.05, BASE + 20], 20, 13, darken(tone, 0.2))).join('');
  const inside = `<path d="${box(CX - w + 18, top + 34, w * 2 - 36, bottom - top - 62)}" fill="${darken(tone, 0.7)}"/>`;
  const decor = doors === 3 ? turned(kit, CX - w + 170, [0, top - 190], [[34, top - 190], [30, top - 130, 80, top - 120, 80, top - 80], [80, top - 30, 40, top - 14], [0, top - 12]], '#d9cdb8', 'stone') : '';
  return { art: legs + body + inside + leaf + lid + decor, place: 'floor', base: BASE + 20, reach: w, focus: { x: CX, y: (top + bottom) / 2, zoom: 1.9 } };
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

/** A wall shelf with a few things on it, or an open rack. */
export const drawShelf: Draw = (kit) => {
  const { rng } = kit;
  const tone = kit.hex;
  const boards = rng.chance(0.5) ? [620, 940] : [480, 740, 1000];
  const w = 440;
  const art = boards.map((y, i) => {
    const board = wood(kit, `M${CX - w + 24} ${y - 22}H${CX + w - 24}L${CX + w} ${y}H${CX - w}Z`, lighten(tone, 0.14)) + slab(kit, CX - w, y, w * 2, 32, tone);
    const shade = `<rect x="${CX - w + 10}" y="${y + 32}" width="${w * 2 - 10}" height="34" fill="${kit.sheet.linear([0, 0], [0, 1], [[0, '#2b2118', 0.32], [1, '#2b2118', 0]])}"/>`;
    return shade + board + things(kit, i, y - 8, w);
  }).join('');
  const sides = [-1, 1].map((s) => rod(`M${CX + s * (w - 46)} ${(boards[0] ?? 0) - 130}V${(boards.at(-1) ?? 0) + 90}`, 13, '#3a3632')).join('');
  return { art: sides + art, place: 'wall', shade: boards.map((y) => box(CX - w, y, w * 2, 34)), focus: { x: CX - 180, y: (boards[0] ?? 600) - 40, zoom: 2 } };
};

/** A few things as they stand on a board: books, a pot, a vase, bowls. */
export function things(kit: Kit, row: number, y: number, w: number): string {
  const { rng } = kit;
  const books = (x: number) => ['#7b3b32', '#d9cdb8', '#2f4a3e', '#c9973b', '#3a4a63'].slice(0, rng.int(3, 5)).map((c, i) => {
    const h = 130 + ((i * 37 + row * 13) % 50);
    return round(kit, box(x + i * 36, y - h, 33, h, 3), c, 'matt') + `<path d="M${n(x + i * 36 + 8)} ${n(y - h + 24)}h17" stroke="#f3ecdf" stroke-width="4" stroke-opacity=".7"/>`;
  }).join('');
  const vase = (x: number, c: string) => turned(kit, x, [0, y - 190], [[26, y - 190], [20, y - 130, 66, y - 120, 66, y - 70], [66, y - 20, 40, y], [0, y + 4]], c, 'gloss') + rim(kit, x, y - 190, 26, 6, c, 4);
  const plant = (x: number) => drawPlant(kit, rng.pick(['fern', 'cactus', 'monstera'] as const), x, y - 84, 0.4) + turned(kit, x, [0, y - 92], [[56, y - 92], [42, y], [0, y + 4]], '#b5653a', 'stone');
  const bowls = (x: number) => [0, 1, 2].map((i) => turned(kit, x, [0, y - 46 - i * 26], [[76 - i * 4, y - 46 - i * 26], [70 - i * 4, y - 16 - i * 22, 36, y - i * 22], [0, y + 2 - i * 22]], mix('#e8dfcf', '#8a9a86', i * 0.3), 'gloss')).join('');
  const rows = [
    books(CX - w + 70) + plant(CX + 60) + vase(CX + w - 120, '#c98f6a'),
    vase(CX - w + 130, '#6f7a5c') + bowls(CX - 20) + books(CX + w - 300),
    plant(CX - w + 140) + books(CX - 60) + bowls(CX + w - 150),
  ];
  return rows[row % 3] ?? '';
}

/** A mirror: round, an arch, or a rectangle. */
export const drawMirror: Draw = (kit) => {
  const form = choice(kit, 'shape', ['round', 'arch', 'rect']);
  const thick = 24 + kit.rng.int(0, 16);
  const d = {
    round: oval(CX, 750, 400, 400),
    arch: mirrored(CX, [0, 300], [[166, 300, 300, 434, 300, 600], [300, 1230], [0, 1230]]),
    rect: box(CX - 320, 300, 640, 920, 14),
  }[form];
  const glass = kit.sheet.linear([0, 0], [1, 1], [[0, '#f1f0ea'], [0.35, '#c9cdc9'], [0.5, '#e6e6df'], [0.72, '#b9beba'], [1, '#d9dad3']]);
  const flash = `<g clip-path="${kit.sheet.clip(d)}"><path d="M200 900L760 200H900L240 1100Z" fill="#fff" fill-opacity=".3"/><path d="M420 1300L1040 420V520L500 1300Z" fill="#fff" fill-opacity=".2"/><path d="M180 1120H1020V1300H180Z" fill="#8a8272" fill-opacity=".16"/></g>`;
  const frame = `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="${thick + 3}"/><path d="${d}" fill="none" stroke="${kit.hex}" stroke-width="${thick}"/><path d="${d}" fill="none" stroke="${lighten(kit.hex, 0.65)}" stroke-width="${n(thick * 0.22)}" stroke-opacity=".6" transform="translate(${n(-thick * 0.16)} ${n(-thick * 0.2)})"/>`;
  return { art: `<path d="${d}" fill="${glass}"/>${flash}<g filter="${kit.sheet.blur(9)}" clip-path="${kit.sheet.clip(d)}"><path d="${d}" fill="none" stroke="#2b2118" stroke-width="${thick + 22}" stroke-opacity=".4"/></g>${frame}`, place: 'wall', shade: [d], focus: { x: 420, y: 520, zoom: 2 } };
};

