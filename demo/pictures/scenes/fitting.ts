import { type Fold, panel } from '../base/cloth';
import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { rod, round } from '../base/solid';
import { boards, hanger, sunPatch, wall } from './room';
import { H, hang, stand, toneAt, W, type Ware } from './staging';

const CLOTHES: readonly Ware[] = [
  { kind: 'coat', params: { style: 'wrap' } },
  { kind: 'dress', params: { length: 'midi' } },
];

/** A curtain that hangs in deep folds from a rail at y. */
function curtain(kit: Kit, hex: string, x: number, w: number, y: number, foot: number): string {
  const count = Math.round(w / 46);
  const wave = w / count;
  let hem = '';
  for (let i = count; i > 0; i--) {
    const right = x + i * wave;
    hem += `Q${n(right - wave / 2)} ${n(foot + (i % 2 ? 12 : -8))} ${n(right - wave)} ${foot}`;
  }
  const d = `M${x} ${y}H${x + w}V${foot}${hem}Z`;
  const folds: Fold[] = Array.from({ length: count }, (_, i) => {
    const at = x + (i + 0.5) * wave;
    return {
      d: `M${n(at)} ${y}Q${n(at + kit.rng.jitter(10))} ${n((y + foot) / 2)} ${n(at)} ${foot}`,
      width: wave * 0.5,
      tone: i % 2 ? 0.34 : -0.42,
    };
  });
  const rings = Array.from({ length: Math.ceil(count / 2) + 1 }, (_, i) => {
    const at = x + 12 + (i * (w - 24)) / Math.ceil(count / 2);
    return `<circle cx="${n(at)}" cy="${y - 10}" r="15" fill="none" stroke="#8a6f36" stroke-width="6"/><path d="M${n(at - 13)} ${y - 16}A15 15 0 0 1 ${n(at + 4)} ${y - 25}" fill="none" stroke="#e8d7a4" stroke-width="3"/>`;
  });
  return (
    `<path d="M${x + 10} ${y}H${x + w + 16}V${foot}H${x + 10}Z" fill="#1d150e" fill-opacity=".3"/>` +
    panel({ ...kit, hex, params: {} }, d, {
      surface: 'linen',
      soft: 9,
      round: 0.5,
      folds,
      step: 0,
    }) +
    rings.join('')
  );
}

/** A bell of brass on its arm at the wall. */
function bell(kit: Kit, x: number, y: number): string {
  const brass = '#b79a5c';
  return (
    `<path d="${box(x - 16, y - 50, 44, 130, 8)}" fill="#2b2118" fill-opacity=".22"/>` +
    round(kit, box(x - 22, y - 58, 44, 130, 8), '#8a5f3c', 'gloss') +
    rod(`M${x} ${y - 20}C${x} ${y - 60} ${x + 66} ${y - 70} ${x + 74} ${y - 30}`, 9, brass) +
    round(
      kit,
      `M${x + 74} ${y - 34}C${x + 104} ${y - 34} ${x + 106} ${y + 8} ${x + 126} ${y + 34}Q${x + 74} ${y + 50} ${x + 22} ${y + 34}C${x + 42} ${y + 8} ${x + 44} ${y - 34} ${x + 74} ${y - 34}Z`,
      brass,
      'metal',
    ) +
    `<circle cx="${x + 74}" cy="${y + 52}" r="10" fill="${darken(brass, 0.3)}"/>` +
    `<path d="M${x + 74} ${y + 60}Q${x + 82} ${y + 120} ${x + 72} ${y + 170}" fill="none" stroke="#7a3a2a" stroke-width="6"/>`
  );
}

/** A fitting room with its curtain half open, a bell at its side and a chair for who waits. */
export function fitting(kit: Kit, palette: readonly string[], wares = CLOTHES): string {
  const tone = mix('#d9d2c3', toneAt(palette, 0), 0.24);
  const inner = mix('#cfc4b0', toneAt(palette, 1), 0.3);
  const [left, right, top, floor] = [170, 1010, 150, 800];
  const shade = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#1d150e', 0.46],
      [0.3, '#1d150e', 0.12],
      [0.75, '#1d150e', 0.06],
      [1, '#1d150e', 0.36],
    ],
  );
  const room =
    `<path d="${box(left, top, right - left, floor - top)}" fill="${inner}"/>` +
    `<path d="${box(left, top, right - left, floor - top)}" fill="${shade}"/>` +
    `<path d="M${left} ${floor}L${left + 60} ${floor - 54}H${right - 60}L${right} ${floor}Z" fill="#9a7850"/>` +
    `<path d="M${left} ${floor}L${left + 60} ${floor - 54}H${right - 60}L${right} ${floor}" fill="none" stroke="#4a3620" stroke-opacity=".5" stroke-width="3"/>` +
    `<path d="M${left + 60} ${floor - 54}V${top}M${right - 60} ${floor - 54}V${top}" stroke="#1d150e" stroke-opacity=".3" stroke-width="3"/>`;
  const hung = wares
    .slice(0, 2)
    .map((ware, i) => {
      const x = 830 - i * 56;
      return (
        `<g transform="translate(${x} ${238 + i * 4}) scale(.5)">${hanger(0, 0, '#b98a55', 150)}</g>` +
        hang(kit, {
          ...ware,
          hex: ware.hex ?? toneAt(palette, i + 3),
          x,
          y: 292,
          scale: 0.36,
          squeeze: 0.86,
          byShoulders: true,
        })
      );
    })
    .reverse()
    .join('');
  const frame = `<path d="M${left - 34} ${floor + 4}V${top - 44}H${right + 34}V${floor + 4}H${right}V${top - 6}H${left}V${floor + 4}Z" fill="${lighten('#d8cbb2', 0.3)}" stroke="#8a7a5e" stroke-width="2"/>`;
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 1120, 140, 380, 420) +
    boards(kit, floor, W, H, '#b99468') +
    room +
    hang(kit, {
      kind: 'mirror',
      hex: '#b79a5c',
      x: 560,
      y: 236,
      scale: 0.36,
      params: { shape: 'rect' },
    }) +
    rod('M700 236H950', 9, '#3a3632') +
    hung +
    stand(kit, { kind: 'stool', hex: '#a97a4a', x: 690, y: 792, scale: 0.3 }) +
    frame +
    rod(`M${left} ${top + 16}H${right}`, 12, '#8a6f36') +
    curtain(kit, toneAt(palette, 0), left + 8, 300, top + 28, floor - 8) +
    bell(kit, 1090, 370) +
    stand(kit, { kind: 'chair', hex: '#a97f54', x: 1390, y: 905, scale: 0.5 })
  );
}
