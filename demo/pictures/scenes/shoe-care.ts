import { type Fold, panel } from '../base/cloth';
import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n, oval } from '../base/path';
import { rod, round, slab, wood } from '../base/solid';
import { drawPart } from '../product';
import { sunPatch, tableTop, wall } from './room';
import { H, stand, toneAt, W, type Ware } from './staging';
import { toolBoard } from './workshop';

const BOOTS: readonly Ware[] = [
  { kind: 'boot', params: { shaft: 'mid' }, hex: '#7a4b2a' },
  { kind: 'loafer', params: { detail: 'penny' }, hex: '#5b2b25' },
  { kind: 'ankleboot', params: { style: 'lace' }, hex: '#3a2a20' },
  { kind: 'ankleboot', params: { style: 'chelsea' }, hex: '#8a5a34' },
];

const pool = (kit: Kit, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.5],
    [0.6, '#1d150e', 0.25],
    [1, '#1d150e', 0],
  ])}"/>`;

/** A flat tin; open, its lid leans against it. */
function tin(kit: Kit, x: number, y: number, r: number, hex: string, polish?: string): string {
  const body = `M${x - r} ${y - 44}V${y - 6}Q${x} ${y + 16} ${x + r} ${y - 6}V${y - 44}Z`;
  const lid = polish
    ? `<g transform="translate(${x + r + 34} ${y - r * 0.62}) rotate(-14)"><path d="${oval(0, 0, r * 0.62, r * 0.86)}" fill="${darken(hex, 0.3)}"/><path d="${oval(-9, 0, r * 0.62, r * 0.86)}" fill="${hex}" stroke="${darken(hex, 0.45)}" stroke-width="2"/><path d="${oval(-9, 0, r * 0.46, r * 0.66)}" fill="none" stroke="#f3ead6" stroke-opacity=".8" stroke-width="4"/><path d="M${n(-9 - r * 0.26)} -8H${n(-9 + r * 0.26)}M${n(-9 - r * 0.18)} 12H${n(-9 + r * 0.18)}" stroke="#f3ead6" stroke-width="8"/></g>`
    : '';
  return (
    pool(kit, x + 10, y + 2, r * 1.5, 22) +
    lid +
    round(kit, body, hex, 'metal') +
    `<path d="${oval(x, y - 44, r, r * 0.24)}" fill="${lighten(hex, 0.2)}" stroke="${darken(hex, 0.4)}" stroke-width="2"/>` +
    (polish
      ? `<path d="${oval(x, y - 43, r * 0.9, r * 0.19)}" fill="${polish}"/><path d="M${n(x - r * 0.5)} ${y - 46}Q${x} ${y - 34} ${n(x + r * 0.4)} ${y - 50}" fill="none" stroke="${lighten(polish, 0.4)}" stroke-width="5" stroke-opacity=".7"/>`
      : '')
  );
}

/** A brush that lies on its bristles. */
function brush(kit: Kit, x: number, y: number, w: number, hex: string): string {
  const hairs = Array.from({ length: 46 }, (_, i) => {
    const at = x + 16 + (i * (w - 32)) / 45;
    return `M${n(at)} ${y - 50}L${n(at + kit.rng.jitter(4))} ${n(y - kit.rng.between(0, 5))}`;
  }).join('');
  const back = `M${x} ${y - 52}Q${x - 6} ${y - 92} ${x + 40} ${y - 104}Q${x + w / 2} ${y - 122} ${x + w - 40} ${y - 104}Q${x + w + 6} ${y - 92} ${x + w} ${y - 52}Z`;
  return (
    pool(kit, x + w / 2 + 8, y, w * 0.6, 16) +
    `<path d="M${x + 12} ${y - 54}H${x + w - 12}L${x + w - 10} ${y - 4}H${x + 10}Z" fill="#4a3a2c"/><path d="${hairs}" stroke="#7d6348" stroke-width="3"/><path d="${hairs}" stroke="#2a2018" stroke-width="1.5" transform="translate(4 0)"/>` +
    wood(kit, back, hex)
  );
}

/** A cloth that was laid down in a heap. */
function rag(kit: Kit, x: number, y: number, hex: string): string {
  const d = `M${x} ${y}Q${x - 10} ${y - 50} ${x + 60} ${y - 66}Q${x + 110} ${y - 110} ${x + 170} ${y - 74}Q${x + 250} ${y - 84} ${x + 268} ${y - 30}Q${x + 310} ${y - 4} ${x + 250} ${y + 6}Q${x + 130} ${y + 18} ${x} ${y}Z`;
  const folds: Fold[] = [
    { d: `M${x + 20} ${y - 10}Q${x + 90} ${y - 70} ${x + 160} ${y - 60}`, width: 14, tone: -0.4 },
    { d: `M${x + 70} ${y - 4}Q${x + 130} ${y - 60} ${x + 230} ${y - 56}`, width: 16, tone: 0.4 },
    { d: `M${x + 140} ${y}Q${x + 190} ${y - 40} ${x + 262} ${y - 20}`, width: 12, tone: -0.4 },
  ];
  return (
    pool(kit, x + 140, y + 4, 190, 18) +
    panel({ ...kit, hex, params: {} }, d, { surface: 'twill', soft: 8, step: 0, folds })
  );
}

/** Boots on a table that are greased and brushed. */
export function polish(kit: Kit, palette: readonly string[], wares = BOOTS): string {
  const [first = BOOTS[0] as Ware, second] = wares;
  const tone = mix('#d3cbbb', toneAt(palette, 1), 0.2);
  const pair = (ware: Ware, x: number, scale: number) =>
    stand(kit, { ...ware, hex: ware.hex ?? toneAt(palette, 0), x, y: 815, scale });
  const paper = `<path d="M60 800L330 742H1130L1010 872H20Z" fill="#1d150e" fill-opacity=".25" transform="translate(10 12)"/><path d="M60 800L330 742H1130L1010 872H20Z" fill="#ece7da" stroke="#c9c0ab" stroke-width="2"/><path d="M200 790H380M190 806H370M180 822H360M440 790H620M430 806H610M420 822H600M690 790H860M680 806H850M670 822H840" stroke="#8a8272" stroke-opacity=".5" stroke-width="5"/>`;
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 920, 110, 440, 440, 0.4) +
    tableTop(kit, 700, W, H, '#b28a5e') +
    paper +
    (second ? pair(second, 810, 0.46) : '') +
    pair(first, 330, 0.6) +
    tin(kit, 1190, 790, 84, toneAt(palette, 1), darken(first.hex ?? '#7a4b2a', 0.2)) +
    brush(kit, 850, 935, 260, '#a97a4a') +
    rag(kit, 1300, 895, lighten(toneAt(palette, 0), 0.5)) +
    tin(kit, 1430, 780, 60, darken(toneAt(palette, 0), 0.3))
  );
}

/** A shoe on its last, between others that wait for the cobbler. */
export function cobbler(kit: Kit, palette: readonly string[], wares = BOOTS): string {
  const tone = mix('#cfc6b4', toneAt(palette, 1), 0.2);
  const at = (i: number) => wares[i % wares.length] ?? (BOOTS[0] as Ware);
  const iron = '#4a4742';
  const turnedOver = drawPart(kit, at(1).kind, at(1).hex ?? toneAt(palette, 0), at(1).params);
  const last =
    pool(kit, 640, 806, 210, 26) +
    round(kit, box(540, 776, 200, 30, 8), iron, 'metal') +
    rod('M640 784V600', 46, iron) +
    `<g transform="translate(640 500) scale(.5 -.5) translate(-600 ${-(turnedOver.base ?? 1080)})">${turnedOver.art}</g>`;
  const waiting = (ware: Ware, x: number) =>
    stand(kit, { ...ware, hex: ware.hex ?? toneAt(palette, 2), x, y: 806, scale: 0.36 }) +
    `<g transform="translate(${x - 60} 745) rotate(12)"><path d="M0 0Q-16 22 -6 40" fill="none" stroke="#8a6a34" stroke-width="4"/><path d="M-38 38h64v66h-64z" fill="#f3ead6" stroke="#b9a982" stroke-width="2"/><path d="M-26 58h40M-26 74h28" stroke="#4a443c" stroke-width="5"/></g>`;
  const nails = Array.from({ length: 16 }, () => {
    const [x, y] = [kit.rng.between(800, 930), kit.rng.between(850, 890)];
    const turn = kit.rng.between(0, 6.28);
    return `M${n(x)} ${n(y)}l${n(Math.cos(turn) * 22)} ${n(Math.sin(turn) * 10)}`;
  }).join('');
  const hammer = `<g transform="translate(310 872) rotate(-8)"><path d="M-30 20H380V36H-30Z" fill="#1d150e" fill-opacity=".25"/>${wood(kit, box(40, -8, 330, 34, 16), '#a9713f')}${round(kit, 'M-46 -34Q-10 -46 28 -34V46Q-10 58 -46 46Z', iron, 'metal')}</g>`;
  const heels = [0, 1, 2]
    .map((i) =>
      slab(
        kit,
        1150 + i * 12,
        880 - i * 26,
        150 - i * 8,
        24,
        ['#2b2620', '#5a3c26', '#3a2c20'][i] ?? iron,
      ),
    )
    .join('');
  return (
    wall(kit, tone, W, H) +
    toolBoard(kit) +
    sunPatch(kit, 260, 110, 520, 360, 0.24) +
    tableTop(kit, 700, W, H, '#9a7248') +
    waiting(at(0), 240) +
    last +
    waiting(at(2), 1080) +
    waiting(at(3), 1390) +
    hammer +
    `<path d="${nails}" stroke="#8d8a84" stroke-width="4" stroke-linecap="round"/>` +
    heels
  );
}
