import { lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box } from '../base/path';
import { rod, slab } from '../base/solid';
import { boards, sunPatch, wall } from './room';
import { stand } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

/** A window with a sill and an easy chair beside it. */
export function windowSeat(kit: Kit, palette: readonly string[]): string {
  const tone = mix('#d9d2c3', at(palette, 2), 0.16);
  const sky = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#cfdfe6'],
      [0.6, '#eef0e6'],
      [1, '#dfe0cc'],
    ],
  );
  const gables = [0, 1, 2, 3, 4]
    .map((i) => {
      const x = 160 + i * 150;
      const hex = ['#a9705a', '#b98f6a', '#8f5f4e', '#c2a78a', '#9a6a56'][
        (i + kit.rng.int(0, 4)) % 5
      ] as string;
      const top = 400 + ((i * 47) % 90);
      return (
        `<path d="M${x} 720V${top + 70}L${x + 30} ${top + 60}V${top + 30}L${x + 58} ${top}H${x + 88}L${x + 116} ${top + 30}V${top + 60}L${x + 146} ${top + 70}V720Z" fill="${mix(hex, '#dfe6e4', 0.5)}"/>` +
        [0, 1, 2]
          .map(
            (r) =>
              `<path d="M${x + 34} ${top + 110 + r * 80}h26v44h-26zM${x + 86} ${top + 110 + r * 80}h26v44h-26z" fill="#f4f3ea" fill-opacity=".8"/>`,
          )
          .join('')
      );
    })
    .join('');
  const pane = box(140, 90, 780, 620);
  const frame = `<path d="${pane}" fill="none" stroke="#f4efe4" stroke-width="36"/><path d="M530 90V710M140 290H920" stroke="#f4efe4" stroke-width="22"/><path d="${box(122, 72, 816, 656)}" fill="none" stroke="#b9ad98" stroke-width="2.5"/>`;
  const curtain = [20, 930]
    .map(
      (x, i) =>
        `<path d="M${x} 40H${x + 150}Q${x + 130 + i * 20} 460 ${x + 160 - i * 40} 800H${x - 10 + i * 30}Q${x + 20} 400 ${x} 40Z" fill="${lighten(at(palette, 2), 0.45)}" fill-opacity=".93"/>` +
        [30, 60, 90, 120]
          .map(
            (dx) =>
              `<path d="M${x + dx} 44Q${x + dx + 8} 420 ${x + dx} 796" stroke="#2b2118" stroke-opacity=".14" stroke-width="9" fill="none"/>`,
          )
          .join(''),
    )
    .join('');
  const sill = slab(kit, 90, 724, 880, 34, '#efe8da');
  return (
    wall(kit, tone, W, H) +
    `<g clip-path="${kit.sheet.clip(pane)}"><path d="${pane}" fill="${sky}"/>${gables}</g>` +
    frame +
    boards(kit, 880, W, H, '#b99468') +
    sunPatch(kit, 1060, 300, 380, 420, 0.3) +
    sill +
    rod('M0 44H1100', 10, '#3a3632') +
    curtain +
    stand(kit, {
      kind: 'pot',
      hex: at(palette, 1),
      x: 330,
      y: 728,
      scale: 0.28,
      params: { plant: 'fern' },
    }) +
    stand(kit, { kind: 'vase', hex: at(palette, 0), x: 700, y: 728, scale: 0.24 }) +
    stand(kit, { kind: 'candle', hex: '#efe8da', x: 800, y: 728, scale: 0.18 }) +
    stand(kit, {
      kind: 'floorlamp',
      hex: '#e8e0d2',
      x: 1040,
      y: 940,
      scale: 0.6,
      params: { style: 'straight', shade: 'cone' },
    }) +
    stand(kit, { kind: 'armchair', hex: at(palette, 0), x: 1320, y: 970, scale: 0.62 })
  );
}
