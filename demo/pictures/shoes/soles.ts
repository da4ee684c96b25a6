import { panel } from '../base/cloth';
import { darken, lighten, luma, mix } from '../base/colour';
import { ground } from '../base/ground';
import { type Drawing, type Kit, recolour, type Sole, TREADS } from '../base/kit';
import { box, n, oval, type Point, smooth } from '../base/path';

/** What a shoe's picture says of its tread, or what is usual for its kind. */
export const treadOf = (kit: Kit, usual: Sole['tread']): Sole['tread'] =>
  TREADS.find((one) => one === kit.params.tread) ?? usual;

/** The outline of a sole from its toe to its heel: the inner and the outer edge at each height. */
const EDGE: readonly (readonly [y: number, inner: number, outer: number])[] = [
  [-566, -36, -20],
  [-546, -104, 46],
  [-490, -166, 122],
  [-400, -196, 176],
  [-290, -192, 202],
  [-180, -160, 200],
  [-60, -122, 176],
  [60, -104, 152],
  [180, -110, 144],
  [300, -132, 154],
  [410, -144, 160],
  [490, -126, 142],
  [546, -76, 92],
  [566, -4, 20],
];

const HALF = 570;

/** Where the heel begins, and where the forefoot ends. */
const [HEEL, FORE] = [262, -10];

/** The outline, `by` units within it. */
function outline(by: number): string {
  const k = 1 - by / HALF;
  const left = EDGE.map(([y, x]): Point => [Math.min(x + by, 0), y * k]);
  const right = EDGE.map(([y, , x]): Point => [Math.max(x - by, 0), y * k]).reverse();
  return smooth([...left, ...right], true);
}

const part = (from: number, to: number, bend: number): string =>
  `M-260 ${from}Q0 ${from + bend} 260 ${from}V${to}Q0 ${to + bend} -260 ${to}Z`;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);

/** What stands out of the sole, with the shade that it throws. */
function raised(d: string, hex: string): string {
  const top = lighten(hex, luma(hex) < 0.3 ? 0.12 : 0.03);
  return `<path d="${d}" fill="${darken(hex, 0.6)}" fill-opacity=".8" transform="translate(3 7)"/><path d="${d}" fill="${top}" stroke="${lighten(hex, 0.4)}" stroke-width="2" stroke-opacity=".7"/>`;
}

/** Lines that are cut or moulded: a dark one, and the light on its lower edge. */
function grooves(d: string, hex: string, width: number): string {
  const line = (color: string, w: number, see: number, dy: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${w}" stroke-opacity="${see}" stroke-linejoin="round" transform="translate(0 ${dy})"/>`;
  const isDark = luma(hex) < 0.3;
  return (
    line(lighten(hex, 0.7), width * 0.5, isDark ? 0.34 : 0.45, width * 0.6) +
    line(darken(hex, isDark ? 0.8 : 0.55), width, isDark ? 0.9 : 0.6, 0)
  );
}

const waves = (step: number, high: number, wide: number, sharp: boolean): string =>
  range(-600, 600, step)
    .map((y) => {
      const from = `M-260 ${y}`;
      const each = range(-260, 260, wide).map((_, i) => {
        const rise = i % 2 ? high : -high;
        return sharp ? `l${wide} ${rise}` : `q${wide / 2} ${rise * 2} ${wide} 0`;
      });
      return from + each.join('');
    })
    .join('');

const rings = (x: number, y: number, radii: readonly number[]): string =>
  radii.map((r) => oval(x, y, r, r)).join('');

/** A smooth disc with rings, on which the foot turns. */
function pivot(hex: string, x: number, y: number, r: number): string {
  return `<path d="${oval(x, y, r, r)}" fill="${hex}"/>${grooves(rings(x, y, [r, r * 0.72, r * 0.44, r * 0.16]), hex, 7)}`;
}

function hexagons(): string {
  const r = 25;
  const at = (x: number, y: number) =>
    `M${[0, 1, 2, 3, 4, 5].map((i) => `${n(x + r * Math.sin((i * Math.PI) / 3))} ${n(y + r * Math.cos((i * Math.PI) / 3))}`).join('L')}Z`;
  return range(-600, 600, 46)
    .flatMap((y, row) => range(-270, 270, 53).map((x) => at(x + (row % 2 ? 26 : 0), y)))
    .join('');
}

const studs = (): string =>
  range(-580, 580, 42)
    .flatMap((y, row) => range(-270, 270, 48).map((x) => oval(x + (row % 2 ? 24 : 0), y, 14, 14)))
    .join('');

/** Blocks at the edge that bite, and chevrons between them. */
function lugs(): string {
  const edge = EDGE.slice(1, -1).flatMap(([y, inner, outer], i, all) => {
    const next = all[i + 1];
    if (!next) return [];
    return [0, 0.5].flatMap((t) => {
      const [at, l, r] = [
        y + (next[0] - y) * t,
        inner + (next[1] - inner) * t,
        outer + (next[2] - outer) * t,
      ];
      return [box(l - 10, at - 15, 78, 30, 8), box(r - 68, at - 15, 78, 30, 8)];
    });
  });
  const chevron = (x: number, y: number) =>
    `M${x - 62} ${y - 22}L${x} ${y + 10}L${x + 62} ${y - 22}V${y + 12}L${x} ${y + 46}L${x - 62} ${y + 12}Z`;
  const middles = range(-500, 520, 78).map((y) => {
    const row = EDGE.findIndex(([v]) => v >= y);
    const [, inner = 0, outer = 0] = EDGE[row] ?? [];
    return chevron((inner + outer) / 2, y);
  });
  return [...edge, ...middles].join('');
}

/** Pads of rubber under the ball, along the outer edge and under the heel of a runner. */
function pods(): string {
  const bars = (from: number, to: number, lean: number) =>
    range(from, to, 62).map(
      (y) =>
        `M-240 ${y + lean}L-14 ${y}V${y + 44}L-240 ${y + 44 + lean}ZM14 ${y}L250 ${y + lean}V${y + 44 + lean}L14 ${y + 44}Z`,
    );
  return (
    [...bars(-560, -60, 34), ...bars(250, 560, -30)].join('') +
    range(-40, 220, 62)
      .map((y) => box(64, y, 120, 44, 12))
      .join('')
  );
}

type Tread = (kit: Kit, hex: string) => string;

const field = (d: string, hex: string) => `<path d="${d}" fill="${hex}"/>`;
const low = (hex: string) => darken(hex, luma(hex) > 0.5 ? 0.16 : 0.32);

const TREAD: Record<Sole['tread'], Tread> = {
  wave: (_, hex) =>
    grooves(waves(26, 8, 40, false), hex, 6) + pivot(hex, 14, -300, 92) + pivot(hex, 8, 400, 70),
  lamella: (_, hex) => grooves(waves(17, 7, 20, true), hex, 3.6),
  zigzag: (_, hex) => grooves(waves(34, 20, 34, true), hex, 8),
  hex: (_, hex) => field(outline(0), low(hex)) + raised(hexagons(), hex) + pivot(hex, 14, -300, 84),
  pods: (_, hex) => raised(pods(), hex),
  lug: (_, hex) => field(outline(0), low(hex)) + raised(lugs(), hex),
  studs: (_, hex) => raised(studs(), lighten(hex, 0.04)),
  ribs: (_, hex) =>
    grooves(
      range(-540, 540, 24)
        .map((y) => `M-260 ${y}Q0 ${y - 26} 260 ${y}`)
        .join(''),
      hex,
      6,
    ),
  leather: (kit, hex) =>
    `<path d="${outline(26)}" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="3" stroke-dasharray="10 7" stroke-opacity=".7"/>` +
    `<path d="M-60 -430Q40 -260 20 -60" fill="none" stroke="${lighten(hex, 0.6)}" stroke-width="110" stroke-opacity=".16" filter="${kit.sheet.blur(40, 0.6)}"/>`,
  crepe: (kit, hex) =>
    grooves(
      range(-570, 570, 11)
        .map((y) => {
          const [a, b] = [kit.rng.jitter(9), kit.rng.jitter(9)];
          return `M-260 ${n(y + a)}C-120 ${n(y - b)} 90 ${n(y + b)} 260 ${n(y + a)}`;
        })
        .join(''),
      hex,
      2.6,
    ),
  jute: (_, hex) =>
    [0, 34, 68, 102, 136, 170]
      .map(
        (by) =>
          `<path d="${outline(by + 14)}" fill="none" stroke="${darken(hex, 0.4)}" stroke-width="33"/><path d="${outline(by + 14)}" fill="none" stroke="${hex}" stroke-width="28"/><path d="${outline(by + 14)}" fill="none" stroke="${darken(hex, 0.45)}" stroke-width="26" stroke-dasharray="4 15" stroke-opacity=".5"/>`,
      )
      .join(''),
  suede: (kit, hex) =>
    panel(recolour(kit, hex), outline(8), { surface: 'suede', step: 0, soft: 16, round: 0.5 }) +
    `<path d="${outline(22)}" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="4" stroke-dasharray="14 10" stroke-opacity=".8"/>`,
  patches: (kit, hex) => {
    const pads = [oval(8, -270, 148, 216), oval(8, 400, 108, 112)];
    const leather = pads.map((d) =>
      panel(recolour(kit, hex), d, { surface: 'suede', step: 0, soft: 12, round: 0.7 }),
    );
    return `${leather.join('')}<path d="${oval(8, -270, 134, 202)}${oval(8, 400, 94, 98)}" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="4" stroke-dasharray="12 9"/>`;
  },
};

/** Soles that are cut from leather have no profile in them, and their heels are of rubber. */
const PLAIN: ReadonlySet<Sole['tread']> = new Set(['leather']);

/** A heel of its own: a block that stands towards who looks, with its breast in the shade. */
function heelOf(kit: Kit, sole: Sole): string {
  const hex = PLAIN.has(sole.tread) ? '#2a241f' : darken(sole.hex, 0.06);
  const shape = part(HEEL, 600, -26);
  const clip = kit.sheet.clip(shape);
  const tread = TREAD[PLAIN.has(sole.tread) ? 'ribs' : sole.tread](kit, hex);
  return (
    `<g clip-path="${kit.sheet.clip(outline(2))}"><path d="M-150 ${HEEL - 16}Q10 ${HEEL - 34} 170 ${HEEL - 16}" fill="none" stroke="#120c08" stroke-width="34" stroke-opacity=".55" filter="${kit.sheet.blur(9, 0.5)}"/></g>` +
    `<g clip-path="${kit.sheet.clip(outline(0))}"><g clip-path="${clip}">${panel(recolour(kit, hex), outline(3), { surface: 'smooth', step: 0, soft: 8, round: 0.7 })}<g clip-path="${kit.sheet.clip(outline(20))}">${tread}</g>` +
    `<path d="M-260 ${HEEL + 3}Q0 ${HEEL - 10} 260 ${HEEL + 3}" fill="none" stroke="${lighten(hex, 0.6)}" stroke-width="4" stroke-opacity=".6"/></g></g>`
  );
}

/** What is seen of the upper past the waist of the sole. */
const UPPER: readonly Point[] = [
  [-150, -290],
  [-172, -180],
  [-178, -60],
  [-176, 60],
  [-166, 180],
  [-146, 300],
  [-100, 410],
  [120, 410],
  [164, 300],
  [178, 180],
  [188, 60],
  [196, -60],
  [190, -180],
  [160, -290],
];

/** One sole from below, its middle at 0, 0. */
function one(kit: Kit, sole: Sole): string {
  const { hex, tread, heel, foam } = sole;
  const base = foam ?? (tread === 'patches' ? kit.hex : hex);
  const d = outline(0);
  const body = recolour(kit, base);
  const upper = smooth(UPPER, true);
  const within = kit.sheet.clip(outline(tread === 'leather' || tread === 'suede' ? 4 : 22));
  const front = heel ? kit.sheet.clip(part(-700, FORE, 40)) : '';
  const art = TREAD[tread](kit, hex);
  const waist = `<path d="M0 60Q20 140 10 230" fill="none" stroke="${lighten(base, 0.6)}" stroke-width="90" stroke-opacity=".14" filter="${kit.sheet.blur(30, 0.6)}"/>`;
  return (
    panel(kit, upper, { surface: 'leather', soft: 16, round: 1, step: 0 }) +
    `<path d="${d}" fill="#120c08" fill-opacity=".35" transform="translate(2 4)"/>` +
    (tread === 'patches'
      ? panel(kit, d, { soft: 16, round: 0.8 })
      : panel(body, d, {
          surface: tread === 'leather' ? 'leather' : 'smooth',
          soft: 12,
          round: 0.7,
          step: 0,
        })) +
    `<g clip-path="${within}">${front && tread !== 'leather' ? `<g clip-path="${front}">${art}</g>` : art}</g>` +
    (heel ? waist + heelOf(kit, sole) : '') +
    `<path d="${outline(12)}" fill="none" stroke="${darken(base, 0.5)}" stroke-width="2.5" stroke-opacity=".35"/>`
  );
}

/** Both soles of a pair, lying with what one walks on upwards, 1200 × 1500. */
export function fromBelow(kit: Kit, drawing: Drawing): string {
  const sole = drawing.sole ?? { tread: 'ribs', hex: mix(kit.hex, '#2a211b', 0.6) };
  const { base: _, ...plain } = drawing;
  const shade = `<path d="${outline(-16)}" fill="#2b2118" fill-opacity=".42" transform="translate(22 30)" filter="${kit.sheet.blur(20, 0.2)}"/>`;
  const art = one(kit, sole);
  const [left, right] = [
    'translate(352 752) rotate(-4) scale(-1 1)',
    'translate(848 752) rotate(4)',
  ];
  return `${ground(kit, plain)}${[left, right].map((place) => `<g transform="${place} scale(1.06)">${shade}${art}</g>`).join('')}`;
}
