import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { rod, slab, wood } from '../base/solid';
import { sunPatch, tableTop, wall } from './room';
import { H, stand, toneAt, W } from './staging';

const PAPER = '#f1e9d8';

/** A sheet that was folded to and fro, standing on a table at y. */
function pleated(kit: Kit, x: number, y: number, count: number, hex: string): string {
  const [step, high] = [34, 150];
  const leaves = Array.from({ length: count }, (_, i) => {
    const [l, r] = [x + i * step, x + (i + 1) * step];
    const [ly, ry] = i % 2 === 0 ? [y, y + 26] : [y + 26, y];
    const d = `M${l} ${ly}L${r} ${ry}V${ry - high}L${l} ${ly - high}Z`;
    return `<path d="${d}" fill="${i % 2 === 0 ? lighten(hex, 0.3) : darken(hex, 0.18)}" stroke="${darken(hex, 0.35)}" stroke-width="1.2"/>`;
  }).join('');
  const shade = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.45],
    [1, '#1d150e', 0],
  ]);
  return `<ellipse cx="${x + (count * step) / 2 + 10}" cy="${y + 22}" rx="${(count * step) / 2 + 40}" ry="26" fill="${shade}"/>${leaves}`;
}

/** Rolls of paper that stand in their crate. */
function rolls(kit: Kit, x: number, y: number, palette: readonly string[]): string {
  const tubes = [0, 1, 2, 3].map((i) => {
    const [at, top] = [x + 16 + i * 48, y - 330 - ((i * 37) % 70)];
    const hex = i % 2 === 0 ? PAPER : lighten(toneAt(palette, i), 0.4);
    return `<path d="${box(at, top, 42, y - top - 20)}" fill="${hex}"/><path d="${box(at, top, 42, y - top - 20)}" fill="${kit.sheet.linear(
      [0, 0],
      [1, 0],
      [
        [0, '#1d150e', 0.24],
        [0.35, '#fff', 0.3],
        [1, '#1d150e', 0.4],
      ],
    )}"/><ellipse cx="${at + 21}" cy="${top}" rx="21" ry="8" fill="${lighten(hex, 0.4)}" stroke="${darken(hex, 0.4)}" stroke-width="1.5"/><ellipse cx="${at + 21}" cy="${top}" rx="10" ry="4" fill="${darken(hex, 0.6)}"/>`;
  });
  return (
    `<ellipse cx="${x + 112}" cy="${y + 4}" rx="160" ry="22" fill="#1d150e" fill-opacity=".3"/>` +
    tubes.join('') +
    slab(kit, x - 6, y - 200, 236, 60, '#b08a5e') +
    slab(kit, x - 6, y - 130, 236, 60, '#b08a5e') +
    slab(kit, x - 6, y - 60, 236, 60, '#b08a5e')
  );
}

/** A work table where lamp shades are folded of paper, below some that are done. */
export function shades(kit: Kit, palette: readonly string[]): string {
  const tone = mix('#cbbfa8', toneAt(palette, 1), 0.12);
  const pendant = (
    x: number,
    drop: number,
    s: number,
    shade: string,
    material: string,
    hex: string,
  ) =>
    `<g transform="translate(${n(x - 600 * s)} ${drop}) scale(${s})">${stand(kit, { kind: 'pendant', hex, x: 600, y: 1250, scale: 1, params: { shade, material } })}</g>`;
  const cord = (x: number, to: number) =>
    `<path d="M${x} 0V${to}" stroke="#2f2b28" stroke-width="4"/>`;
  const sheet = `<path d="M560 850L640 770H1010L1050 850Z" fill="#1d150e" fill-opacity=".25" transform="translate(8 10)"/><path d="M560 850L640 770H1010L1050 850Z" fill="${PAPER}" stroke="#c9bfa8" stroke-width="2"/>${[0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((t) => `<path d="M${n(640 + t * 370)} 770L${n(560 + t * 490)} 850" stroke="#b5a98c" stroke-width="2" stroke-dasharray="10 6"/>`).join('')}`;
  const ruler = `<g transform="translate(600 895) rotate(-3)">${wood(kit, box(0, 0, 420, 34, 3), '#d2b184')}<path d="M14 2V16M42 2V12M70 2V16M98 2V12M126 2V16M154 2V12M182 2V16M210 2V12M238 2V16M266 2V12M294 2V16M322 2V12M350 2V16M378 2V12M406 2V16" stroke="#4a3620" stroke-width="2.4"/></g>`;
  const bone = `<g transform="translate(1110 860) rotate(-12)"><path d="M0 12Q90 -6 190 10Q200 20 190 28Q90 36 0 26Z" fill="#1d150e" fill-opacity=".25" transform="translate(5 7)"/><path d="M0 12Q90 -6 190 10Q200 20 190 28Q90 36 0 26Z" fill="#efe6d2" stroke="#a9997a" stroke-width="2"/></g>`;
  const wireAt = { x: 1350, y: 830 };
  const wires = [-1, -0.5, 0, 0.5, 1]
    .map(
      (t) =>
        `M${n(wireAt.x + t * 56)} ${n(wireAt.y - 150 - (1 - t * t) * 10)}L${n(wireAt.x + t * 120)} ${n(wireAt.y + (1 - t * t) * 22)}`,
    )
    .join('');
  const wire =
    `<ellipse cx="${wireAt.x}" cy="${wireAt.y + 6}" rx="150" ry="26" fill="#1d150e" fill-opacity=".2"/>` +
    rod(
      `M${wireAt.x - 120} ${wireAt.y}A120 24 0 1 0 ${wireAt.x + 120} ${wireAt.y}A120 24 0 1 0 ${wireAt.x - 120} ${wireAt.y}`,
      6,
      '#8d8a84',
    ) +
    rod(
      `M${wireAt.x - 56} ${wireAt.y - 150}A56 11 0 1 0 ${wireAt.x + 56} ${wireAt.y - 150}A56 11 0 1 0 ${wireAt.x - 56} ${wireAt.y - 150}`,
      6,
      '#8d8a84',
    ) +
    `<path d="${wires}" stroke="#6a675f" stroke-width="5"/>`;
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 130, 300, 420, 320, 0.3) +
    cord(370, 60) +
    cord(780, 10) +
    cord(1190, 60) +
    pendant(370, 0, 0.4, 'drum', 'paper', lighten(toneAt(palette, 1), 0.35)) +
    pendant(780, -30, 0.5, 'globe', 'paper', PAPER) +
    pendant(1190, 10, 0.42, 'cone', 'pleats', lighten(toneAt(palette, 0), 0.2)) +
    tableTop(kit, 690, W, H, '#b28a5e') +
    rolls(kit, 70, 800, palette) +
    pleated(kit, 370, 800, 9, lighten(toneAt(palette, 1), 0.4)) +
    sheet +
    wire +
    ruler +
    bone
  );
}
