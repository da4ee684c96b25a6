import { darken, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box } from '../base/path';
import { slab } from '../base/solid';
import { bar } from './rack';
import { boards, sunPatch, wall } from './room';
import { hang, stand, type Ware } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

/** The inside of a shop: a bar with clothes, a table with folded goods, a lamp above. */
export function interior(kit: Kit, palette: readonly string[]): string {
  const tone = mix('#ddd5c6', at(palette, 0), 0.1);
  const niche =
    `<path d="${box(90, 150, 430, 560)}" fill="${darken(tone, 0.16)}"/>` +
    [330, 520, 700].map((y) => slab(kit, 80, y, 450, 18, '#b08a5e')).join('');
  const goods =
    stand(kit, { kind: 'vase', hex: at(palette, 1), x: 180, y: 330, scale: 0.17 }) +
    stand(kit, {
      kind: 'towel',
      hex: at(palette, 2),
      x: 330,
      y: 330,
      scale: 0.2,
      params: { stack: true },
    }) +
    stand(kit, { kind: 'bag', hex: '#7a4b2a', x: 450, y: 330, scale: 0.16 }) +
    stand(kit, { kind: 'sneaker', hex: '#efe8da', x: 190, y: 520, scale: 0.16 }) +
    stand(kit, { kind: 'loafer', hex: '#5b2b25', x: 340, y: 520, scale: 0.15 }) +
    stand(kit, { kind: 'ankleboot', hex: '#7a4b2a', x: 460, y: 520, scale: 0.14 }) +
    stand(kit, {
      kind: 'towel',
      hex: at(palette, 3),
      x: 200,
      y: 700,
      scale: 0.24,
      params: { stack: true },
    }) +
    stand(kit, {
      kind: 'towel',
      hex: at(palette, 0),
      x: 390,
      y: 700,
      scale: 0.24,
      params: { stack: true },
    });
  const table = stand(kit, { kind: 'table', hex: '#b08a5e', x: 930, y: 960, scale: 0.62 });
  const onTable = [0, 1, 2]
    .map((i) =>
      stand(kit, {
        kind: 'towel',
        hex: at(palette, i + 1),
        x: 780 + i * 140,
        y: 629,
        scale: 0.19,
        params: { stack: true },
      }),
    )
    .join('');
  const mirror = hang(kit, {
    kind: 'mirror',
    hex: '#b79a5c',
    x: 1480,
    y: 260,
    scale: 0.42,
    params: { shape: 'arch' },
  });
  const lamps = [700, 1130]
    .map(
      (x) =>
        `<g transform="translate(${x - 180} -40) scale(.3)">${stand(kit, { kind: 'pendant', hex: at(palette, 0), x: 600, y: 1250, scale: 1, params: { shade: 'dome' } })}</g>`,
    )
    .join('');
  return (
    wall(kit, tone, W, H) +
    boards(kit, 760, W, H, '#b99468') +
    niche +
    goods +
    bar(kit, palette, 640, 1300, 250, 0.36, 5) +
    mirror +
    table +
    onTable +
    lamps +
    stand(kit, {
      kind: 'pot',
      hex: at(palette, 1),
      x: 1470,
      y: 930,
      scale: 0.4,
      params: { plant: 'ficus' },
    })
  );
}

/** How large what is high stands on a shelf. */
const ON_SHELF: Record<string, number> = {
  tablelamp: 0.25,
  pot: 0.3,
  vase: 0.3,
  bag: 0.24,
  backpack: 0.23,
  carafe: 0.25,
  glass: 0.28,
};

/** Glass that is paler than the wall is not seen. */
const SEEN: Record<string, string> = { glass: '#a8744a', carafe: '#3f7078' };

/** Shelves with things for the home. */
export function shelf(kit: Kit, palette: readonly string[], wares: readonly Ware[] = []): string {
  const tone = mix('#d5cfc0', at(palette, 0), 0.12);
  const rows = [360, 640, 920];
  const kinds = [
    'vase',
    'bowl',
    'mug',
    'carafe',
    'pot',
    'towel',
    'candle',
    'basket',
    'tablelamp',
    'glass',
  ];
  const start = kit.rng.int(0, 9);
  const items = rows.map((y, r) => {
    const board =
      slab(kit, -20, y, W + 40, 30, '#b08a5e') +
      `<rect y="${y + 30}" width="${W}" height="34" fill="${kit.sheet.linear(
        [0, 0],
        [0, 1],
        [
          [0, '#2b2118', 0.32],
          [1, '#2b2118', 0],
        ],
      )}"/>`;
    const things = [0, 1, 2, 3, 4].map((i) => {
      const ware = wares[(r * 5 + i) % wares.length];
      const kind = ware?.kind ?? (kinds[(start + r * 5 + i * 3) % kinds.length] as string);
      return stand(kit, {
        kind,
        hex: ware?.hex ?? SEEN[kind] ?? at([...palette, '#e8e0d2', '#8a9a86'], i + r),
        x: 180 + i * 310 + kit.rng.jitter(36),
        y: y + 2,
        scale: ON_SHELF[kind] ?? 0.32,
        params:
          ware?.params ??
          (kind === 'towel'
            ? { stack: true }
            : { plant: kit.rng.pick(['fern', 'cactus', 'monstera'] as const) }),
      });
    });
    return board + things.join('');
  });
  return wall(kit, tone, W, H) + sunPatch(kit, 120, 80, 520, 520, 0.24) + items.join('');
}
