import { darken, lighten, luma } from './colour';
import type { Kit } from './kit';
import { n } from './path';
import type { Surface } from './surface';

type Tile = (kit: Kit, turn: number) => string;

/** A fixed sequence of whole numbers without any visible order. */
function sequence(start: number): (size: number) => number {
  let state = start;
  return (size) => {
    state = (state * 16807) % 2147483647;
    return state % size;
  };
}

/** What is always the same is made once. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Short marks strewn over a tile of 200: fibres of wool, pores of leather, specks of clay. Each has
 * a cell of its own, for marks that come together look like stains.
 */
function strewn(
  count: number,
  mark: (next: (size: number) => number) => string,
  width: number,
  dark: number,
  pale: number,
): Tile {
  const marks = (start: number) => {
    const next = sequence(start);
    const across = Math.round(Math.sqrt(count));
    const cell = 200 / across;
    let d = '';
    for (let i = 0; i < across * across; i++) {
      const x = ((i % across) + next(100) / 100) * cell;
      const y = (Math.floor(i / across) + next(100) / 100) * cell;
      d += `M${n(x)} ${n(y)}${mark(next)}`;
    }
    return d;
  };
  const [first, second] = [once(() => marks(17)), once(() => marks(4711))];
  return (kit, turn) =>
    kit.sheet.strokes(
      200,
      200,
      [
        { d: first, color: darken(kit.hex, 0.55), width, opacity: dark },
        { d: second, color: lighten(kit.hex, 0.6), width, opacity: pale },
      ],
      turn,
    );
}

const fibre = (next: (size: number) => number) =>
  `q${next(7) - 3} ${next(7) - 3} ${next(13) - 6} ${next(13) - 6}`;

const pore = (next: (size: number) => number) =>
  `q${2 + next(3)} ${next(5) - 4} ${5 + next(4)} ${next(5) - 2}`;

const speck = (next: (size: number) => number) => `h${1 + next(3)}`;

/** The tone between threads: pale in white cloth, which would turn grey with a deep one. */
const gapIn = (hex: string): string => darken(hex, luma(hex) > 0.8 ? 0.34 : 0.58);

/** Stocking stitch: columns of small leaves that form a V. */
function stitches(w: number, h: number, depth: number): Tile {
  return (kit, turn) => {
    const dark = gapIn(kit.hex);
    const m = w / 2;
    const leaf = (x: number, y: number, side: number) =>
      `M${n(x + m + side * w * 0.42)} ${n(y)}q${n(-side * w * 0.06)} ${n(h * 0.6)} ${n(-side * w * 0.42)} ${n(h)}`;
    return kit.sheet.strokes(
      w,
      h,
      [
        {
          d: (x, y) => leaf(x, y, 1) + leaf(x, y, -1),
          color: dark,
          width: w * 0.15,
          opacity: depth,
        },
        {
          d: (x, y) => leaf(x - w * 0.14, y, 1) + leaf(x + w * 0.2, y, -1),
          color: lighten(kit.hex, 0.35),
          width: w * 0.15,
          opacity: depth * 0.55,
        },
        {
          d: (x, y) => `M${n(x)} ${n(y)}v${n(h)}`,
          color: dark,
          width: w * 0.12,
          opacity: depth * 0.6,
        },
      ],
      turn,
    );
  };
}

function diagonal(step: number, strength: number, pale: number): Tile {
  return (kit, turn) =>
    kit.sheet.strokes(
      step,
      100,
      [
        {
          d: (x, y) => `M${n(x)} ${y}v100`,
          color: gapIn(kit.hex),
          width: step * 0.42,
          opacity: strength,
        },
        {
          d: (x, y) => `M${n(x + step / 2)} ${y}v100`,
          color: lighten(kit.hex, 0.6),
          width: step * 0.25,
          opacity: pale,
        },
      ],
      turn + 38,
    );
}

function weave(step: number, strength: number): Tile {
  const h = step / 2;
  return (kit, turn) =>
    kit.sheet.strokes(
      step,
      step,
      [
        {
          d: (x, y) => `M${n(x)} ${n(y + h / 2)}h${h}M${n(x + h)} ${n(y + h * 1.5)}h${h}`,
          color: gapIn(kit.hex),
          width: h * 0.5,
          opacity: strength,
        },
        {
          d: (x, y) => `M${n(x + h * 1.5)} ${n(y)}v${h}M${n(x + h / 2)} ${n(y + h)}v${h}`,
          color: lighten(kit.hex, 0.6),
          width: h * 0.4,
          opacity: strength * 0.8,
        },
      ],
      turn,
    );
}

const threads = (start: number) =>
  once(() => {
    const next = sequence(start);
    let d = '';
    for (let i = 0; i < 150; i++) {
      const [across, at] = [next(200), next(200)];
      d += `M${across} ${at}${i % 2 ? 'h' : 'v'}${16 + next(44)}`;
    }
    return d;
  });

const [darkThreads, paleThreads] = [threads(29), threads(6151)];

/** Linen: short threads of uneven length, close together both ways. */
const slubs: Tile = (kit, turn) => {
  const pale = luma(kit.hex) > 0.7;
  return kit.sheet.strokes(
    200,
    200,
    [
      { d: darkThreads, color: darken(kit.hex, 0.45), width: 1.2, opacity: pale ? 0.09 : 0.13 },
      { d: paleThreads, color: lighten(kit.hex, 0.7), width: 1.2, opacity: pale ? 0.3 : 0.14 },
    ],
    turn,
  );
};

/** Raised lines side by side: knitted ribs, or the wales of corduroy. */
const wales =
  (step: number, dark: number, pale: number): Tile =>
  (kit, turn) =>
    kit.sheet.strokes(
      step,
      100,
      [
        {
          d: (x, y) => `M${n(x + step * 0.22)} ${y}v100`,
          color: darken(kit.hex, 0.5),
          width: step * 0.33,
          opacity: dark,
        },
        {
          d: (x, y) => `M${n(x + step * 0.66)} ${y}v100`,
          color: lighten(kit.hex, 0.5),
          width: step * 0.27,
          opacity: pale,
        },
      ],
      turn,
    );

/** Cells with a raised edge: waffle cloth, or the grid of ripstop. */
const cells =
  (step: number, width: number, dark: number, pale: number): Tile =>
  (kit, turn) =>
    kit.sheet.strokes(
      step,
      step,
      [
        {
          d: (x, y) => `M${n(x)} ${n(y)}h${step}M${n(x)} ${n(y)}v${step}`,
          color: lighten(kit.hex, 0.6),
          width,
          opacity: pale,
        },
        {
          d: (x, y) =>
            `M${n(x + width)} ${n(y + width)}h${n(step - width)}M${n(x + width)} ${n(y + width)}v${n(step - width)}`,
          color: darken(kit.hex, 0.5),
          width: width * 0.8,
          opacity: dark,
        },
      ],
      turn,
    );

/** Strips that go over and under each other on the slant. */
const plait: Tile = (kit, turn) =>
  kit.sheet.strokes(
    28,
    28,
    [
      {
        d: (x, y) => `M${x} ${y}l14 14M${x + 14} ${y + 14}l14 -14M${x} ${y + 28}l14 -14`,
        color: darken(kit.hex, 0.6),
        width: 5,
        opacity: 0.6,
      },
      {
        d: (x, y) => `M${x + 5} ${y - 1}l11 11M${x + 17} ${y + 9}l10 -10`,
        color: lighten(kit.hex, 0.5),
        width: 3.4,
        opacity: 0.35,
      },
    ],
    turn,
  );

const curl = (next: (size: number) => number) => {
  const r = 4 + next(4);
  return `q${r} ${-r} ${r * 2} 0q${-r * 0.4} ${r * 1.4} ${-r * 1.6} ${r * 0.6}`;
};

const hair = (next: (size: number) => number) =>
  `q${next(20) - 10} ${next(10) - 5} ${next(34) - 17} ${next(20) - 10}`;

const straw: Tile = (kit, turn) =>
  kit.sheet.strokes(
    30,
    24,
    [
      {
        d: (x, y) => `M${x} ${y + 9}q15 -14 30 0M${x - 15} ${y + 21}q15 -14 30 0`,
        color: darken(kit.hex, 0.6),
        width: 2.6,
        opacity: 0.55,
      },
      {
        d: (x, y) => `M${x + 4} ${y + 5}q11 -8 22 0M${x - 11} ${y + 17}q11 -8 22 0`,
        color: lighten(kit.hex, 0.45),
        width: 3,
        opacity: 0.4,
      },
    ],
    turn,
  );

const tiles: Record<Surface, Tile | undefined> = {
  jersey: stitches(5, 5, 0.16),
  knit: stitches(11, 9, 0.3),
  chunky: stitches(22, 18, 0.4),
  rib: wales(9, 0.38, 0.25),
  corduroy: wales(11, 0.42, 0.3),
  widecord: wales(21, 0.46, 0.32),
  suede: strewn(520, fibre, 1.1, 0.1, 0.12),
  boucle: strewn(330, curl, 2.4, 0.26, 0.3),
  mohair: strewn(420, hair, 1.2, 0.12, 0.34),
  waffle: cells(19, 3.6, 0.34, 0.4),
  ripstop: cells(24, 1.7, 0.3, 0.3),
  plait,
  twill: diagonal(5, 0.14, 0.1),
  denim: diagonal(5, 0.26, 0.3),
  linen: slubs,
  canvas: weave(7, 0.2),
  wool: strewn(420, fibre, 1.3, 0.15, 0.11),
  terry: strewn(620, (next) => `q3 -6 6 ${next(4) - 2}`, 1.8, 0.28, 0.36),
  leather: strewn(420, pore, 1.5, 0.16, 0.1),
  straw,
  speckled: strewn(260, speck, 2.4, 0.3, 0.3),
  smooth: undefined,
  satin: undefined,
};

export const isSurface = (name: unknown): name is Surface =>
  typeof name === 'string' && Object.hasOwn(tiles, name);

/** A tile with the surface of a material, turned by `turn` degrees; none for smooth ones. */
export function surfaceTile(kit: Kit, surface: Surface, turn = 0): string | undefined {
  return tiles[surface]?.(kit, turn);
}
