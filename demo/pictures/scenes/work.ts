import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { round, slab } from '../base/solid';
import { boards, sunPatch, tableTop, wall } from './room';
import { stand } from './staging';

const [W, H] = [1600, 1000];
const CARD = '#c29a6a';
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

/** Swatches and sketches that hang above a desk. */
const pinned = (kit: Kit, palette: readonly string[]): string =>
  round(kit, box(120, 120, 560, 400, 8), '#d8c19a', 'matt') +
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const [x, y] = [165 + (i % 3) * 165, 165 + Math.floor(i / 3) * 170];
      const fill = i % 2 === 0 ? at(palette, i / 2) : '#f6f1e6';
      const lines =
        i % 2 === 0
          ? ''
          : `<path d="M${x + 22} ${y + 42}h90M${x + 22} ${y + 68}h70M${x + 22} ${y + 94}h84" stroke="#6a6258" stroke-width="7" stroke-linecap="round"/>`;
      const turn = kit.rng.between(-4, 4);
      return `<g transform="rotate(${n(turn)} ${x + 67} ${y + 67})"><path d="${box(x + 5, y + 8, 134, 134, 3)}" fill="#2b2118" fill-opacity=".22"/><path d="${box(x, y, 134, 134, 3)}" fill="${fill}"/>${lines}<circle cx="${x + 67}" cy="${y + 14}" r="9" fill="#c4482f"/></g>`;
    })
    .join('');

/** A laptop that stands open; its hinge is at x, y. */
const laptop = (kit: Kit, palette: readonly string[], x: number, y: number): string => {
  const screen = box(x - 210, y - 290, 420, 280, 10);
  const bars = [90, 150, 120, 190]
    .map(
      (height, i) =>
        `<path d="${box(x + 10 + i * 44, y - 40 - height, 30, height, 2)}" fill="${at(palette, i)}"/>`,
    )
    .join('');
  return (
    `<ellipse cx="${x}" cy="${y + 66}" rx="330" ry="26" fill="#2b2118" fill-opacity=".3"/>` +
    round(kit, box(x - 228, y - 308, 456, 318, 16), '#4a4a4c', 'matt') +
    `<path d="${screen}" fill="#f6f1e6"/>` +
    `<path d="M${x - 180} ${y - 246}h140M${x - 180} ${y - 206}h110M${x - 180} ${y - 166}h130M${x - 180} ${y - 126}h80" stroke="#9a9184" stroke-width="10" stroke-linecap="round"/>` +
    bars +
    `<path d="M${x - 228} ${y + 8}h456l70 54h-596z" fill="#b9b6b0" stroke="#5d5a55" stroke-width="2"/>` +
    `<path d="M${x - 190} ${y + 18}h380l26 22h-432z" fill="#77746f"/>`
  );
};

/** A desk at the office: a laptop, swatches on the wall, a mug and a plant. */
export function desk(kit: Kit, palette: readonly string[]): string {
  return (
    wall(kit, mix('#d9d1c2', at(palette, 0), 0.16), W, H) +
    sunPatch(kit, 1010, 90, 420, 440, 0.4) +
    pinned(kit, palette) +
    tableTop(kit, 720, W, H, '#b98f62') +
    stand(kit, {
      kind: 'tablelamp',
      hex: at(palette, 0),
      x: 300,
      y: 800,
      scale: 0.5,
      params: { shade: 'dome' },
    }) +
    laptop(kit, palette, 830, 800) +
    stand(kit, { kind: 'mug', hex: at(palette, 1), x: 1210, y: 870, scale: 0.32 }) +
    stand(kit, {
      kind: 'pot',
      hex: at(palette, 1),
      x: 1400,
      y: 800,
      scale: 0.42,
      params: { plant: 'monstera' },
    })
  );
}

/** One box of a rack, or of a trolley: its foot is at y. */
const carton = (
  kit: Kit,
  { x, y, w, h, band }: { x: number; y: number; w: number; h: number; band: string },
): string => {
  const hex = mix(CARD, kit.rng.chance(0.5) ? '#8a6a44' : '#e0c79c', kit.rng.between(0.05, 0.25));
  const [top, middle] = [y - h, x + w / 2];
  return (
    round(kit, box(x, top, w, h, 4), hex, 'matt') +
    `<path d="M${n(middle - 14)} ${n(top)}h28v${n(h * 0.42)}h-28z" fill="${band}"/>` +
    `<path d="${box(x + w * 0.6, y - h * 0.42, w * 0.3, h * 0.28, 3)}" fill="#f6f1e6"/>` +
    `<path d="M${n(x + w * 0.64)} ${n(y - h * 0.28)}h${n(w * 0.22)}" stroke="#2a2622" stroke-width="12" stroke-dasharray="3 2 6 3 2 4"/>`
  );
};

/** High racks with boxes, and a trolley that is being filled. */
export function stockroom(kit: Kit, palette: readonly string[]): string {
  const steel = darken(at(palette, 0), 0.05);
  const rackAt = (left: number, right: number): string => {
    const floors = [330, 580, 830];
    const goods = floors
      .flatMap((y, floor) => {
        const boxes: string[] = [];
        for (let x = left + 34; x < right - 150; ) {
          const w = kit.rng.between(110, 170);
          const h = kit.rng.between(100, 175);
          if (x + w > right - 20) break;
          boxes.push(carton(kit, { x, y, w, h, band: at(palette, floor + boxes.length) }));
          x += w + kit.rng.between(10, 30);
        }
        return boxes;
      })
      .join('');
    const beams = floors.map((y) => slab(kit, left, y, right - left, 26, '#c9703f')).join('');
    const posts = [left, right - 26]
      .map((x) => round(kit, box(x, 90, 26, 810, 3), steel, 'matt'))
      .join('');
    return goods + beams + posts;
  };
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="946" r="26" fill="#2b2622"/><circle cx="${x}" cy="946" r="10" fill="#9a958c"/>`;
  const trolley =
    '<ellipse cx="1240" cy="966" rx="330" ry="24" fill="#2b2118" fill-opacity=".35"/>' +
    carton(kit, { x: 1000, y: 880, w: 250, h: 190, band: at(palette, 0) }) +
    carton(kit, { x: 1262, y: 880, w: 200, h: 150, band: at(palette, 1) }) +
    carton(kit, { x: 1050, y: 690, w: 180, h: 140, band: at(palette, 2) }) +
    slab(kit, 960, 880, 540, 34, lighten(steel, 0.12)) +
    `<path d="M1492 890V520q0 -34 -34 -34h-30" fill="none" stroke="${darken(steel, 0.4)}" stroke-width="24" stroke-linecap="round"/><path d="M1492 890V520q0 -34 -34 -34h-30" fill="none" stroke="${lighten(steel, 0.1)}" stroke-width="17" stroke-linecap="round"/>` +
    wheel(1030) +
    wheel(1430);
  return (
    wall(kit, mix('#d6d0c4', at(palette, 0), 0.08), W, H) +
    boards(kit, 860, W, H, '#b5aa98') +
    sunPatch(kit, 980, 90, 420, 360, 0.36) +
    rackAt(70, 880) +
    trolley
  );
}
