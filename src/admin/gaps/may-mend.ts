import type { OfficeStart } from '#features/office/contract';
import { gapField } from '#kernel/values/product-gaps';

/** Whether a member can mend anything that articles lack. */
export const mayMend = ({ entities }: Pick<OfficeStart, 'entities'>): boolean => {
  const product = entities.find(({ name }) => name === 'Product');
  const fields = new Set<string>(Object.values(gapField));
  return (
    product?.may.change === true &&
    product.fields.some(({ name, mayWrite }) => mayWrite && fields.has(name))
  );
};
