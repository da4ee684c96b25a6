import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box } from '../base/path';
import { rod, slab, wood } from '../base/solid';
import { boards, hanger, pegRail, sunPatch, wall } from './room';
import { H, hang, stand, toneAt, W, type Ware } from './staging';

const COATS: readonly Ware[] = [
  { kind: 'coat', params: { style: 'duffle' } },
  { kind: 'raincoat' },
];
const FOOTWEAR = ['boot', 'ankleboot', 'rubberboot', 'sneaker', 'loafer', 'slipper'];
const BOOTS: readonly Ware[] = [
  { kind: 'rubberboot', params: { shaft: 'calf' } },
  { kind: 'ankleboot', params: { style: 'chelsea' }, hex: '#5a3a26' },
];

/** A bench along the wall; shoes stand under it. */
function bench(kit: Kit, x: number, y: number, w: number): string {
  const hex = '#a97a4a';
  const foot = (at: number) => wood(kit, `M${at} ${y - 150}h34v150h-34z`, darken(hex, 0.1), 88);
  const shade = `<ellipse cx="${x + w / 2}" cy="${y + 2}" rx="${w * 0.56}" ry="18" fill="#1d150e" fill-opacity=".22"/>`;
  return (
    shade +
    foot(x + 30) +
    foot(x + w - 64) +
    wood(kit, `M${x + 24} ${y - 196}H${x + w - 24}L${x + w} ${y - 164}H${x}Z`, lighten(hex, 0.12)) +
    slab(kit, x, y - 164, w, 30, hex)
  );
}

/** The front door with daylight in its window. */
function door(kit: Kit, x: number, floor: number, hex: string): string {
  const light = kit.sheet.linear(
    [0, 0],
    [0.3, 1],
    [
      [0, '#e4eef0'],
      [0.6, '#c6d8d8'],
      [1, '#b4c4bc'],
    ],
  );
  const [y, w] = [90, 330];
  const shut = `<path d="${box(x, y, w, floor - y, 2)}" fill="${hex}"/>`;
  const panels = [0, 1]
    .map(
      (i) =>
        `<path d="${box(x + 44 + i * 132, 560, 110, floor - 620, 3)}" fill="${darken(hex, 0.1)}" stroke="${lighten(hex, 0.25)}" stroke-width="4"/>`,
    )
    .join('');
  const pane = `<path d="${box(x + 44, y + 50, w - 88, 370, 4)}" fill="${light}" stroke="${darken(hex, 0.35)}" stroke-width="8"/><path d="M${x + w / 2} ${y + 50}V${y + 420}M${x + 44} ${y + 180}H${x + w - 44}M${x + 44} ${y + 300}H${x + w - 44}" stroke="${hex}" stroke-width="12"/>`;
  return (
    `<path d="M${x - 44} ${floor}V${y - 44}H${x + w + 44}V${floor}H${x + w}V${y}H${x}V${floor}Z" fill="#f2ece0" stroke="#b9ad98" stroke-width="2"/>` +
    shut +
    `<path d="${box(x, y, w, floor - y, 2)}" fill="${kit.sheet.linear(
      [0, 0],
      [1, 0],
      [
        [0, '#fff', 0.14],
        [0.5, '#fff', 0],
        [1, '#000', 0.2],
      ],
    )}"/>` +
    pane +
    panels +
    `<path d="${box(x + 70, 526, w - 140, 20, 6)}" fill="#b79a5c" stroke="#6a5228" stroke-width="2"/>` +
    rod(`M${x + 26} 500V540`, 14, '#b79a5c') +
    rod(`M${x + 26} 510H${x + 70}`, 13, '#b79a5c')
  );
}

/** A narrow hall: coats on their hooks above a bench, boots under it, and the front door. */
export function hall(kit: Kit, palette: readonly string[], wares: readonly Ware[] = []): string {
  const given = wares.filter(({ kind }) => FOOTWEAR.includes(kind));
  const boots = given.length > 0 ? given : BOOTS;
  const worn = wares.filter(({ kind }) => !FOOTWEAR.includes(kind));
  const coats = worn.length > 0 ? worn : COATS;
  const tone = mix('#d9d2c3', toneAt(palette, 0), 0.3);
  const floor = 800;
  const hung = coats.slice(0, 3).map((ware, i) => {
    const x = 250 + i * 270;
    return (
      `<g transform="translate(${x} 146) scale(.58)">${hanger(0, 0, '#b98a55', 150)}</g>` +
      hang(kit, {
        ...ware,
        hex: ware.hex ?? toneAt(palette, i + 1),
        x,
        y: 204,
        scale: 0.33,
        byShoulders: true,
      })
    );
  });
  const high = (kind: string) => (kind === 'boot' || kind === 'rubberboot' ? 0.26 : 0.25);
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 700, 420, 320, 300, 0.3) +
    boards(kit, floor, W, H, '#b99468') +
    `<path d="M1040 ${floor}L1000 935H1560L1470 ${floor}Z" fill="${toneAt(palette, 1)}"/><path d="M1040 ${floor}L1000 935H1560L1470 ${floor}Z" fill="#1d150e" fill-opacity=".22"/><path d="M1058 ${floor + 14}L1028 920H1530L1460 ${floor + 14}Z" fill="none" stroke="${lighten(toneAt(palette, 1), 0.4)}" stroke-width="6" stroke-opacity=".6"/>` +
    door(kit, 1090, floor, darken(mix(toneAt(palette, 0), '#1f4a3a', 0.5), 0.1)) +
    `<g transform="translate(60 0)">${pegRail(kit, 120, 800, '#b08a5e', [190, 460, 730])}</g>` +
    hung.join('') +
    hang(kit, {
      kind: 'mirror',
      hex: '#b79a5c',
      x: 930,
      y: 330,
      scale: 0.2,
      params: { shape: 'round' },
    }) +
    bench(kit, 90, 900, 760) +
    boots
      .slice(0, 3)
      .map((ware, i) =>
        stand(kit, {
          ...ware,
          hex: ware.hex ?? toneAt(palette, i),
          x: 290 + i * 270,
          y: 950,
          scale: high(ware.kind),
        }),
      )
      .join('') +
    stand(kit, { kind: 'basket', hex: '#c9a870', x: 930, y: 905, scale: 0.24 })
  );
}
