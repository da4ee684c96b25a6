import { sizeKind } from '#kernel/values/size-order';
import type { RefineGroup, RefineOption } from '../contract';
import { optionLook } from './option-look';

/** What stands in a group's list: the choice of none, a gap between kinds, or a choice. */
export type ListedOption =
  | { kind: 'any' }
  | { kind: 'apart'; beyond: boolean }
  | { kind: 'option'; option: RefineOption; beyond: boolean };

/** Sizes in letters, in numbers and in centimetres stand apart, each in their own rows. */
const isOtherKind = (option: RefineOption, before: RefineOption | undefined): boolean =>
  before !== undefined && sizeKind(option.label) !== sizeKind(before.label);

/** Whether the choice at this place is shown only once somebody asks for more (S2.2/9). */
export const isBeyond = ({ limit }: RefineGroup, place: number): boolean =>
  limit > 0 && place >= limit;

/** All that a group's list shows, in order. */
export const listOptions = (group: RefineGroup): ListedOption[] => {
  const { options } = group;
  const isTiled = optionLook(group) === 'tiles';
  const listed: ListedOption[] = group.control === 'radio' ? [{ kind: 'any' }] : [];
  for (const [place, option] of options.entries()) {
    const beyond = isBeyond(group, place);
    if (isTiled && isOtherKind(option, options[place - 1])) listed.push({ kind: 'apart', beyond });
    listed.push({ kind: 'option', option, beyond });
  }
  return listed;
};
