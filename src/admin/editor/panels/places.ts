// Where in a page's blocks something is put right.
import type { ToldBlock, ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import type { At, TreePicture } from '#kernel/quality/page-quality';
import type { BlockSchedule, MineCondition } from '#kernel/values/block-schedule';
import { isHidden } from '../block-words';
import type { Placed } from '../tree';

type Types = ReadonlyMap<string, ToldBlock>;
type Value = Readonly<Record<string, unknown>>;

const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Pictured = { key: string; alt: string };

/** The pictures in the value of a field, however deep. */
const picturesIn = (field: ToldField, value: unknown): Pictured[] => {
  if (Array.isArray(value)) return value.flatMap((one) => picturesIn(field, one));
  if (!isValue(value)) return [];
  if (traitsOf(field).pictures) {
    const { key, alt } = value;
    return typeof key === 'string' && key !== '' ? [{ key, alt: String(alt ?? '') }] : [];
  }
  return (field.fields ?? []).flatMap((one) => picturesIn(one, value[one.name]));
};

/** All pictures of a page's blocks, each with its setting. */
export const listPictures = (all: readonly Placed[], types: Types): TreePicture[] =>
  all.flatMap(({ block }) =>
    (types.get(block.type)?.settings ?? []).flatMap((field) =>
      picturesIn(field, block.props[field.name]).map((picture) => ({
        ...picture,
        ...{ id: block.props.id, name: field.name },
      })),
    ),
  );

/** The first setting for a picture that has none; undefined: a block with one is to be put in. */
export const emptyPicture = (all: readonly Placed[], types: Types): At | undefined =>
  all
    .flatMap(({ block }) =>
      (types.get(block.type)?.settings ?? [])
        .filter((field) => traitsOf(field).pictures === 'one' && !block.props[field.name])
        .map(({ name }) => ({ id: block.props.id, name })),
    )
    .at(0);

const LEVEL = 'level';

/** The blocks of which a setting says of which level their title is. */
const listLevels = (all: readonly Placed[], types: Types): { at: At; level: unknown }[] =>
  all.flatMap(({ block }) => {
    const field = types.get(block.type)?.settings.find(({ name }) => name === LEVEL);
    if (!field) return [];
    return [{ at: { id: block.props.id, name: LEVEL }, level: block.props[LEVEL] ?? field.usual }];
  });

/** Where a page's title is chosen: of none the first that can be one, of several the second. */
export const headingPlace = (
  all: readonly Placed[],
  types: Types,
  lack: 'noHeading' | 'manyHeadings',
): At | undefined => {
  const levels = listLevels(all, types);
  if (lack === 'noHeading') return levels.find(({ level }) => level !== '1')?.at;
  return levels.filter(({ level }) => level === '1')[1]?.at;
};

/** The setting that is meant by something in a block of which the page doesn't say which one it is. */
export const likelyField = (type: ToldBlock | undefined): string | undefined =>
  type?.settings.find((one) => traitsOf(one).text === 'rich')?.name ?? type?.settings[0]?.name;

/** What the page consists of: what stands in others isn't there without those. */
const listShown = (all: readonly Placed[]) =>
  all.filter(({ block, at }) => at.parent === null && !isHidden(block));

/** To whom each of them is shown. */
export const shownTo = (all: readonly Placed[]): (MineCondition | undefined)[] =>
  listShown(all).map(({ block }) => (block.props.schedule as BlockSchedule | undefined)?.mine);

/** Where that is chosen of the first. */
export const shownToPlace = (all: readonly Placed[]): At | undefined => {
  const [first] = listShown(all);
  return first && { id: first.block.props.id, name: 'schedule-in-mine' };
};
