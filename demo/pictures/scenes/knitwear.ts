import { type Fold, panel } from '../base/cloth';
import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n, oval, shape } from '../base/path';
import type { Surface } from '../base/surface';
import { isSurface } from '../base/texture';
import { ribBand, seam } from '../base/trims';
import { boards, hanger, pegRail, sunPatch, wall } from './room';
import { H, hang, stand, toneAt, W, type Ware } from './staging';

const JUMPERS: readonly Ware[] = [
  { kind: 'sweater', params: { neck: 'turtle', pattern: 'knit' } },
  { kind: 'sweater', params: { pattern: 'knit' } },
  { kind: 'sweater', params: { neck: 'v' } },
  { kind: 'sweater', params: { neck: 'round' } },
];

const clothOf = ({ params = {} }: Ware): Surface =>
  isSurface(params.cloth) ? params.cloth : params.pattern === 'knit' ? 'chunky' : 'knit';

/** One folded jumper or throw from in front: its fold to the left, its layers to the right. */
export function folded(
  kit: Kit,
  {
    cloth,
    hex,
    x,
    y,
    half,
    high = 62,
  }: { cloth: Surface; hex: string; x: number; y: number; half: number; high?: number },
): string {
  const own: Kit = { ...kit, hex, params: {} };
  const [l, r, top] = [x - half, x + half, y - high];
  const d = shape(
    [l + 26, top],
    [
      [x, top - 5, r - 14, top + 2],
      [r + 3, top + 6, r, top + high / 2],
      [r + 3, y - 6, r - 16, y],
      [x, y + 3, l + 26, y],
      [l - 8, y - 2, l - 8, y - high / 2],
      [l - 8, top + 2, l + 26, top],
    ],
  );
  const layer = (dy: number): string =>
    `M${n(l + 40)} ${n(top + dy)}Q${n(x)} ${n(top + dy + 3)} ${n(r - 1)} ${n(top + dy - 2)}`;
  const folds: Fold[] = [
    { d: layer(high / 2), width: 7, tone: -0.7 },
    {
      d: `M${n(l + 10)} ${n(top + 10)}Q${n(l - 6)} ${n(top + high / 2)} ${n(l + 10)} ${n(y - 10)}`,
      width: 10,
      tone: 0.3,
    },
    { d: `M${n(l + 20)} ${n(top + 10)}H${n(r - 10)}`, width: 12, tone: 0.28 },
    { d: `M${n(l + 20)} ${n(y - 3)}H${n(r - 10)}`, width: 12, tone: -0.5 },
  ];
  return (
    panel(own, d, { surface: cloth, soft: 6, round: 0.9, folds, step: 0 }) +
    seam(hex, layer(high / 2), 2.4)
  );
}

/** A stack of folded jumpers, the lowest first; a sleeve of the topmost hangs down in front. */
function stack(kit: Kit, wares: readonly Ware[], palette: readonly string[], x: number, y: number) {
  const tones = wares.map((ware, i) => ware.hex ?? toneAt(palette, i));
  const art = wares.map((ware, i) =>
    folded(kit, {
      cloth: clothOf(ware),
      hex: tones[i] ?? '',
      x: x + kit.rng.jitter(5),
      y: y - i * 60,
      half: 168 - i * 4 + kit.rng.jitter(4),
    }),
  );
  const last = wares.length - 1;
  const hex = tones[last] ?? '';
  const top = y - last * 60 - 62;
  const arm = `M${x + 52} ${top - 2}Q${x + 92} ${top - 8} ${x + 132} ${top + 1}Q${x + 140} ${top + 70} ${x + 128} ${top + 176}L${x + 66} ${top + 178}Q${x + 54} ${top + 70} ${x + 52} ${top - 2}Z`;
  const sleeve =
    `<path d="${arm}" fill="#2b2118" fill-opacity=".3" transform="translate(7 8)"/>` +
    panel({ ...kit, hex, params: {} }, arm, {
      surface: clothOf(wares[last] ?? { kind: '' }),
      soft: 7,
      round: 1,
      step: 0,
      folds: [
        { d: `M${x + 60} ${top + 10}H${x + 128}`, width: 14, tone: 0.4 },
        {
          d: `M${x + 82} ${top + 30}Q${x + 74} ${top + 100} ${x + 84} ${top + 160}`,
          width: 12,
          tone: -0.3,
        },
      ],
    }) +
    ribBand(
      { ...kit, hex },
      `M${x + 64} ${top + 180}Q${x + 98} ${top + 184} ${x + 130} ${top + 179}`,
      30,
      hex,
      7,
    );
  return art.join('') + sleeve;
}

/** A ball of wool with a loose end. */
function ball(kit: Kit, x: number, y: number, r: number, hex: string): string {
  const turn = kit.rng.between(-40, 40);
  const lines = [-0.7, -0.4, -0.1, 0.2, 0.5, 0.8]
    .map(
      (t) =>
        `M${n(-r * 0.9)} ${n(r * t * 0.7)}Q0 ${n(r * (t - 0.55))} ${n(r * 0.9)} ${n(r * t * 0.7)}`,
    )
    .join('');
  const light = kit.sheet.radial([0.35, 0.3], 0.75, [
    [0, lighten(hex, 0.4)],
    [0.5, hex],
    [1, darken(hex, 0.4)],
  ]);
  const across = `M${n(-r * 0.3)} ${n(-r * 0.9)}Q${n(r * 0.5)} 0 ${n(-r * 0.2)} ${n(r * 0.9)}M${n(r * 0.1)} ${n(-r * 0.95)}Q${n(r * 0.9)} 0 ${n(r * 0.2)} ${n(r * 0.9)}`;
  return `<g transform="translate(${x} ${y}) rotate(${n(turn)})"><circle r="${r}" fill="${light}"/><path d="${lines}${across}" fill="none" stroke="${darken(hex, 0.4)}" stroke-opacity=".5" stroke-width="3"/></g>`;
}

/** A stack of folded jumpers on a stool, one more on a peg, and a basket with wool. */
export function jumpers(kit: Kit, palette: readonly string[], wares = JUMPERS): string {
  const [first = JUMPERS[0] as Ware, ...rest] = wares;
  const tone = mix('#d9d2c3', toneAt(palette, 1), 0.18);
  const floor = 905;
  const seat = floor - (1330 - 796) * 0.62;
  const basket = { x: 800, y: 935 };
  const wool = [
    [-58, -156, 48, 0],
    [56, -158, 48, 1],
    [0, -186, 50, 2],
  ] as const;
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 120, 130, 420, 460) +
    boards(kit, 800, W, H, '#b99468') +
    `<g transform="translate(860 0)">${pegRail(kit, 150, 560, '#b08a5e', [60, 280, 500])}</g>` +
    `<g transform="translate(1140 176) scale(.8)">${hanger(0, 0, '#b98a55', 150)}</g>` +
    hang(kit, {
      ...first,
      hex: first.hex ?? toneAt(palette, 3),
      x: 1140,
      y: 262,
      scale: 0.5,
      byShoulders: true,
    }) +
    stand(kit, { kind: 'stool', hex: '#b98a5e', x: 480, y: floor, scale: 0.62 }) +
    stack(kit, rest.slice(0, 4), palette, 480, seat) +
    wool
      .map(([dx, dy, r, i]) => ball(kit, basket.x + dx, basket.y + dy, r, toneAt(palette, i)))
      .join('') +
    stand(kit, { kind: 'basket', hex: '#c9a870', x: basket.x, y: basket.y, scale: 0.36 })
  );
}

/** The floor of a bathroom from above. */
function tiles(kit: Kit): string {
  const tile = kit.sheet.tile(
    200,
    200,
    '<rect width="200" height="200" fill="#dcdcd2"/><path d="M0 0H200V5H5V200H0Z" fill="#b9b9ae"/><path d="M5 5H200V8H8V200H5Z" fill="#f2f2ea"/><path d="M20 60Q90 40 160 70M40 150Q110 130 180 160" stroke="#fff" stroke-opacity=".35" stroke-width="5" fill="none"/>',
  );
  const light = kit.sheet.radial([0.3, 0.2], 1, [
    [0, '#fff6e0', 0.4],
    [0.6, '#fff6e0', 0],
    [1, '#2b2118', 0.3],
  ]);
  return `<rect width="${W}" height="${H}" fill="${tile}"/><rect width="${W}" height="${H}" fill="${light}"/>`;
}

/** An enamel basin from above, with water and suds. */
function basin(kit: Kit, x: number, y: number, r: number, rim: string): string {
  const inside = kit.sheet.radial([0.62, 0.64], 0.7, [
    [0, '#f4f3ec'],
    [0.7, '#dcdbd0'],
    [1, '#aaa89b'],
  ]);
  const water = kit.sheet.radial([0.4, 0.36], 0.8, [
    [0, '#d6e6e6'],
    [0.7, '#a9c6c8'],
    [1, '#86a7ab'],
  ]);
  const suds = Array.from({ length: 46 }, () => {
    const angle = kit.rng.between(1.9, 4.6);
    const away = r * kit.rng.between(0.42, 0.7);
    const size = kit.rng.between(8, 26);
    return `<circle cx="${n(x + Math.cos(angle) * away)}" cy="${n(y + Math.sin(angle) * away)}" r="${n(size)}" fill="#fdfdf8" fill-opacity=".9" stroke="#bfcfce" stroke-width="1.5"/>`;
  });
  const ripple = [0.28, 0.5]
    .map(
      (k) =>
        `<path d="M${n(x + r * 0.1)} ${n(y - r * k)}Q${n(x + r * k)} ${n(y - r * k * 0.6)} ${n(x + r * k * 1.1)} ${n(y + r * 0.2)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    `<g filter="${kit.sheet.blur(16)}"><circle cx="${x + 18}" cy="${y + 26}" r="${r}" fill="#2b2118" fill-opacity=".38"/></g>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${rim}" stroke="${darken(rim, 0.4)}" stroke-width="2"/>` +
    `<circle cx="${x}" cy="${y}" r="${r - 14}" fill="${inside}" stroke="${darken(rim, 0.2)}" stroke-width="2"/>` +
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.76)}" fill="${water}" stroke="#7f9a9b" stroke-opacity=".6" stroke-width="2"/>` +
    suds.join('') +
    ripple
  );
}

/** A jumper that lies flat to dry on a towel, beside a basin. */
export function drying(kit: Kit, palette: readonly string[], wares = JUMPERS): string {
  const jumper = wares[0] ?? { kind: 'sweater' };
  const cloth = lighten(toneAt(palette, 1), 0.35);
  const towel = shape(
    [96, 70],
    [
      [520, 54, 948, 66],
      [960, 480, 950, 940],
      [520, 952, 92, 938],
      [82, 480, 96, 70],
    ],
  );
  const stripe = (y: number) =>
    `<path d="M92 ${y}Q520 ${y - 12} 954 ${y - 2}" fill="none" stroke="${toneAt(palette, 1)}" stroke-width="14" stroke-opacity=".8"/>`;
  const soap = `<g transform="translate(1330 800) rotate(-16)"><path d="${box(-118, -62, 240, 140, 30)}" fill="#2b2118" fill-opacity=".25"/><path d="${box(-124, -74, 240, 140, 30)}" fill="#b98f62" stroke="#6a4a2a" stroke-width="2"/>${[-60, -20, 20, 60].map((x) => `<path d="M${x} -62V54" stroke="#6a4a2a" stroke-opacity=".6" stroke-width="7"/>`).join('')}<path d="${oval(-2, -6, 84, 48)}" fill="#efe3c6" stroke="#b7a377" stroke-width="2"/><path d="M-60 -22Q-20 -46 40 -38" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/><path d="M-40 6H36" stroke="#b7a377" stroke-width="5" stroke-opacity=".7"/></g>`;
  return (
    tiles(kit) +
    `<g transform="rotate(-4 520 500)"><g filter="${kit.sheet.blur(14)}"><path d="${towel}" fill="#2b2118" fill-opacity=".34" transform="translate(12 18)"/></g>` +
    panel({ ...kit, hex: cloth, params: {} }, towel, {
      surface: 'terry',
      soft: 14,
      round: 0.7,
      step: 0,
    }) +
    `<g clip-path="${kit.sheet.clip(towel)}">${[120, 150, 880, 910].map(stripe).join('')}</g>` +
    hang(kit, { ...jumper, hex: jumper.hex ?? toneAt(palette, 0), x: 520, y: 130, scale: 0.66 }) +
    '</g>' +
    basin(kit, 1300, 370, 250, toneAt(palette, 1)) +
    soap +
    sunPatch(kit, 240, 40, 620, 620, 0.16)
  );
}
