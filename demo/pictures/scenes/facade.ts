import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';

/** Bricks as a tile in the colour of a wall. */
export function bricks(kit: Kit, hex: string): string {
  const joint = mix(hex, '#e6dccb', 0.45);
  const stone = (x: number, y: number, c: string) =>
    `<rect x="${x}" y="${y}" width="39" height="14" fill="${c}"/>`;
  const art =
    `<rect width="84" height="36" fill="${joint}"/>` +
    stone(1, 2, hex) +
    stone(43, 2, darken(hex, 0.08)) +
    stone(-20, 20, lighten(hex, 0.06)) +
    stone(22, 20, darken(hex, 0.04)) +
    stone(64, 20, lighten(hex, 0.06));
  return kit.sheet.tile(42, 18, `<g transform="scale(.5)">${art}</g>`);
}

/** One sash window with its frame and a stone sill. */
function sash(kit: Kit, x: number, y: number, w: number, h: number, frame: string): string {
  const glass = kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#8fa3a8'],
      [0.4, '#46565c'],
      [0.6, '#6d8086'],
      [1, '#2d393e'],
    ],
  );
  const curtain = kit.rng.chance(0.4)
    ? `<path d="M${n(x + 8)} ${n(y + 8)}h${n(w * 0.3)}Q${n(x + w * 0.2)} ${n(y + h * 0.6)} ${n(x + 8)} ${n(y + h - 8)}ZM${n(x + w - 8)} ${n(y + 8)}h${n(-w * 0.3)}Q${n(x + w * 0.8)} ${n(y + h * 0.6)} ${n(x + w - 8)} ${n(y + h - 8)}Z" fill="#f1ebdf" fill-opacity=".8"/>`
    : '';
  return `<rect x="${n(x - 6)}" y="${n(y - 22)}" width="${n(w + 12)}" height="18" fill="#e0d6c4"/><path d="${box(x, y, w, h)}" fill="${glass}"/>${curtain}<path d="${box(x, y, w, h)}M${n(x)} ${n(y + h * 0.42)}h${n(w)}M${n(x + w / 2)} ${n(y)}v${n(h)}" fill="none" stroke="${frame}" stroke-width="10"/><rect x="${n(x - 14)}" y="${n(y + h)}" width="${n(w + 28)}" height="14" fill="#cfc4b0"/><rect x="${n(x - 14)}" y="${n(y + h + 14)}" width="${n(w + 28)}" height="10" fill="#2b2118" fill-opacity=".3"/>`;
}

export type Gable = 'step' | 'neck' | 'bell' | 'cornice' | 'spout';

/** The outline of a Dutch gable above `y` over a front from x to x + w. */
function gablePath(
  kind: Gable,
  x: number,
  y: number,
  w: number,
  rise: number,
  foot: number,
): string {
  const m = x + w / 2;
  const top = y - rise;
  const base = `M${n(x)} ${foot}V${n(y)}`;
  const end = `V${foot}Z`;
  if (kind === 'cornice') return `${base}H${n(x + w)}${end}`;
  if (kind === 'spout')
    return `${base}L${n(m - 30)} ${n(top + 20)}V${n(top)}H${n(m + 30)}V${n(top + 20)}L${n(x + w)} ${n(y)}${end}`;
  if (kind === 'step') {
    const steps = 4;
    let d = base;
    for (let i = 1; i <= steps; i++) {
      d += `V${n(y - (rise * i) / steps)}H${n(x + ((w / 2 - 36) * i) / steps)}`;
    }
    for (let i = steps; i >= 1; i--) {
      const dx = ((w / 2 - 36) * i) / steps;
      d += `H${n(x + w - dx)}V${n(y - (rise * (i - 1)) / steps)}`;
    }
    return `${d}H${n(x + w)}${end}`;
  }
  if (kind === 'bell')
    return `${base}C${n(x + w * 0.06)} ${n(y - rise * 0.1)} ${n(x + w * 0.3)} ${n(y - rise * 0.2)} ${n(x + w * 0.3)} ${n(top + rise * 0.3)}Q${n(x + w * 0.3)} ${n(top)} ${n(m)} ${n(top)}Q${n(x + w * 0.7)} ${n(top)} ${n(x + w * 0.7)} ${n(top + rise * 0.3)}C${n(x + w * 0.7)} ${n(y - rise * 0.2)} ${n(x + w * 0.94)} ${n(y - rise * 0.1)} ${n(x + w)} ${n(y)}${end}`;
  return `${base}Q${n(x + w * 0.26)} ${n(y)} ${n(x + w * 0.27)} ${n(y - rise * 0.5)}V${n(top + 26)}L${n(m)} ${n(top)}L${n(x + w * 0.73)} ${n(top + 26)}V${n(y - rise * 0.5)}Q${n(x + w * 0.74)} ${n(y)} ${n(x + w)} ${n(y)}${end}`;
}

interface Front {
  x: number;
  w: number;
  eaves: number;
  rise: number;
  foot: number;
  gable: Gable;
  wall: string;
  frame: string;
  rows: number;
  cols: number;
  shop: number;
}

/** A house front: gable, bricks or plaster, windows above the shop. `shop` is the top of the shop. */
export function houseFront(kit: Kit, f: Front, plaster = false): string {
  const d = gablePath(f.gable, f.x, f.eaves, f.w, f.rise, f.foot);
  const shade = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#fff', 0.14],
      [0.6, '#fff', 0],
      [1, '#1a1410', 0.2],
    ],
  );
  const edge = `<path d="${d}" fill="none" stroke="#e6dccb" stroke-width="${f.gable === 'cornice' ? 2 : 11}"/>`;
  const cornice =
    f.gable === 'cornice'
      ? `<rect x="${f.x - 16}" y="${f.eaves - 30}" width="${f.w + 32}" height="38" fill="${f.frame}"/><rect x="${f.x - 16}" y="${f.eaves + 8}" width="${f.w + 32}" height="16" fill="#1a1410" fill-opacity=".3"/>`
      : '';
  const cell = f.w / f.cols;
  const high = (f.shop - f.eaves - 30) / f.rows;
  const windows = Array.from({ length: f.rows * f.cols }, (_, i) =>
    sash(
      kit,
      f.x + (i % f.cols) * cell + cell * 0.24,
      f.eaves + 40 + Math.floor(i / f.cols) * high,
      cell * 0.52,
      high * 0.66,
      f.frame,
    ),
  ).join('');
  const attic =
    f.gable === 'cornice'
      ? ''
      : sash(kit, f.x + f.w / 2 - 34, f.eaves - f.rise * 0.52, 68, f.rise * 0.36, f.frame);
  return `<path d="${d}" fill="${plaster ? f.wall : bricks(kit, f.wall)}"/><path d="${d}" fill="${shade}"/>${edge}${cornice}${attic}${windows}`;
}
