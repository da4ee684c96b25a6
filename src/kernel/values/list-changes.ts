/** In what two lists of things differ, also deep in them: by their names, without how they are stored. */

type Thing = Readonly<Record<string, unknown>>;
type Listed = {
  key: string;
  name: string;
  inside: string;
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

const names = ['title', 'label', 'name', 'question', 'text', 'href', 'link', 'type'];

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
  inside = '',
  seen = new Map<string, number>(),
): Listed[] =>
  list.flatMap((thing, place) => {
    const said: Thing = isThing(thing.props) ? thing.props : thing;
    const name = nameOf(thing, labels);
    const named = `${inside} ${name}`;
    const nth = seen.get(named) ?? 0;
    seen.set(named, nth + 1);
    const key = said.id === undefined ? `${named} ${nth}` : `id ${said.id}`;
    const held = Object.values(said).filter(
      (one) => isListOfThings(one) && one.length > 0,
    ) as (readonly Thing[])[];
    const own = JSON.stringify(said, (_, value) => (held.includes(value) ? undefined : value));
    return [
      { key, name, inside, place, own },
      ...held.flatMap((one) => listAll(one, labels, name, seen)),
    ];
  });

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
  const old = new Map(was.map((one) => [one.key, one]));
  const present = new Set(is.map(({ key }) => key));
  const gone = was.filter(({ key }) => !present.has(key));
  const order = new Map(was.map(({ key }, at) => [key, at]));
  const stayed = is.filter(({ key, inside }) => old.get(key)?.inside === inside);
  const kept = new Map<string, ReadonlySet<number>>();
  for (const inside of new Set(stayed.map((one) => one.inside))) {
    const places = stayed
      .filter((one) => one.inside === inside)
      .map(({ key }) => order.get(key) ?? 0);
    kept.set(inside, keptInOrder(places));
  }
  const renamed = new Set<Listed>();
  const told = is.flatMap((one): ListChange[] => {
    const { key, name, inside } = one;
    const before = old.get(key);
    if (!before) {
      const former = gone.find((it) => it.inside === inside && it.place === one.place);
      if (!former) return [{ kind: 'added', name, inside }];
      renamed.add(former);
      return [{ kind: 'renamed', name, was: former.name, inside }];
    }
    const isMoved = before.inside !== inside || !kept.get(inside)?.has(order.get(key) ?? 0);
    if (isMoved) return [{ kind: 'moved', name, inside }];
    return before.own === one.own ? [] : [{ kind: 'changed', name, inside }];
  });
  return [
    ...told,
    ...gone
      .filter((one) => !renamed.has(one))
      .map(({ name, inside }): ListChange => ({ kind: 'removed', name, inside })),
  ];
};
