import type { ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';

/** What a navigation is made of, as its field has it: lists in lists, each level with fields of its own. */
export type Entry = Record<string, unknown>;
/** The numbers of an entry and of those it stands in, from the outermost. */
export type Path = readonly number[];
export type Placed = { entry: Entry; path: Path; field: ToldField; siblings: number };

/** The field of an entry that holds others; undefined: nothing stands in it. */
const innerOf = ({ fields = [] }: ToldField): ToldField | undefined =>
  fields.find((one) => traitsOf(one).isGroups);

/** The same, as far as a tree is deep. */
export const innerAt = (field: ToldField, depth: number, deepest: number): ToldField | undefined =>
  depth < deepest ? innerOf(field) : undefined;

const listIn = (entry: Entry, inner: ToldField | undefined): Entry[] => {
  const list = inner && entry[inner.name];
  return Array.isArray(list) ? (list as Entry[]) : [];
};

/** All entries in the order in which they are read. */
export const everyEntry = (
  field: ToldField,
  list: readonly Entry[],
  deepest: number,
  above: Path = [],
): Placed[] =>
  list.flatMap((entry, at) => {
    const path = [...above, at];
    const inner = innerAt(field, path.length, deepest);
    return [
      { entry, path, field, siblings: list.length },
      ...(inner ? everyEntry(inner, listIn(entry, inner), deepest, path) : []),
    ];
  });

export const isSamePath = (one: Path | undefined, other: Path | undefined): boolean =>
  one !== undefined && other !== undefined && one.join() === other.join();

/** The list that an entry stands in, changed; paths lead through what the fields say. */
const changeList = (
  field: ToldField,
  list: readonly Entry[],
  above: Path,
  change: (list: Entry[], field: ToldField) => Entry[],
): Entry[] => {
  const [first, ...rest] = above;
  if (first === undefined) return change([...list], field);
  const inner = innerOf(field);
  if (!inner) return [...list];
  return list.map((entry, at) =>
    at === first
      ? { ...entry, [inner.name]: changeList(inner, listIn(entry, inner), rest, change) }
      : entry,
  );
};

const lastOf = (path: Path): number => path.at(-1) ?? 0;
const aboveOf = (path: Path): Path => path.slice(0, -1);

export const fieldAt = (field: ToldField, depth: number): ToldField =>
  depth <= 1 ? field : fieldAt(innerOf(field) ?? field, depth - 1);

const entryAt = (
  field: ToldField,
  list: readonly Entry[],
  [first = 0, ...rest]: Path,
): Entry | undefined => {
  const entry = list[first];
  const inner = innerOf(field);
  return rest.length === 0 || !entry || !inner ? entry : entryAt(inner, listIn(entry, inner), rest);
};

export const writeEntry = (
  field: ToldField,
  list: readonly Entry[],
  path: Path,
  entry: Entry,
): Entry[] =>
  changeList(field, list, aboveOf(path), (some) =>
    some.map((one, at) => (at === lastOf(path) ? entry : one)),
  );

export const takeEntry = (field: ToldField, list: readonly Entry[], path: Path): Entry[] =>
  changeList(field, list, aboveOf(path), (some) => some.filter((_, at) => at !== lastOf(path)));

export const putEntry = (
  field: ToldField,
  list: readonly Entry[],
  path: Path,
  entry: Entry,
): Entry[] =>
  changeList(field, list, aboveOf(path), (some) => [
    ...some.slice(0, lastOf(path)),
    entry,
    ...some.slice(lastOf(path)),
  ]);

export const newEntry = ({ fields = [] }: ToldField): Entry =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]));

/** An entry with the fields of another level; undefined: something that stands in it would be lost. */
const asLevel = (from: ToldField, to: ToldField, entry: Entry, room: number): Entry | undefined => {
  const [inner, next] = [innerOf(from), room > 1 ? innerOf(to) : undefined];
  const held = listIn(entry, inner);
  if (held.length > 0 && !next) return undefined;
  const moved =
    inner && next ? held.map((one) => asLevel(inner, next, one, room - 1)) : ([] as Entry[]);
  if (moved.some((one) => one === undefined)) return undefined;
  const same = (to.fields ?? [])
    .filter((one) => !traitsOf(one).isGroups && Object.hasOwn(entry, one.name))
    .map(({ name }) => [name, entry[name]]);
  return {
    ...newEntry(to),
    ...Object.fromEntries(same),
    ...(next && { [next.name]: moved }),
  };
};

export type Move = 'up' | 'down' | 'into' | 'out';
export type Moved = { list: Entry[]; path: Path };

/** What moving an entry comes to; undefined: it can't go there, or would lose what stands in it. */
export const moveEntry = (
  field: ToldField,
  list: readonly Entry[],
  path: Path,
  { move, deepest }: { move: Move; deepest: number },
): Moved | undefined => {
  const all = everyEntry(field, list, deepest);
  const placed = all.find((one) => isSamePath(one.path, path));
  if (!placed) return undefined;
  const { entry, siblings } = placed;
  const [above, at] = [aboveOf(path), lastOf(path)];
  if (move === 'up' || move === 'down') {
    const to = [...above, at + (move === 'up' ? -1 : 1)];
    if (lastOf(to) < 0 || lastOf(to) >= siblings) return undefined;
    return { list: putEntry(field, takeEntry(field, list, path), to, entry), path: to };
  }
  const depth = path.length + (move === 'into' ? 1 : -1);
  if (depth < 1 || depth > deepest || (move === 'into' && at === 0)) return undefined;
  const level = asLevel(placed.field, fieldAt(field, depth), entry, deepest - depth + 1);
  if (!level) return undefined;
  const rest = takeEntry(field, list, path);
  if (move === 'out') {
    const to = [...aboveOf(above), lastOf(above) + 1];
    return { list: putEntry(field, rest, to, level), path: to };
  }
  const parent = [...above, at - 1];
  const inner = innerOf(placed.field);
  const count = listIn(entryAt(field, rest, parent) ?? {}, inner).length;
  const to = [...parent, count];
  return { list: putEntry(field, rest, to, level), path: to };
};

export type Refusal = 'up' | 'down' | 'out' | 'first' | 'deep' | 'held';

/** Why an entry can't be moved so. */
export const whyNot = (
  { path }: Placed,
  { move, deepest }: { move: Move; deepest: number },
): Refusal => {
  if (move !== 'into') return move;
  if (lastOf(path) === 0) return 'first';
  return path.length >= deepest ? 'deep' : 'held';
};
