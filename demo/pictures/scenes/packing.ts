import { type Fold, panel } from '../base/cloth';
import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { rod } from '../base/solid';
import { isSurface } from '../base/texture';
import { button, ribBand, seam, stitching } from '../base/trims';
import { planks, sunPatch } from './room';
import { H, hang, toneAt, W, type Ware } from './staging';

const SHIRTS: readonly Ware[] = [
  { kind: 'shirt' },
  { kind: 'shirt', params: { pattern: 'stripe', lines: 'upright' } },
  { kind: 'shirt', params: { pattern: 'check' } },
];

interface Lying {
  x: number;
  y: number;
  scale: number;
  turn?: number;
}

const lying = ({ x, y, scale, turn = 0 }: Lying, art: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${art}</g>`;

/** A shirt that was folded flat: its collar, its buttons and the fold of its shoulders. */
function foldedShirt(kit: Kit, ware: Ware, hex: string, at: Lying): string {
  const { params = {} } = ware;
  const own: Kit = { ...kit, hex, params };
  const surface = isSurface(params.cloth) ? params.cloth : 'twill';
  const body =
    'M-150 -150Q-100 -176 -54 -182H54Q100 -176 150 -150Q158 20 150 214Q0 224 -150 214Q-158 20 -150 -150Z';
  const folds: Fold[] = [
    { d: 'M-134 -140Q-124 40 -134 206', width: 20, tone: -0.26 },
    { d: 'M134 -140Q124 40 134 206', width: 20, tone: -0.3 },
    { d: 'M-80 -150Q-60 20 -84 206', width: 26, tone: 0.26 },
    { d: 'M-146 206Q0 216 146 206', width: 18, tone: -0.4 },
  ];
  const inner = `<path d="M-52 -184Q0 -206 52 -184Q40 -140 0 -108Q-40 -140 -52 -184Z" fill="${darken(hex, 0.4)}"/><path d="M-26 -180h52v20h-52z" fill="#f3ecdf"/>`;
  const flap = (s: 1 | -1) =>
    panel(own, `M${s * 4} -112L${s * 50} -190Q${s * 66} -196 ${s * 74} -178L${s * 66} -78Z`, {
      surface,
      soft: 6,
      step: 30,
    });
  const dots = [-40, 24, 88, 152].map((y) => button(0, y, 8, lighten(hex, 0.6))).join('');
  return lying(
    at,
    `<g filter="${kit.sheet.blur(9)}"><path d="${body}" fill="#1d150e" fill-opacity=".4" transform="translate(9 13)"/></g>` +
      panel(own, body, { surface, soft: 9, step: 36, folds }) +
      seam(hex, 'M-17 -100V216') +
      seam(hex, 'M17 -100V216') +
      stitching(hex, 'M-13 -100V216') +
      dots +
      inner +
      flap(-1) +
      flap(1) +
      button(0, -98, 8, lighten(hex, 0.6)),
  );
}

/** The half of a suitcase from above: its shell, its lining and the straps over what lies in it. */
function half(kit: Kit, x: number, hex: string, lining: string, inside: string): string {
  const [y, w, h] = [110, 560, 780];
  const sheen = kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#1d150e', 0.3],
    ],
  );
  const shell = box(x, y, w, h, 54);
  const bed = box(x + 34, y + 34, w - 68, h - 68, 34);
  return (
    `<g filter="${kit.sheet.blur(16)}"><path d="${shell}" fill="#1d150e" fill-opacity=".45" transform="translate(12 20)"/></g>` +
    `<path d="${shell}" fill="${hex}"/><path d="${shell}" fill="${sheen}"/><path d="${shell}" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="2"/>` +
    stitching(hex, box(x + 16, y + 16, w - 32, h - 32, 44)) +
    panel({ ...kit, hex: lining, params: {} }, bed, {
      surface: 'linen',
      soft: 22,
      round: 1.2,
      step: 0,
    }) +
    inside
  );
}

const strap = (x1: number, x2: number, y: number, hex: string): string =>
  `<path d="M${x1} ${y + 8}H${x2}" stroke="#1d150e" stroke-opacity=".25" stroke-width="30"/><path d="M${x1} ${y}H${x2}" stroke="${darken(hex, 0.4)}" stroke-width="30"/><path d="M${x1} ${y}H${x2}" stroke="${hex}" stroke-width="26"/><path d="${box((x1 + x2) / 2 - 26, y - 24, 52, 48, 6)}" fill="none" stroke="#b79a5c" stroke-width="9"/>`;

/** A shirt that is folded beside an open suitcase. */
export function suitcase(kit: Kit, palette: readonly string[], wares = SHIRTS): string {
  const at = (i: number) => wares[i % wares.length] as Ware;
  const tone = (i: number) => at(i).hex ?? toneAt(palette, i);
  const leather = '#8a5a34';
  const lining = mix('#d8cdb6', toneAt(palette, 1), 0.3);
  const packed =
    foldedShirt(kit, at(1), tone(1), { x: 220, y: 356, scale: 0.8, turn: -2 }) +
    foldedShirt(kit, at(2), tone(2), { x: 462, y: 356, scale: 0.8, turn: 2 }) +
    panel({ ...kit, hex: toneAt(palette, 3), params: {} }, box(110, 606, 460, 220, 40), {
      surface: 'knit',
      soft: 14,
      step: 0,
      folds: [
        { d: 'M130 700Q340 712 560 700', width: 12, tone: -0.6 },
        { d: 'M130 640Q340 630 550 640', width: 26, tone: 0.3 },
      ],
    }) +
    strap(94, 586, 560, leather);
  const lid = `<path d="${box(720, 520, 430, 320, 20)}" fill="${darken(lining, 0.08)}" stroke="${darken(lining, 0.35)}" stroke-width="2"/>${ribBand({ ...kit, hex: lining }, 'M722 526H1148', 24, darken(lining, 0.15), 9)}<path d="M760 600Q930 640 1110 596M780 700Q930 730 1100 690" fill="none" stroke="${darken(lining, 0.3)}" stroke-opacity=".35" stroke-width="10"/>`;
  const hinge = [230, 500, 770]
    .map(
      (y) =>
        `<path d="${box(622, y - 40, 44, 80, 8)}" fill="#b79a5c" stroke="#6a5228" stroke-width="2"/>`,
    )
    .join('');
  return (
    planks(kit, W, H, '#c09a6c') +
    rod('M64 410Q-14 500 64 590', 24, darken(leather, 0.2)) +
    half(kit, 60, leather, lining, packed) +
    half(kit, 656, leather, lining, lid) +
    hinge +
    foldedShirt(kit, at(0), tone(0), { x: 1400, y: 370, scale: 1.06, turn: 7 }) +
    hang(kit, { kind: 'socks', hex: toneAt(palette, 3), x: 1390, y: 640, scale: 0.34 }) +
    sunPatch(kit, 900, 40, 560, 620, 0.18)
  );
}

const SOCKS: readonly Ware[] = [
  { kind: 'socks', params: { pattern: 'stripe' } },
  { kind: 'socks', params: { heel: true } },
  { kind: 'socks', params: { pattern: 'dots' } },
];

/** Pairs of socks on a low table, with wool and a needle to mend them. */
export function socks(kit: Kit, palette: readonly string[], wares = SOCKS): string {
  const pairs = [
    [230, 50, -6],
    [640, 40, 4],
    [1050, 60, -3],
    [430, 520, 5],
    [850, 530, -5],
  ] as const;
  const laid = pairs.map(([x, y, turn], i) => {
    const ware = wares[i % wares.length] as Ware;
    const art = hang(kit, { ...ware, hex: ware.hex ?? toneAt(palette, i), x, y, scale: 0.46 });
    return `<g transform="rotate(${turn} ${x} ${y + 200})">${art}</g>`;
  });
  const wool = (x: number, y: number, r: number, hex: string) => {
    const light = kit.sheet.radial([0.35, 0.3], 0.75, [
      [0, lighten(hex, 0.4)],
      [0.5, hex],
      [1, darken(hex, 0.4)],
    ]);
    const rounds = [-0.6, -0.2, 0.2, 0.6]
      .map(
        (t) =>
          `M${n(x - r * 0.9)} ${n(y + r * t * 0.6)}Q${x} ${n(y + r * (t - 0.6))} ${n(x + r * 0.9)} ${n(y + r * t * 0.6)}M${n(x + r * t * 0.6)} ${n(y - r * 0.9)}Q${n(x + r * (t + 0.6))} ${y} ${n(x + r * t * 0.6)} ${n(y + r * 0.9)}`,
      )
      .join('');
    return `<circle cx="${x + 12}" cy="${y + 18}" r="${r}" fill="#1d150e" fill-opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${light}"/><path d="${rounds}" fill="none" stroke="${darken(hex, 0.4)}" stroke-opacity=".5" stroke-width="4"/>`;
  };
  const needle = `<g transform="translate(1310 640) rotate(24)"><path d="M0 0L190 -5L194 0L190 5Z" fill="#b9b4a8" stroke="#6a645a" stroke-width="1.5"/><path d="M160 0h20" stroke="#4a443c" stroke-width="3"/></g>`;
  const thread = `<path d="M1484 716Q1560 760 1490 820T1350 850" fill="none" stroke="${darken(toneAt(palette, 0), 0.1)}" stroke-width="6"/>`;
  return (
    planks(kit, W, H, '#c9a678') +
    laid.join('') +
    wool(1400, 250, 92, toneAt(palette, 1)) +
    thread +
    wool(1300, 860, 84, toneAt(palette, 0)) +
    needle +
    sunPatch(kit, 240, 40, 620, 620, 0.18)
  );
}
