import { codecOf, scheduleSetting, settingFields } from '#fields/codecs';
import type { BlockDefinition } from '#kernel/define/block';
import { versionTexts as texts } from '#kernel/messages/nl-versions';
import { isSameJson } from '#kernel/values/same-json';
import type { PageTree, ToldDifference, TreeBlock } from '../../contract';

type Types = ReadonlyMap<string, BlockDefinition>;
/** A block, and what it stands in: the place in it is told by `order`. */
type Placed = { block: TreeBlock; inside: string };

const LONGEST = 140;

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

const everyBlock = (content: readonly TreeBlock[], types: Types, inside = ''): Placed[] =>
  content.flatMap((block) => [
    { block, inside },
    ...(types.get(block.type)?.slots ?? []).flatMap((slot) =>
      everyBlock(
        (block.props[slot] ?? []) as readonly TreeBlock[],
        types,
        `${block.props.id} ${slot}`,
      ),
    ),
  ]);

/** A block by the name of its type and what it says itself, so that people know which it is. */
const nameOf = ({ type, props }: TreeBlock, types: Types): string => {
  const own = ['title', 'label', 'name', 'heading'].map((name) => props[name]).find(Boolean);
  const label = types.get(type)?.label ?? type;
  return typeof own === 'string' ? `${label} ‘${shorten(own)}’` : label;
};

/** Settings that differ, in words. */
const linesOf = (was: TreeBlock, is: TreeBlock, types: Types): string[] => {
  const definition = types.get(is.type);
  if (!definition) return [];
  const fields = [...settingFields(definition), [scheduleSetting.name, scheduleSetting] as const];
  return fields.flatMap(([name, field]) => {
    const [from, to] = [was.props[name], is.props[name]];
    if (isSameJson(from, to)) return [];
    const codec = codecOf(field);
    const tell = (value: unknown): string => {
      if (value === undefined || value === null || value === '') return texts.nothing;
      try {
        return shorten(codec.tell(value as never, field as never));
      } catch {
        // An older version of the block had settings of another shape.
        return texts.other;
      }
    };
    return [`${field.label}: ${tell(from)} → ${tell(to)}`];
  });
};

/** Those of a row that kept their order, as many as can be. */
const keptInOrder = (places: readonly number[]): Set<number> => {
  const best: number[][] = [];
  places.forEach((place, at) => {
    const before = best.slice(0, at).filter((run) => (run.at(-1) ?? -1) < place);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, place]);
  });
  return new Set(best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
};

/** The names of blocks that stand in both, and elsewhere: in another, or in another order. */
const movedIn = (was: readonly Placed[], is: readonly Placed[]): Set<string> => {
  const before = new Map(was.map(({ block, inside }) => [block.props.id, inside]));
  const places = new Map(was.map(({ block }, at) => [block.props.id, at]));
  const moved = new Set<string>();
  const rows = new Map<string, string[]>();
  for (const { block, inside } of is) {
    const { id } = block.props;
    if (!before.has(id)) continue;
    if (before.get(id) !== inside) moved.add(id);
    else rows.set(inside, [...(rows.get(inside) ?? []), id]);
  }
  for (const ids of rows.values()) {
    const kept = keptInOrder(ids.map((id) => places.get(id) ?? 0));
    for (const id of ids) if (!kept.has(places.get(id) ?? 0)) moved.add(id);
  }
  return moved;
};

/** In what two versions of a page differ, block by block, in the order in which they are read. */
export const diffTrees = (
  from: PageTree,
  to: PageTree,
  definitions: readonly BlockDefinition[],
): ToldDifference[] => {
  const types: Types = new Map(definitions.map((one) => [one.type, one]));
  const [was, is] = [from, to].map(({ content }) => everyBlock(content, types)) as [
    Placed[],
    Placed[],
  ];
  const old = new Map(was.map(({ block }) => [block.props.id, block]));
  const present = new Set(is.map(({ block }) => block.props.id));
  const moved = movedIn(was, is);
  const told = (kind: ToldDifference['kind'], block: TreeBlock, lines: string[] = []) => ({
    ...{ id: block.props.id, kind, label: nameOf(block, types), lines },
  });
  return [
    ...is.flatMap(({ block }) => {
      const before = old.get(block.props.id);
      if (!before || before.type !== block.type) return [told('new', block)];
      const lines = linesOf(before, block, types);
      if (lines.length > 0) return [told('changed', block, lines)];
      return moved.has(block.props.id) ? [told('moved', block)] : [];
    }),
    ...was
      .filter(({ block }) => !present.has(block.props.id))
      .map(({ block }) => told('gone', block)),
  ];
};
