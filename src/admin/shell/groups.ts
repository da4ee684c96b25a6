import type { ToldEntity } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';

const texts = officeTexts.groups;

/** Which entities stand together, in the order in which they are worked at. */
const groups: readonly { label: string; names: readonly string[] }[] = [
  {
    label: texts.site,
    names: ['Page', 'Media', 'Weblog', 'News', 'Calendar', 'Faq', 'Form', 'Popup'],
  },
  {
    label: texts.shop,
    names: ['Product', 'Productbundle', 'DiscountCode', 'DiscountOffer', 'DeliveryMethod'],
  },
  { label: texts.stores, names: ['Location', 'Vacancy'] },
];

export type Group = { label: string; entities: readonly ToldEntity[] };

/** Entities by group; those that no group names stand together at the end. */
export const grouped = (entities: readonly ToldEntity[]): Group[] => {
  const named = new Set(groups.flatMap(({ names }) => names));
  const all = groups.map(({ label, names }) => ({
    label,
    entities: names.flatMap((name) => entities.find((one) => one.name === name) ?? []),
  }));
  const rest = entities.filter(({ name }) => !named.has(name));
  return [...all, { label: texts.more, entities: rest }].filter((one) => one.entities.length > 0);
};
