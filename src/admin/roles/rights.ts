import {
  type EntityRight,
  type Rights,
  type RightsEntity,
  type RowAction,
  rightOf,
} from '#features/staff/contract';

/** The line of all entities that come later. */
export const OTHERS = '*';

const nothing = (entity: string): EntityRight => ({ entity, actions: [] });

/** A line for each entity, as it holds now, and one for those that come later. */
export const spread = (rights: Rights, entities: readonly RightsEntity[]): EntityRight[] =>
  [...entities.map(({ name }) => name), OTHERS].map((entity) => ({
    ...(rightOf(rights, entity) ?? nothing(entity)),
    entity,
  }));

const isSame = (one: EntityRight, other: EntityRight): boolean =>
  JSON.stringify({ ...one, entity: '' }) === JSON.stringify({ ...other, entity: '' });

/** The lines that say as much: those that hold what the line of all others does are left out. */
export const gather = (lines: readonly EntityRight[]): EntityRight[] => {
  const others = lines.find(({ entity }) => entity === OTHERS) ?? nothing(OTHERS);
  const own = lines.filter((line) => line.entity !== OTHERS && !isSame(line, others));
  return others.actions.length > 0
    ? [...own, others]
    : own.filter(({ actions }) => actions.length > 0);
};

/** A line with an action more, or less: nothing is written by who can't read it. */
export const turn = (line: EntityRight, action: RowAction): EntityRight => {
  const all: readonly RowAction[] = ['read', 'create', 'change', 'delete'];
  const isOn = !line.actions.includes(action);
  if (action === 'read' && !isOn) return { ...line, actions: [] };
  const next = isOn
    ? [...line.actions, action, 'read']
    : line.actions.filter((one) => one !== action);
  return { ...line, actions: all.filter((one) => next.includes(one)) };
};
