import type { OfficeStart } from '#features/office/contract';

const names = ['price_cents', 'van_price_cents', 'variants'];

/** Whether a member may write prices of articles: all of what a price is. */
export const mayPrice = ({ entities }: Pick<OfficeStart, 'entities'>): boolean => {
  const product = entities.find(({ name }) => name === 'Product');
  const fields = product?.fields.filter(({ name }) => names.includes(name)) ?? [];
  return product?.may.change === true && fields.every(({ mayWrite }) => mayWrite);
};
