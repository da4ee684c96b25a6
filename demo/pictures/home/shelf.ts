import { darken, lighten, mix } from '../base/colour';
import { choice, type Draw, type Drawing, type Kit } from '../base/kit';
import { box, n } from '../base/path';
import { fourFeet, rim, rod, round, slab, turned, wood } from '../base/solid';
import { drawPlant } from './plants';

const CX = 600;

/** A wall shelf with a few things on it, or an open rack. */
export const drawShelf: Draw = (kit) => {
  const style = choice(kit, 'style', ['wall', 'ledge', 'bookcase']);
  if (style === 'ledge') return ledge(kit);
  if (style === 'bookcase') return bookcase(kit);
  const tone = kit.hex;
  const boards = [620 + kit.rng.jitter(4), 940];
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

/** One board against the wall, with a groove in which prints stand. */
function ledge(kit: Kit): Drawing {
  const [y, w] = [900 + kit.rng.jitter(4), 450];
  const print = (x: number, wide: number, high: number, paper: string, art: string) =>
    `<path d="${box(x + 8, y - high + 10, wide, high)}" fill="#2b2118" fill-opacity=".25"/><path d="${box(x, y - high, wide, high)}" fill="${paper}" stroke="#3a3632" stroke-width="9"/><g transform="translate(${x + wide / 2} ${y - high / 2})">${art}</g>`;
  const prints =
    print(
      CX - 380,
      230,
      310,
      '#f3ecdf',
      '<circle r="62" fill="#c9703f"/><path d="M-80 70Q0 30 80 70" stroke="#26344d" stroke-width="10" fill="none"/>',
    ) +
    print(
      CX - 110,
      180,
      240,
      '#e4d8c2',
      '<path d="M0 80V-60M0 0l-44 -50M0 20l44 -50" stroke="#4d7a4a" stroke-width="12" fill="none" stroke-linecap="round"/>',
    ) +
    print(
      CX + 130,
      150,
      200,
      '#dfe6e4',
      '<path d="M-44 40h88M-44 0h88M-44 -40h50" stroke="#26344d" stroke-width="12"/>',
    );
  return {
    art:
      prints +
      `<rect x="${CX - w + 10}" y="${y + 30}" width="${w * 2 - 10}" height="40" fill="#2b2118" fill-opacity=".16"/>` +
      wood(
        kit,
        `M${CX - w + 14} ${y - 16}H${CX + w - 14}L${CX + w} ${y}H${CX - w}Z`,
        lighten(kit.hex, 0.14),
      ) +
      slab(kit, CX - w, y, w * 2, 34, kit.hex),
    place: 'wall',
    shade: [box(CX - w, y, w * 2, 34), box(CX - 380, y - 310, 230, 310)],
    focus: { x: CX - 180, y: y - 90, zoom: 2 },
  };
}

/** An open bookcase that stands on the floor: five boards between steel uprights. */
function bookcase(kit: Kit): Drawing {
  const base = 1370;
  const steel = '#2f2b28';
  const w = 330;
  const boards = [210, 480, 750, 1020, 1290];
  const spines = [
    '#7b3b32',
    '#d9cdb8',
    '#2f4a3e',
    '#c9973b',
    '#3a4a63',
    '#8a5a44',
    '#6f7a5c',
    '#e8dfcf',
  ];
  const row = (y: number, i: number) => {
    let art = '';
    let x = CX - w + 20 + ((i * 53) % 70);
    for (let k = 0; x < CX + w - 120 - ((i * 91) % 150); k++) {
      const [wide, high] = [26 + ((k * 7 + i * 5) % 20), 130 + ((k * 37 + i * 29) % 66)];
      const hex = spines[(k * 3 + i) % spines.length] as string;
      art += `<path d="${box(x, y - high, wide, high, 2)}" fill="${hex}" stroke="${darken(hex, 0.4)}" stroke-width="1.4"/><path d="M${x + 6} ${y - high + 22}h${wide - 12}" stroke="#f3ecdf" stroke-opacity=".7" stroke-width="4"/>`;
      x += wide + 2;
    }
    return art;
  };
  const uprights = [-w, w].map((x) => rod(`M${CX + x} 150V${base}`, 17, steel));
  const back = [-w + 26, w - 26].map((x) =>
    rod(`M${CX + x} 150V${base - 26}`, 11, darken(steel, 0.1)),
  );
  const art = boards.map((y, i) => {
    const wide = w + 8 + kit.rng.jitter(0.5);
    return (
      (i > 0 ? row(y - 10, i) : '') +
      wood(
        kit,
        `M${CX - wide + 26} ${y - 20}H${CX + wide - 26}L${CX + wide} ${y}H${CX - wide}Z`,
        lighten(kit.hex, 0.14),
      ) +
      slab(kit, CX - wide, y, wide * 2, 30, kit.hex)
    );
  });
  return {
    art: back.join('') + art.join('') + uprights.join(''),
    place: 'floor',
    base,
    reach: w + 20,
    feet: fourFeet(w, base, w - 26, base - 26),
    focus: { x: CX - 80, y: 680, zoom: 1.9 },
  };
}
