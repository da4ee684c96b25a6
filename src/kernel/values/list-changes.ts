/** In what two lists of things differ, also deep in them: by their names, without how they are stored. */

type Thing = Readonly<Record<string, unknown>>;
type Listed = {
  id: string | undefined;
  /** The names on the way to it. */
  path: string;
  name: string;
  inside: string;
  parent: Listed | undefined;
  place: number;
  /** What it says itself, without what stands in it. */
  own: string;
};

export type ListChange = {
  kind: 'added' | 'removed' | 'moved' | 'changed' | 'renamed';
  name: string;
  /** What it was called; of what was renamed. */
  was?: string;
  /** In which other thing it stands; '' for none. */
  inside: string;
};

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list of things, so that it can be told what became of each. */
export const isListOfThings = (value: unknown): value is readonly Thing[] =>
  Array.isArray(value) && value.every(isThing);

/** Of what has no name. */
export const UNNAMED = '?';

const names = ['title', 'legend', 'label', 'name', 'question', 'text', 'href', 'link', 'type'];

/** What a thing is called; `labels`: kinds of things by their names. */
const nameOf = (thing: Thing, labels: ReadonlyMap<string, string>): string => {
  const said = names.map((one) => thing[one]).find((one) => typeof one === 'string' && one !== '');
  const kind = labels.get(String(thing.type ?? ''));
  const own = isThing(thing.props)
    ? names.map((one) => (thing.props as Thing)[one]).find((one) => typeof one === 'string' && one)
    : undefined;
  if (kind) return own ? `${kind} ‘${own}’` : kind;
  return String(said ?? UNNAMED);
};

const listAll = (
  list: readonly Thing[],
  labels: ReadonlyMap<string, string>,
  parent?: Listed,
): Listed[] => {
  const seen = new Map<string, number>();
  return list.flatMap((thing, place) => {
    const said: Thing = isThing(thing.props) ? thing.props : thing;
    const name = nameOf(thing, labels);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    const path = `${parent?.path ?? ''}\n${name} ${nth}`;
    const held = Object.values(said).filter(isListOfThings);
    const own = JSON.stringify(said, (_, value) => (held.includes(value) ? undefined : value));
    const id = said.id === undefined ? undefined : `id ${said.id}`;
    const one = { id, path, name, inside: parent?.name ?? '', parent, place, own };
    return [one, ...held.flatMap((inner) => listAll(inner, labels, one))];
  });
};

type Same = ReadonlyMap<Listed, Listed>;

/** By what a thing is known again: the surest first. One that has an id is known by it alone. */
const signs: readonly ((one: Listed) => string | undefined)[] = [
  ({ id }) => id,
  ({ id, path }) => (id ? undefined : path),
  ({ id, inside, name }) => (id ? undefined : `${inside}\n${name}`),
  ({ id, name }) => (id || name === UNNAMED ? undefined : name),
];

/** What each thing of a list was in another one. */
const matchAll = (was: readonly Listed[], is: readonly Listed[]): Same => {
  const same = new Map<Listed, Listed>();
  const left = new Set(was);
  for (const signOf of signs) {
    const bySign = new Map<string, Listed[]>();
    for (const one of left) {
      const sign = signOf(one);
      if (sign !== undefined) bySign.set(sign, [...(bySign.get(sign) ?? []), one]);
    }
    for (const one of is) {
      const sign = same.has(one) ? undefined : signOf(one);
      const before = sign === undefined ? undefined : bySign.get(sign)?.shift();
      if (!before) continue;
      same.set(one, before);
      left.delete(before);
    }
  }
  return same;
};

/** What stands where something else stood that is there no more. */
const matchRenamed = (was: readonly Listed[], is: readonly Listed[], same: Same): Same => {
  const renamed = new Map<Listed, Listed>();
  const stays = new Set(same.values());
  const gone = new Set(was.filter((one) => !stays.has(one)));
  for (const one of is) {
    if (same.has(one)) continue;
    const former = [...gone].find((it) => it.inside === one.inside && it.place === one.place);
    if (!former) continue;
    gone.delete(former);
    renamed.set(one, former);
  }
  return renamed;
};

/** Those of a row of places that kept their order, as many as can be. */
const keptInOrder = (places: readonly number[]): ReadonlySet<number> => {
  const runs: number[][] = [];
  for (const place of places) {
    const before = runs.filter((run) => (run.at(-1) ?? -1) < place);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    runs.push([...longest, place]);
  }
  return new Set(runs.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
};

/** What became of each thing of a list, in the order in which they are read; what is gone comes last. */
export const listChanges = (
  from: readonly Thing[],
  to: readonly Thing[],
  labels: ReadonlyMap<string, string> = new Map(),
): ListChange[] => {
  const [was, is] = [listAll(from, labels), listAll(to, labels)];
  const same = matchAll(was, is);
  const renamed = matchRenamed(was, is, same);
  const former = new Map([...same, ...renamed]);
  const gone = new Set(was);
  for (const one of former.values()) gone.delete(one);
  const order = new Map(was.map((one, at) => [one, at]));
  const placeOf = (one: Listed): number => order.get(former.get(one) as Listed) ?? 0;
  /** Whether it stands in what it stood in, also where that is called or placed otherwise now. */
  const stays = (one: Listed): boolean =>
    same.get(one)?.parent === (one.parent && former.get(one.parent)) &&
    (one.parent === undefined || former.has(one.parent));
  const kept = new Map<Listed | undefined, ReadonlySet<number>>();
  for (const parent of new Set(is.map((one) => one.parent))) {
    const inIt = is.filter((one) => one.parent === parent && same.has(one) && stays(one));
    kept.set(parent, keptInOrder(inIt.map(placeOf)));
  }
  const told = is.flatMap((one): ListChange[] => {
    const { name, inside } = one;
    const was = renamed.get(one)?.name;
    if (was !== undefined) return [{ kind: 'renamed', name, was, inside }];
    const before = same.get(one);
    if (!before) return [{ kind: 'added', name, inside }];
    const isMoved = !stays(one) || !kept.get(one.parent)?.has(placeOf(one));
    if (isMoved) return [{ kind: 'moved', name, inside }];
    return before.own === one.own ? [] : [{ kind: 'changed', name, inside }];
  });
  return [
    ...told,
    ...[...gone].map(({ name, inside }): ListChange => ({ kind: 'removed', name, inside })),
  ];
};
