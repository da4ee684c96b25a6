import { listBlocks, settingFields } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import type { BlockDefinition } from '#kernel/define/block';
import type { PageTree, ToldPairedBlock, TreeBlock } from '../../contract';

type Tree = Parameters<typeof listBlocks>[0];
type Listed = ReturnType<typeof listBlocks>[number];

const LONGEST_ID = 80;

/** The name of a block's copy in the page of another language: its own, by which the two are known as a pair. */
const idOfCopy = (id: string, tag: string): string =>
  `${id.slice(0, LONGEST_ID - tag.length - 1)}-${tag}`;

const idOf = ({ props }: Listed): string => String(props.id);

/** The longest row of pairs in order, by the types of blocks. */
const inOrder = (some: readonly Listed[], others: readonly Listed[]): [Listed, Listed][] => {
  const [rows, columns] = [some.length, others.length];
  const isSame = (row: number, column: number): boolean =>
    some[row]?.definition.type === others[column]?.definition.type;
  const best = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = best[row] as Uint16Array;
      own[column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [Listed, Listed][] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const [one, other] = [some[row], others[column]];
    if (one && other && isSame(row, column)) {
      pairs.push([one, other]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
};

const textsOf = ({ definition, props }: Listed): string[] =>
  [...settingFields(definition).values()]
    .filter((setting) => traitsOf(setting).hasWords)
    .map(({ name }) => props[name])
    .filter((value) => value !== undefined && value !== null && value !== '')
    .map((value) => JSON.stringify(value));

/** Whether all that a block says is what the other one says. */
const isUntranslated = (one: Listed, other: Listed): boolean => {
  const [own, others] = [textsOf(one), textsOf(other)];
  return own.length > 0 && JSON.stringify(own) === JSON.stringify(others);
};

const labelOf = ({ definition, props }: Listed): string => {
  const own = ['title', 'label', 'name', 'heading'].map((name) => props[name]).find(Boolean);
  return typeof own === 'string' ? `${definition.label} ‘${own.slice(0, 80)}’` : definition.label;
};

/** The blocks of a page beside those of the page in the other language, in the order of the first. */
export const matchBlocks = (
  page: PageTree,
  other: PageTree,
  definitions: readonly BlockDefinition[],
): ToldPairedBlock[] => {
  const [own, others] = [page, other].map((tree) => listBlocks(tree as Tree, definitions)) as [
    Listed[],
    Listed[],
  ];
  const byId = new Map(others.map((one) => [idOf(one), one]));
  const known = own.flatMap((one): [Listed, Listed][] => {
    const id = idOf(one);
    const copy = [`${id}-en`, `${id}-nl`, id.replace(/-(?:en|nl)$/, '')]
      .map((name) => byId.get(name))
      .find((found) => found?.definition.type === one.definition.type);
    return copy ? [[one, copy]] : [];
  });
  const taken = new Set(known.flat());
  const rest = (all: readonly Listed[]) => all.filter((one) => !taken.has(one));
  const pairs = new Map([...known, ...inOrder(rest(own), rest(others))]);
  const paired = new Set(pairs.values());
  return [
    ...own.map((one): ToldPairedBlock => {
      const copy = pairs.get(one);
      const told = { id: idOf(one), label: labelOf(one) };
      if (!copy) return { ...told, kind: 'missing' };
      const kind = isUntranslated(one, copy) ? 'untranslated' : 'there';
      return { ...told, otherId: idOf(copy), kind };
    }),
    ...others
      .filter((one) => !paired.has(one))
      .map(
        (one): ToldPairedBlock => ({
          id: '',
          otherId: idOf(one),
          label: labelOf(one),
          kind: 'extra',
        }),
      ),
  ];
};

const copyBlock = (
  block: TreeBlock,
  definitions: ReadonlyMap<string, BlockDefinition>,
  tag: string,
): TreeBlock => {
  const { type, props } = block;
  const slots = (definitions.get(type)?.slots ?? []).flatMap((slot) =>
    Array.isArray(props[slot])
      ? [[slot, (props[slot] as TreeBlock[]).map((one) => copyBlock(one, definitions, tag))]]
      : [],
  );
  return { type, props: { ...props, ...Object.fromEntries(slots), id: idOfCopy(props.id, tag) } };
};

/** A page's tree for the page in another language: each block with a name of its own, and which page it is of. */
export const copyTree = (
  tree: PageTree,
  definitions: readonly BlockDefinition[],
  { id, tag }: { id: number; tag: string },
): PageTree => {
  const byType = new Map(definitions.map((one) => [one.type, one]));
  const content = structuredClone(tree.content).map((one) => copyBlock(one, byType, tag));
  return { root: { props: { counterpart: id } }, content, zones: {} };
};
