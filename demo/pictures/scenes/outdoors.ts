import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { n } from '../base/path';
import { rod, wood } from '../base/solid';
import { bricks } from './facade';
import { H, stand, toneAt, W } from './staging';
import { sky } from './street-parts';

/** House fronts in the distance. */
function gables(kit: Kit, foot: number): string {
  const tones = ['#a9705a', '#b98f6a', '#8f5f4e', '#c2a78a', '#9a6a56'];
  return Array.from({ length: 9 }, (_, i) => {
    const x = -40 + i * 190;
    const hex = mix(tones[(i + kit.rng.int(0, 4)) % 5] ?? '#a9705a', '#dfe6e4', 0.5);
    const top = 300 + ((i * 67) % 130);
    const front = `M${x} ${foot}V${top + 84}L${x + 38} ${top + 72}V${top + 36}L${x + 72} ${top}H${x + 112}L${x + 146} ${top + 36}V${top + 72}L${x + 184} ${top + 84}V${foot}Z`;
    const windows = [0, 1, 2, 3]
      .map(
        (r) =>
          `M${x + 34} ${top + 130 + r * 96}h38v58h-38zM${x + 112} ${top + 130 + r * 96}h38v58h-38z`,
      )
      .join('');
    return `<path d="${front}" fill="${hex}"/><path d="${windows}" fill="#f4f3ea" fill-opacity=".75"/>`;
  }).join('');
}

/** The floor of a balcony: boards that run away from who looks. */
function deck(y: number): string {
  const hex = '#a88a66';
  let lines = '';
  for (let i = -14; i <= 30; i++) {
    const foot = (i / 16) * W;
    lines += `M${n(700 + (foot - 700) * 0.6)} ${y}L${n(foot)} ${H}`;
  }
  return `<rect y="${y}" width="${W}" height="${H - y}" fill="${hex}"/><path d="${lines}" stroke="${darken(hex, 0.45)}" stroke-width="3" stroke-opacity=".6"/><rect y="${y}" width="${W}" height="30" fill="#1d150e" fill-opacity=".16"/>`;
}

/** A balcony over the roofs: plants along its rail, a folding chair and a small table. */
export function balcony(kit: Kit, palette: readonly string[]): string {
  const [top, floor] = [500, 800];
  const iron = '#35403c';
  const bars = Array.from({ length: 30 }, (_, i) => `M${270 + i * 46} ${top}V${floor - 22}`).join(
    '',
  );
  const wallHex = '#9a6450';
  const side = `<rect width="230" height="${floor}" fill="${bricks(kit, wallHex)}"/><path d="M230 0V${floor}" stroke="#1d150e" stroke-opacity=".4" stroke-width="4"/><rect x="230" width="60" height="${floor}" fill="${kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#1d150e', 0.22],
      [1, '#1d150e', 0],
    ],
  )}"/>`;
  const trough = (x: number, hex: string) =>
    wood(kit, `M${x} ${top + 20}h330l-14 92h-302z`, hex) +
    `<path d="M${x - 6} ${top + 14}h342v16h-342z" fill="${lighten(hex, 0.14)}" stroke="${darken(hex, 0.5)}" stroke-width="1.5"/>`;
  const pot = (x: number, y: number, scale: number, plant: string, hex: string) =>
    stand(kit, { kind: 'pot', hex, x, y, scale, params: { plant } });
  const greens = [0, 1, 2]
    .map((i) => pot(620 + i * 104, top + 86, 0.26, i === 1 ? 'basil' : 'fern', toneAt(palette, 0)))
    .join('');
  return (
    sky(kit, W, H) +
    gables(kit, floor) +
    deck(floor) +
    side +
    `<path d="${bars}" stroke="${darken(iron, 0.4)}" stroke-width="9"/><path d="${bars}" stroke="${iron}" stroke-width="6"/>` +
    rod(`M230 ${floor - 22}H${W}`, 12, iron) +
    greens +
    trough(556, mix(toneAt(palette, 1), '#b08a5e', 0.4)) +
    rod(`M230 ${top}H${W}`, 18, iron) +
    stand(kit, {
      kind: 'chair',
      hex: toneAt(palette, 0),
      x: 1300,
      y: 930,
      scale: 0.52,
      params: { style: 'folding' },
    }) +
    stand(kit, { kind: 'sidetable', hex: '#b08a5e', x: 970, y: 930, scale: 0.5 }) +
    stand(kit, { kind: 'mug', hex: toneAt(palette, 1), x: 930, y: 690, scale: 0.16 }) +
    pot(1020, 692, 0.2, 'basil', '#b9603f') +
    pot(360, 900, 0.5, 'ficus', '#b9603f') +
    pot(560, 945, 0.38, 'monstera', toneAt(palette, 0)) +
    pot(140, 955, 0.44, 'fern', toneAt(palette, 1))
  );
}
