import type { OfficeStart } from '#features/office/contract';

/** Fields that only who may change all of an article writes together. */
const names = ['title', 'description', 'price_cents'];

/** Whether a member may arrange lists of articles. */
export const mayArrange = ({ entities }: Pick<OfficeStart, 'entities'>): boolean => {
  const product = entities.find(({ name }) => name === 'Product');
  const fields = product?.fields.filter(({ name }) => names.includes(name)) ?? [];
  return product?.may.change === true && fields.every(({ mayWrite }) => mayWrite);
};
