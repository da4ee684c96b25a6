import type { OfficeStart } from '#features/office/contract';

/** Whether a member sees how feeds stand: who mends articles, and who manages connections. */
export const maySeeFeeds = ({
  entities,
  member,
}: Pick<OfficeStart, 'entities' | 'member'>): boolean =>
  member.special.includes('connections') ||
  entities.some(({ name, may }) => name === 'Product' && may.change);
