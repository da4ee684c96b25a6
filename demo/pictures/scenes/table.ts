import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { rod, round } from '../base/solid';
import { stitching } from '../base/trims';
import { drawPlant } from '../home/plants';
import { planks, sunPatch, tableTop, wall } from './room';
import { hang, stand } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

/** A few vessels on a linen-covered ledge. */
export function stillLife(kit: Kit, palette: readonly string[]): string {
  const tone = mix('#d3cbbb', at(palette, 0), kit.rng.between(0.1, 0.3));
  const forms = ['bottle', 'round', 'cylinder', 'amphora'] as const;
  const first = kit.rng.int(0, 3);
  const form = (i: number) => forms[(first + i) % 4];
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 180, 120, 560, 520, 0.4) +
    tableTop(kit, 720, W, H, '#c2a078') +
    stand(kit, {
      kind: 'vase',
      hex: at(palette, 0),
      x: 560,
      y: 800,
      scale: 0.72,
      params: { shape: form(0) },
    }) +
    stand(kit, {
      kind: 'vase',
      hex: '#e8dfcf',
      x: 840,
      y: 790,
      scale: 0.56,
      params: { shape: form(1) },
    }) +
    stand(kit, {
      kind: 'vase',
      hex: at(palette, 1),
      x: 1060,
      y: 820,
      scale: 0.46,
      params: { shape: form(2) },
    }) +
    stand(kit, { kind: 'bowl', hex: at(palette, 2), x: 800, y: 870, scale: 0.4 }) +
    stand(kit, { kind: 'candle', hex: '#efe6d2', x: 1250, y: 830, scale: 0.34 }) +
    stand(kit, { kind: 'mug', hex: at(palette, 3), x: 330, y: 850, scale: 0.36 })
  );
}

/** A table that is laid. */
export function table(kit: Kit, palette: readonly string[]): string {
  const top = planks(kit, W, H, '#c09a6c');
  const cloth =
    `<path d="M0 330Q800 300 1600 340V700Q800 670 0 700Z" fill="${lighten(at(palette, 2), 0.3)}"/><path d="M0 330Q800 300 1600 340M0 700Q800 670 1600 700" stroke="${darken(at(palette, 2), 0.3)}" stroke-width="3" stroke-opacity=".5" fill="none"/>` +
    stitching(at(palette, 2), 'M0 350Q800 320 1600 360M0 680Q800 650 1600 680');
  const plate = (x: number, y: number, hex: string, scale: number) =>
    hang(kit, { kind: 'plate', hex, x, y, scale, params: { set: kit.rng.chance(0.5) } });
  const fork = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rod('M0 60V250', 11, '#b9b2a6')}${rod('M-14 -50V26Q-14 60 0 66Q14 60 14 26V-50M0 -50V60', 6, '#b9b2a6')}</g>`;
  const knife = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rod('M0 90V250', 14, '#b9b2a6')}<path d="M-8 -60Q16 -40 14 90H-8Z" fill="#d4cec2" stroke="#8d867a" stroke-width="1.5"/></g>`;
  const leaves = `<g transform="translate(1470 560) rotate(-24)">${drawPlant(kit, 'fern', 0, 0, 0.7)}</g>`;
  const napkin = `<g transform="rotate(-7 1180 520)">${round(kit, box(1090, 380, 190, 290, 8), at(palette, 1), 'matt')}</g>`;
  return (
    top +
    cloth +
    leaves +
    plate(480, 250, '#ece5d8', 0.6) +
    plate(480, 345, at(palette, 0), 0.38) +
    fork(160, 420, -3) +
    knife(800, 420, 2) +
    napkin +
    fork(1150, 440, -7) +
    fork(1220, 440, -7) +
    plate(860, 20, at(palette, 3), 0.26) +
    plate(1400, 40, at(palette, 1), 0.3) +
    plate(120, 760, at(palette, 1), 0.28) +
    plate(960, 780, '#ece5d8', 0.34) +
    sunPatch(kit, 260, 30, 620, 620, 0.2)
  );
}

/** A parcel that is being packed. */
export function parcel(kit: Kit, palette: readonly string[]): string {
  const card = '#c29a6a';
  const tone = mix('#d9d2c3', at(palette, 0), 0.14);
  const tape = at(palette, 0);
  const boxes = (x: number, y: number, w: number, h: number, hex: string) => {
    const front = round(kit, box(x, y, w, h, 4), hex, 'matt');
    const lid = `<path d="M${x} ${y}L${x + 46} ${y - 44}H${x + w - 30}L${x + w} ${y}Z" fill="${lighten(hex, 0.18)}" stroke="${darken(hex, 0.5)}" stroke-width="1.6"/>`;
    const band = `<path d="M${n(x + w * 0.44)} ${y}h${n(w * 0.12)}v${h}h${n(-w * 0.12)}zM${n(x + w * 0.44)} ${y}l${n(w * 0.03)} -44h${n(w * 0.1)}l${n(-w * 0.01)} 44z" fill="${tape}" fill-opacity=".92"/>`;
    const label = `<path d="${box(x + w * 0.64, y + h * 0.46, w * 0.27, h * 0.36, 3)}" fill="#f6f1e6"/><path d="M${n(x + w * 0.67)} ${n(y + h * 0.54)}h${n(w * 0.16)}M${n(x + w * 0.67)} ${n(y + h * 0.6)}h${n(w * 0.2)}M${n(x + w * 0.67)} ${n(y + h * 0.66)}h${n(w * 0.12)}" stroke="#4a443c" stroke-width="4"/><path d="M${n(x + w * 0.67)} ${n(y + h * 0.76)}h${n(w * 0.2)}" stroke="#2a2622" stroke-width="16" stroke-dasharray="3 2 6 3 2 4"/>`;
    return (
      `<ellipse cx="${x + w / 2 + 12}" cy="${y + h}" rx="${w * 0.56}" ry="22" fill="${kit.sheet.radial(
        [0.5, 0.5],
        0.5,
        [
          [0, '#1d150e', 0.55],
          [1, '#1d150e', 0],
        ],
      )}"/>` +
      lid +
      front +
      band +
      label
    );
  };
  const shirt = stand(kit, {
    kind: 'towel',
    hex: at(palette, 1),
    x: 1220,
    y: 852,
    scale: 0.44,
    params: { stack: true },
  });
  const ribbon = `<circle cx="290" cy="790" r="70" fill="none" stroke="${darken(card, 0.3)}" stroke-width="34"/><circle cx="290" cy="790" r="70" fill="none" stroke="${card}" stroke-width="30" stroke-opacity=".9"/><path d="M352 820Q440 880 520 850" fill="none" stroke="${card}" stroke-width="30"/>`;
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 1000, 100, 420, 480) +
    tableTop(kit, 690, W, H, '#b98f62') +
    stand(kit, {
      kind: 'pot',
      hex: at(palette, 3),
      x: 180,
      y: 770,
      scale: 0.4,
      params: { plant: 'monstera' },
    }) +
    boxes(600, 340, 380, 200, mix(card, '#8a6a44', 0.2)) +
    boxes(500, 540, 560, 290, card) +
    ribbon +
    shirt
  );
}
