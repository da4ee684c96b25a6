import { mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { drawPart } from '../product';
import { figure, LOWER } from './figure';
import { boards, sunPatch, wall } from './room';
import { H, hang, stand, toneAt, W, type Ware } from './staging';

const OUTFITS: readonly Ware[] = [
  { kind: 'coat', params: { style: 'single', length: 'long' } },
  { kind: 'trousers', params: { leg: 'wide' } },
  { kind: 'coat', params: { style: 'wrap', length: 'long' } },
  { kind: 'trousers', params: { leg: 'slim' } },
];

/** Two or three figures that are dressed; what is worn above goes with what is worn below it. */
export function dressed(kit: Kit, palette: readonly string[], wares = OUTFITS): string {
  const drawn = (list: readonly Ware[], first: number) =>
    list.map(({ kind, params, hex }, i) =>
      drawPart(kit, kind, hex ?? toneAt(palette, first + i), params),
    );
  const uppers = drawn(
    wares.filter(({ kind }) => !LOWER.includes(kind)),
    0,
  );
  const lowers = drawn(
    wares.filter(({ kind }) => LOWER.includes(kind)),
    3,
  );
  const count = Math.min(3, Math.max(uppers.length, lowers.length));
  const gap = count === 3 ? 390 : 480;
  const figures = Array.from({ length: count }, (_, i) =>
    figure(
      kit,
      { upper: uppers[i], lower: lowers[i] },
      { x: 620 + (i - (count - 1) / 2) * gap, y: 900 + (i % 2) * 35, scale: 0.475 },
    ),
  );
  return (
    wall(kit, mix('#d9d2c3', toneAt(palette, 2), 0.2), W, H) +
    sunPatch(kit, 90, 130, 420, 460) +
    boards(kit, 790, W, H, '#b99468') +
    hang(kit, {
      kind: 'mirror',
      hex: '#b79a5c',
      x: 1360,
      y: 150,
      scale: 0.5,
      params: { shape: 'arch' },
    }) +
    figures.join('') +
    stand(kit, { kind: 'stool', hex: '#b98a5e', x: 1320, y: 915, scale: 0.36 }) +
    stand(kit, {
      kind: 'pot',
      hex: toneAt(palette, 1),
      x: 1490,
      y: 935,
      scale: 0.36,
      params: { plant: 'ficus' },
    })
  );
}

/** A figure that is measured: a tape around its waist, another over its shoulders. */
export function measuring(kit: Kit, palette: readonly string[]): string {
  const trousers = drawPart(kit, 'trousers', toneAt(palette, 0), {
    leg: 'straight',
    crease: true,
  });
  const tape = (d: string) =>
    `<path d="${d}" fill="none" stroke="#1d150e" stroke-opacity=".25" stroke-width="22" transform="translate(5 7)"/><path d="${d}" fill="none" stroke="#8a6f2a" stroke-width="22"/><path d="${d}" fill="none" stroke="#e2bd55" stroke-width="19"/><path d="${d}" fill="none" stroke="#3a3020" stroke-width="9" stroke-dasharray="2 10" stroke-dashoffset="-6" transform="translate(0 -4)"/>`;
  return (
    wall(kit, mix('#d9d2c3', toneAt(palette, 1), 0.24), W, H) +
    sunPatch(kit, 90, 130, 420, 460) +
    boards(kit, 790, W, H, '#b99468') +
    hang(kit, {
      kind: 'mirror',
      hex: '#b79a5c',
      x: 1180,
      y: 120,
      scale: 0.56,
      params: { shape: 'arch' },
    }) +
    figure(kit, { lower: trousers }, { x: 640, y: 925, scale: 0.48 }) +
    tape('M606 84Q580 130 584 176Q588 214 578 250') +
    tape('M674 84Q712 140 716 250Q706 400 742 560') +
    tape('M550 298Q640 328 730 298') +
    tape('M640 317Q652 360 634 420') +
    stand(kit, { kind: 'stool', hex: '#b98a5e', x: 1010, y: 925, scale: 0.4 }) +
    stand(kit, { kind: 'basket', hex: '#c9a870', x: 300, y: 925, scale: 0.3 }) +
    stand(kit, {
      kind: 'pot',
      hex: toneAt(palette, 1),
      x: 1420,
      y: 935,
      scale: 0.42,
      params: { plant: 'monstera' },
    })
  );
}
