import { traitsOf } from '#fields/traits';
import type { EntityField } from '#kernel/define/entity';
import { isListOfThings } from '#kernel/values/list-changes';
import { tellListChanges } from '#kernel/values/tell-list-changes';

/** The things that a value lists: blocks of a page, or groups such as the parts of a menu. */
const thingsIn = (field: EntityField, value: unknown) => {
  const list = traitsOf(field).isTree
    ? (value as { content?: unknown } | null | undefined)?.content
    : value;
  return isListOfThings(list) && list.length > 0 ? list : undefined;
};

/** What became of what a list holds, thing by thing; undefined: it is no such list, or was none. */
export const tellLists = (field: EntityField, from: unknown, to: unknown): string | undefined => {
  const { isTree, isGroups } = traitsOf(field);
  if (!isTree && !isGroups) return undefined;
  const [was, is] = [thingsIn(field, from), thingsIn(field, to)];
  if (!was || !is) return undefined;
  const labels = new Map(field.blocks?.().map(({ type, label }) => [type, label]));
  return tellListChanges(was, is, labels);
};
