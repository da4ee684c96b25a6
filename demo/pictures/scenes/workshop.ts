import { darken, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box } from '../base/path';
import { rod, round, slab, wood } from '../base/solid';
import { stitching } from '../base/trims';
import { sunPatch, tableTop, wall } from './room';
import { stand } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

/** Tools on their board at a wall. */
export const toolBoard = (kit: Kit): string =>
  wood(kit, box(180, 90, 1240, 400, 6), '#c7a679') +
  [0, 1, 2, 3, 4, 5, 6].map((i) => tool(280 + i * 170, 150, i + kit.rng.int(0, 3))).join('');

/** Thread on its spools in the colours of a palette, from x, y on. */
export const spools = (
  kit: Kit,
  palette: readonly string[],
  x: number,
  y: number,
  most = 6,
): string =>
  palette
    .concat(['#e8dfcf'])
    .slice(0, most)
    .map(
      (hex, i) =>
        round(kit, box(x + 8 + i * 84, y + 10, 60, 90, 6), hex, 'matt') +
        slab(kit, x + i * 84, y, 76, 14, '#b98f62') +
        slab(kit, x + i * 84, y + 98, 76, 14, '#b98f62'),
    )
    .join('');

/** A work bench with cloth, thread and tools. */
export function workshop(kit: Kit, palette: readonly string[]): string {
  const tone = mix('#cfc6b4', at(palette, 0), 0.16);
  const cloth =
    `<path d="M900 800Q1000 740 1200 760Q1420 780 1640 730V1000H860Q940 900 900 800Z" fill="${at(palette, 1)}"/><path d="M920 810Q1100 780 1240 800Q1420 820 1600 770M930 860Q1100 830 1300 860Q1480 870 1620 830" stroke="${darken(at(palette, 1), 0.4)}" stroke-width="16" stroke-opacity=".35" fill="none"/>` +
    stitching(at(palette, 1), 'M912 806Q1010 752 1200 772Q1420 792 1640 742');
  const scissors = `<g transform="translate(690 880) rotate(-18)"><path d="M0 0L230 -34L236 -24L10 18ZM0 0L230 34L236 24L10 -18Z" fill="#c9c3b7" stroke="#6a645a" stroke-width="2"/><circle cx="-44" cy="-26" r="34" fill="none" stroke="#2a2622" stroke-width="17"/><circle cx="-44" cy="30" r="34" fill="none" stroke="#2a2622" stroke-width="17"/></g>`;
  const tapeD = 'M120 900Q300 840 460 910T640 960';
  const measure = `<path d="${tapeD}" fill="none" stroke="#8a6f2a" stroke-width="29"/><path d="${tapeD}" fill="none" stroke="#e2bd55" stroke-width="26"/><path d="${tapeD}" fill="none" stroke="#3a3020" stroke-width="12" stroke-dasharray="2 16" transform="translate(0 -6)"/>`;
  return (
    wall(kit, tone, W, H) +
    toolBoard(kit) +
    sunPatch(kit, 260, 110, 520, 360, 0.24) +
    tableTop(kit, 720, W, H + 80, '#a97f54') +
    spools(kit, palette, 272, 680) +
    cloth +
    scissors +
    measure +
    stand(kit, {
      kind: 'tablelamp',
      hex: at(palette, 0),
      x: 1330,
      y: 770,
      scale: 0.42,
      params: { shade: 'dome' },
    })
  );
}

function tool(x: number, y: number, which: number): string {
  const handle = (d: string, w: number) => rod(d, w, '#8a5a34');
  const nail = `<circle cx="${x}" cy="${y}" r="6" fill="#3a3632"/>`;
  const art =
    [
      handle(`M${x} ${y + 110}V${y + 270}`, 22) +
        `<path d="M${x - 58} ${y + 60}h116v44h-116z" fill="#6a645a" stroke="#3a3632" stroke-width="2"/>`,
      `<path d="M${x - 12} ${y + 10}h24v180h-24z" fill="#c9c3b7" stroke="#6a645a" stroke-width="2"/>` +
        handle(`M${x} ${y + 190}V${y + 280}`, 28),
      `<path d="M${x - 60} ${y + 10}h24v230h96v24h-120z" fill="#c9b089" stroke="#6a5228" stroke-width="2"/>`,
      rod(
        `M${x - 20} ${y + 10}L${x + 8} ${y + 170}M${x + 20} ${y + 10}L${x - 8} ${y + 170}`,
        11,
        '#6a645a',
      ) +
        handle(
          `M${x - 8} ${y + 170}Q${x - 40} ${y + 220} ${x - 24} ${y + 290}M${x + 8} ${y + 170}Q${x + 40} ${y + 220} ${x + 24} ${y + 290}`,
          15,
        ),
    ][which % 4] ?? '';
  return `<g transform="translate(10 12)" opacity=".25"><path d="M${x - 30} ${y + 20}h60v240h-60z" fill="#2b2118"/></g>${nail}${art}`;
}
