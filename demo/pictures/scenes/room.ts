import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { slab, wood } from '../base/solid';

/** A plastered wall with daylight from the upper left. */
export function wall(kit: Kit, hex: string, w: number, h: number): string {
  const light = kit.sheet.radial([0.25, 0.15], 1, [
    [0, lighten(hex, 0.45)],
    [0.5, hex],
    [1, darken(hex, 0.2)],
  ]);
  return `<rect width="${w}" height="${h}" fill="${light}"/>`;
}

/** A slanting patch of sun on a wall, with the bars of the window in it. */
export function sunPatch(
  kit: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  strength = 0.34,
): string {
  const pane = (i: number, j: number) => {
    // Its bars go on from pane to pane: each lies along the slant of the last.
    const px = x + i * (w / 2 + 14) + j * (50 + (14 * 50) / (h / 2));
    const py = y + j * (h / 2 + 14) - i * (w / 2 + 14) * 0.18;
    return `M${n(px)} ${n(py)}l${n(w / 2)} ${n(-w * 0.09)}l50 ${n(h / 2)}l${n(-w / 2)} ${n(w * 0.09)}z`;
  };
  const d = pane(0, 0) + pane(1, 0) + pane(0, 1) + pane(1, 1);
  return `<g filter="${kit.sheet.blur(7)}"><path d="${d}" fill="#fff6df" fill-opacity="${strength}"/></g>`;
}

/** Floor boards in perspective from `y` down. */
export function boards(kit: Kit, y: number, w: number, h: number, hex: string): string {
  const base = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, darken(hex, 0.28)],
      [0.35, hex],
      [1, lighten(hex, 0.16)],
    ],
  );
  let lines = '';
  const vanish = w * 0.42;
  for (let i = -16; i <= 30; i++) {
    const foot = (i / 14) * w;
    const top = vanish + (foot - vanish) * 0.42;
    lines += `M${n(top)} ${y}L${n(foot)} ${h}`;
  }
  const skirting = `<rect y="${y - 46}" width="${w}" height="48" fill="#f2ece0"/><rect y="${y - 46}" width="${w}" height="4" fill="#fff" fill-opacity=".8"/><rect y="${y - 3}" width="${w}" height="6" fill="#2b2118" fill-opacity=".35"/>`;
  return `<rect y="${y}" width="${w}" height="${h - y}" fill="${base}"/><path d="${lines}" stroke="${darken(hex, 0.5)}" stroke-width="2.4" stroke-opacity=".4" fill="none"/>${skirting}`;
}

/** A wooden top from edge to edge, seen a little from above. */
export function tableTop(kit: Kit, y: number, w: number, h: number, hex: string): string {
  const front = Math.min(h, y + (h - y) * 0.78);
  const face = wood(kit, box(-20, y, w + 40, front - y), hex);
  const back = `<rect y="${y}" width="${w}" height="26" fill="${kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#2b2118', 0.28],
      [1, '#2b2118', 0],
    ],
  )}"/>`;
  const under =
    front < h
      ? `<rect y="${n(front)}" width="${w}" height="${n(h - front)}" fill="${darken(hex, 0.55)}"/>`
      : '';
  return under + face + back + slab(kit, -20, front - 6, w + 40, 40, darken(hex, 0.1));
}

/** Planks from above, for things that lie. */
export function planks(kit: Kit, w: number, h: number, hex: string): string {
  const tones = [hex, darken(hex, 0.06), lighten(hex, 0.08), darken(hex, 0.03)];
  let art = '';
  for (let i = 0, x = -20; x < w; i++) {
    const width = 190 + ((i * 53) % 60);
    art += wood(kit, box(x, -10, width, h + 20), tones[i % 4] ?? hex, 90);
    x += width;
  }
  const light = kit.sheet.radial([0.3, 0.2], 1, [
    [0, '#fff6e0', 0.4],
    [0.6, '#fff6e0', 0],
    [1, '#2b2118', 0.3],
  ]);
  return `${art}<rect width="${w}" height="${h}" fill="${light}"/>`;
}

/** A beam with turned pegs, for coats. */
export function pegRail(
  kit: Kit,
  y: number,
  w: number,
  hex: string,
  pegs: readonly number[],
): string {
  const shade = `<rect y="${y + 62}" width="${w}" height="30" fill="${kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#2b2118', 0.3],
      [1, '#2b2118', 0],
    ],
  )}"/>`;
  const peg = (x: number) =>
    `<ellipse cx="${x + 7}" cy="${y + 44}" rx="20" ry="20" fill="#2b2118" fill-opacity=".35"/><circle cx="${x}" cy="${y + 30}" r="20" fill="${lighten(hex, 0.15)}" stroke="${darken(hex, 0.5)}" stroke-width="1.6"/><circle cx="${x - 5}" cy="${y + 24}" r="8" fill="#fff" fill-opacity=".3"/>`;
  return shade + slab(kit, -20, y, w + 40, 62, hex) + pegs.map(peg).join('');
}

/** A clothes hanger whose hook ends at x, y. */
export function hanger(x: number, y: number, hex = '#b98a55', half = 190): string {
  const hook = `M${x} ${y + 76}V${y + 50}C${x} ${y + 34} ${x + 22} ${y + 34} ${x + 22} ${y + 10}C${x + 22} ${y - 16} ${x - 22} ${y - 16} ${x - 22} ${y + 8}`;
  const bar = `M${x - half} ${y + 150}Q${x - 40} ${y + 76} ${x} ${y + 74}Q${x + 40} ${y + 76} ${x + half} ${y + 150}`;
  return `<path d="${hook}" fill="none" stroke="#8d867a" stroke-width="7" stroke-linecap="round"/><path d="${bar}" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="25" stroke-linecap="round"/><path d="${bar}" fill="none" stroke="${hex}" stroke-width="21" stroke-linecap="round"/><path d="${bar}" fill="none" stroke="${mix(hex, '#fff', 0.5)}" stroke-width="4" stroke-opacity=".6" transform="translate(0 -5)"/>`;
}
