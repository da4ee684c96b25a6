import type { ToldField, ToldMenuCategory } from '#features/office/contract';
import { type Entry, fieldAt, newEntry } from './entries';

/** A category with those below it. */
export type Branch = ToldMenuCategory & { below: readonly Branch[] };

/** Categories as the tree that they are. */
export const treeOf = (all: readonly ToldMenuCategory[], above: number | null = null): Branch[] =>
  all
    .filter(({ parentId }) => parentId === above)
    .map((one) => ({ ...one, below: treeOf(all, one.id) }));

/** A category and all below it. */
export const everyIn = (branch: Branch): Branch[] => [branch, ...branch.below.flatMap(everyIn)];

/** `within`: what the category is called that it lies in. */
type Chosen = ToldMenuCategory & { within: string; below: readonly Chosen[] };

/** What is chosen, each below the nearest one above it that is chosen too. */
const chosenIn = (
  branches: readonly Branch[],
  chosen: ReadonlySet<number>,
  within = '',
): Chosen[] =>
  branches.flatMap((one) => {
    const below = chosenIn(one.below, chosen, one.title);
    return chosen.has(one.id) && one.href !== undefined ? [{ ...one, within, below }] : below;
  });

const everyChosen = (one: Chosen): Chosen[] => [one, ...one.below.flatMap(everyChosen)];

const isCalled = ({ title }: Entry, name: string): boolean =>
  String(title ?? '')
    .trim()
    .toLowerCase() === name.trim().toLowerCase();

const listIn = (entry: Entry, name: string): Entry[] =>
  Array.isArray(entry[name]) ? (entry[name] as Entry[]) : [];

/**
 * Puts an entry into a list that has none that leads there. Where one is called the same it is told apart by the category that
 * it lies in; the highest are in none, and are the same then.
 */
const putIn = (list: Entry[], { title, href, within }: Chosen, field: ToldField): Entry => {
  const same = list.find((one) => isCalled(one, title));
  const there = list.find((one) => one.href === href) ?? (within === '' ? same : undefined);
  if (there) return there;
  const entry = { ...newEntry(field), title: same ? `${title} ${within}` : title, href };
  list.push(entry);
  return entry;
};

/** A list in an entry, to be added to. */
const openIn = (entry: Entry, name: string): Entry[] => {
  const list = listIn(entry, name).map((one) => ({ ...one }));
  entry[name] = list;
  return list;
};

/** The group without a heading, in which what has nothing below it stands: it is called as its entry is. */
const plainGroup = (groups: Entry[], title: string, field: ToldField): Entry => {
  const there = groups.find((one) => isCalled(one, title));
  if (there) return there;
  const made = { ...newEntry(field), title };
  groups.unshift(made);
  return made;
};

/**
 * A menu with the chosen categories behind what stands in it: the highest as entries, those below them as their links, and
 * what is deeper in groups. What leads somewhere in the menu already isn't put there twice, and gets what is chosen below it.
 */
export const menuOf = (
  field: ToldField,
  menu: readonly Entry[],
  { branches, chosen }: { branches: readonly Branch[]; chosen: ReadonlySet<number> },
): Entry[] => {
  const list = menu.map((one) => ({ ...one }));
  const [group, link] = [fieldAt(field, 2), fieldAt(field, 3)];
  for (const root of chosenIn(branches, chosen)) {
    const entry = putIn(list, root, field);
    if (root.below.length === 0) continue;
    const groups = openIn(entry, group.name);
    const has = (href: unknown) =>
      groups.some((one) => [one, ...listIn(one, link.name)].some((it) => it.href === href));
    for (const branch of root.below) {
      const deeper = branch.below.flatMap(everyChosen);
      if (deeper.length > 0) {
        const links = openIn(putIn(groups, branch, group), link.name);
        for (const one of deeper) putIn(links, one, link);
      } else if (!has(branch.href)) {
        const plain = plainGroup(groups, String(entry.title), group);
        putIn(openIn(plain, link.name), branch, link);
      }
    }
  }
  return list;
};
