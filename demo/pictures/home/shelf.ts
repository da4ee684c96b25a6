import { lighten, mix } from '../base/colour';
import type { Draw, Kit } from '../base/kit';
import { box, n } from '../base/path';
import { rim, rod, round, slab, turned, wood } from '../base/solid';
import { drawPlant } from './plants';

const CX = 600;

/** A wall shelf with a few things on it, or an open rack. */
export const drawShelf: Draw = (kit) => {
  const { rng } = kit;
  const tone = kit.hex;
  const boards = rng.chance(0.5) ? [620, 940] : [480, 740, 1000];
  const w = 440;
  const art = boards
    .map((y, i) => {
      const board =
        wood(
          kit,
          `M${CX - w + 24} ${y - 22}H${CX + w - 24}L${CX + w} ${y}H${CX - w}Z`,
          lighten(tone, 0.14),
        ) + slab(kit, CX - w, y, w * 2, 32, tone);
      const shade = `<rect x="${CX - w + 10}" y="${y + 32}" width="${w * 2 - 10}" height="34" fill="${kit.sheet.linear(
        [0, 0],
        [0, 1],
        [
          [0, '#2b2118', 0.32],
          [1, '#2b2118', 0],
        ],
      )}"/>`;
      return shade + board + things(kit, i, y - 8, w);
    })
    .join('');
  const sides = [-1, 1]
    .map((s) =>
      rod(
        `M${CX + s * (w - 46)} ${(boards[0] ?? 0) - 130}V${(boards.at(-1) ?? 0) + 90}`,
        13,
        '#3a3632',
      ),
    )
    .join('');
  return {
    art: sides + art,
    place: 'wall',
    shade: boards.map((y) => box(CX - w, y, w * 2, 34)),
    focus: { x: CX - 180, y: (boards[0] ?? 600) - 40, zoom: 2 },
  };
};

/** A few things as they stand on a board: books, a pot, a vase, bowls. */
export function things(kit: Kit, row: number, y: number, w: number): string {
  const { rng } = kit;
  const books = (x: number) =>
    ['#7b3b32', '#d9cdb8', '#2f4a3e', '#c9973b', '#3a4a63']
      .slice(0, rng.int(3, 5))
      .map((c, i) => {
        const h = 130 + ((i * 37 + row * 13) % 50);
        return (
          round(kit, box(x + i * 36, y - h, 33, h, 3), c, 'matt') +
          `<path d="M${n(x + i * 36 + 8)} ${n(y - h + 24)}h17" stroke="#f3ecdf" stroke-width="4" stroke-opacity=".7"/>`
        );
      })
      .join('');
  const vase = (x: number, c: string) =>
    turned(
      kit,
      x,
      [0, y - 190],
      [
        [26, y - 190],
        [20, y - 130, 66, y - 120, 66, y - 70],
        [66, y - 20, 40, y],
        [0, y + 4],
      ],
      c,
      'gloss',
    ) + rim(kit, x, y - 190, 26, 6, c, 4);
  const plant = (x: number) =>
    drawPlant(kit, rng.pick(['fern', 'cactus', 'monstera'] as const), x, y - 84, 0.4) +
    turned(
      kit,
      x,
      [0, y - 92],
      [
        [56, y - 92],
        [42, y],
        [0, y + 4],
      ],
      '#b5653a',
      'stone',
    );
  const bowls = (x: number) =>
    [0, 1, 2]
      .map((i) =>
        turned(
          kit,
          x,
          [0, y - 46 - i * 26],
          [
            [76 - i * 4, y - 46 - i * 26],
            [70 - i * 4, y - 16 - i * 22, 36, y - i * 22],
            [0, y + 2 - i * 22],
          ],
          mix('#e8dfcf', '#8a9a86', i * 0.3),
          'gloss',
        ),
      )
      .join('');
  const rows = [
    books(CX - w + 70) + plant(CX + 60) + vase(CX + w - 120, '#c98f6a'),
    vase(CX - w + 130, '#6f7a5c') + bowls(CX - 20) + books(CX + w - 300),
    plant(CX - w + 140) + books(CX - 60) + bowls(CX + w - 150),
  ];
  return rows[row % 3] ?? '';
}
