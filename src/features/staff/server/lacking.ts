import { type Rights, type RowAction, rightOf, type SpecialRight } from '../contract';

/** One thing that a role lets do; `field` undefined: with every field, also such as come later. */
type Deed = { entity: string; action: RowAction; ofAllStores: boolean; field?: string };

const writes: readonly RowAction[] = ['create', 'change'];

const deedsOf = (rights: Rights, entity: string): Deed[] => {
  const right = rightOf(rights, entity);
  if (!right) return [];
  const ofAllStores = right.ownStores !== true;
  return right.actions.flatMap((action): Deed[] => {
    const deed = { entity, action, ofAllStores };
    if (!writes.includes(action) || right.fields === undefined) return [deed];
    // Deeds without a field would be more than these: what is read and deleted knows none.
    return right.fields.map((field) => ({ ...deed, field }));
  });
};

const allows = (rights: Rights, { entity, action, ofAllStores, field }: Deed): boolean => {
  const right = rightOf(rights, entity);
  if (!right?.actions.includes(action)) return false;
  if (ofAllStores && right.ownStores === true) return false;
  if (!writes.includes(action) || right.fields === undefined) return true;
  return field !== undefined && right.fields.includes(field);
};

/** The names of entities that rights speak of, with that of all others. */
const namesIn = (...all: readonly Rights[]): string[] => [
  '*',
  ...new Set(all.flatMap(({ entities }) => entities.map(({ entity }) => entity))),
];

/**
 * Whether rights hold something that none of others do. `known`: the entities that there are; what holds for
 * those that come later is compared as well.
 */
export const exceeds = (
  rights: Rights,
  others: readonly Rights[],
  known: readonly string[] = [],
): boolean => {
  const holds = (special: SpecialRight) => others.some((one) => one.special.includes(special));
  if (!rights.special.every(holds)) return true;
  const names = new Set([...namesIn(rights, ...others), ...known]);
  return [...names].some((name) =>
    deedsOf(rights, name).some((deed) => !others.some((one) => allows(one, deed))),
  );
};

/** Whether rights reach no further than somebody's own stores, for some entity. */
export const isBoundToStores = ({ entities }: Rights): boolean =>
  entities.some(({ ownStores, actions }) => ownStores === true && actions.length > 0);
