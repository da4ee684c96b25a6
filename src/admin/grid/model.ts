import type {
  GridVariant,
  OwnCell,
  SentCell,
  ToldGrid,
  VariantCell,
} from '#features/pricing/contract';
import { productTexts } from '#kernel/messages/nl-entities';
import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { gridCellProblem } from '#kernel/values/grid-cell';
import { isGtin } from '#kernel/values/gtin';
import { readEuro, writeEuro } from '../inputs/euro';

/** What a cell shows; pieces are read alone. */
export type Kind = VariantCell | 'stock';
export const kinds: readonly Kind[] = ['price_cents', 'sku', 'gtin', 'state', 'stock'];

/** A variant that isn't stored yet has a number below zero. */
export type Line = GridVariant & { color: string; size: string; sizeAt: number };

export type Added = { id: number; color_id: number | null; size_id: number | null };

/** What was typed, by cell. */
export type Typed = Readonly<Record<string, string>>;

type Names = { colors: ReadonlyMap<number, string>; sizes: ReadonlyMap<number, string> };

/** The names of colours and sizes, also of those that were just chosen. */
export const namesIn = (
  { colors, sizes }: Pick<ToldGrid, 'colors' | 'sizes'>,
  more: Names,
): Names => ({
  colors: new Map([...colors.map(({ id, title }) => [id, title] as const), ...more.colors]),
  sizes: new Map([...sizes.map(({ id, title }) => [id, title] as const), ...more.sizes]),
});

const orderOf = (names: ReadonlyMap<number, string>) => {
  const places = new Map([...names.keys()].map((id, at) => [id, at]));
  return (id: number | null): number => (id === null ? -1 : (places.get(id) ?? names.size));
};

/** All variants in the order of colours and sizes, with those that are new. */
export const linesOf = (
  variants: readonly GridVariant[],
  added: readonly Added[],
  names: Names,
): Line[] => {
  const fresh = added.map(
    (one): GridVariant => ({
      ...{ ...one, sku: '', gtin: '', price_cents: null, state: 'Online', van: null, stock: [] },
    }),
  );
  const [color, size] = [orderOf(names.colors), orderOf(names.sizes)];
  return [...variants, ...fresh]
    .toSorted(
      (one, other) =>
        color(one.color_id) - color(other.color_id) ||
        size(one.size_id) - size(other.size_id) ||
        one.id - other.id,
    )
    .map((one) => ({
      ...one,
      color: one.color_id === null ? texts.plain : (names.colors.get(one.color_id) ?? ''),
      size: one.size_id === null ? texts.oneSize : (names.sizes.get(one.size_id) ?? ''),
      sizeAt: size(one.size_id),
    }));
};

/** What a variant is called. */
export const nameOf = ({ color_id, size_id, color, size }: Line): string =>
  [...(color_id === null ? [] : [color]), ...(size_id === null ? [] : [size])].join(', ') ||
  texts.plain;

export type Column = {
  key: string;
  label: string;
  kind: Kind;
  line: (row: Row) => Line | undefined;
};
export type Row = { key: string; label: string; colorId: number | null; lines: readonly Line[] };
export type Layout = {
  isMatrix: boolean;
  head: string;
  rows: readonly Row[];
  columns: readonly Column[];
};

const choices = (lines: readonly Line[], name: 'color_id' | 'size_id') => [
  ...new Set(lines.map((one) => one[name])),
];

/** Whether there are colours as well as sizes to make rows and columns of. */
export const hasAxes = (lines: readonly Line[]): boolean =>
  choices(lines, 'color_id').length > 1 && choices(lines, 'size_id').length > 1;

/** Colours by sizes with one thing of each, or a line a variant with all of it; on a phone with one thing of it. */
export const layoutOf = (lines: readonly Line[], kind: Kind, isNarrow: boolean): Layout => {
  if (isNarrow || !hasAxes(lines)) {
    return {
      ...{ isMatrix: false, head: texts.title },
      rows: lines.map((one) => ({
        ...{ key: `${one.id}`, label: nameOf(one), colorId: one.color_id, lines: [one] },
      })),
      columns: (isNarrow ? [kind] : kinds).map((own) => ({
        ...{ key: own, label: texts.cells[own], kind: own, line: ({ lines: [one] }: Row) => one },
      })),
    };
  }
  const sizes = choices(lines, 'size_id').flatMap((id) => {
    const one = lines.find(({ size_id }) => size_id === id);
    return one ? [{ id, label: one.size, at: one.sizeAt }] : [];
  });
  return {
    ...{ isMatrix: true, head: texts.color },
    rows: choices(lines, 'color_id').map((id) => {
      const own = lines.filter(({ color_id }) => color_id === id);
      return { key: `${id}`, label: own[0]?.color ?? '', colorId: id, lines: own };
    }),
    columns: sizes
      .toSorted((one, other) => one.at - other.at)
      .map(({ id, label }) => ({
        ...{ key: `${id}`, label, kind },
        line: (row: Row) => row.lines.find(({ size_id }) => size_id === id),
      })),
  };
};

/** A cell as it is typed. */
export const writeCell = (cell: VariantCell | OwnCell, value: string | number | null): string =>
  cell === 'price_cents' || cell === 'van_price_cents'
    ? writeEuro(value ?? '')
    : String(value ?? '');

/** What is sent of what was typed; undefined: it is no sum. */
const readCell = (
  cell: VariantCell | OwnCell,
  text: string,
): string | number | null | undefined => {
  const typed = text.trim();
  if (cell !== 'price_cents' && cell !== 'van_price_cents') return typed;
  return typed === '' ? null : readEuro(typed);
};

const SHOWN = new Set(['online', 'zichtbaar', 'ja', 'x', '1', 'true']);

/** A state as sheets have it. */
export const readState = (text: string): string =>
  SHOWN.has(text.trim().toLowerCase()) ? 'Online' : 'Offline';

/** The rows and cells of what was copied in a sheet. */
export const readSheet = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

/** Values of cells by their names. */
export type Cells = Readonly<Record<string, string | number | null>>;

const placeOf = (name: string): { variant: number; cell: VariantCell | OwnCell } => {
  const [first = '', second] = name.split('.');
  return {
    variant: second === undefined ? 0 : Number(first),
    cell: (second ?? first) as VariantCell,
  };
};

/** What stands in cells, by their names; those of variants that are gone are left out. */
export const cellsIn = (grid: ToldGrid, names: readonly string[]): Cells =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { variant, cell } = placeOf(name);
      const isThere = variant === 0 || grid.variants.some(({ id }) => id === variant);
      return isThere ? [[name, valueIn(grid, variant, cell)]] : [];
    }),
  );

const valueIn = (
  grid: ToldGrid,
  variant: number,
  cell: VariantCell | OwnCell,
): string | number | null => {
  if (variant === 0) return grid[cell as OwnCell];
  return grid.variants.find(({ id }) => id === variant)?.[cell as VariantCell] ?? null;
};

/** The server knows it too, but only once all cells can be read: all that is wrong is told at once. */
const wrongEan = (cell: string, to: string | number | null): string | undefined =>
  cell === 'gtin' && to !== '' && !isGtin(String(to)) ? productTexts.gtin : undefined;

/** What changed, and what of it can't be sent. `read`: what had been read of cells that were typed in before. */
export const changesIn = (
  grid: ToldGrid,
  typed: Typed,
  read: Cells = {},
): { cells: SentCell[]; wrong: Record<string, string> } => {
  const cells: SentCell[] = [];
  const wrong: Record<string, string> = {};
  for (const [name, text] of Object.entries(typed)) {
    const { variant, cell } = placeOf(name);
    const [stands, to] = [valueIn(grid, variant, cell), readCell(cell, text)];
    const was = Object.hasOwn(read, name) ? (read[name] ?? null) : stands;
    if (to === stands) continue;
    const problem =
      to === undefined
        ? texts.noNumber
        : (gridCellProblem({ variant, cell, to }) ?? wrongEan(cell, to));
    if (problem !== undefined) wrong[name] = problem;
    else if (to !== undefined) cells.push({ variant, cell, was, to });
  }
  return { cells, wrong };
};
