import type { ReactNode } from 'react';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** Something that another feature adds below a product's choices; false: nothing for this one. */
type ProductPart = (product: { productId: number; token: string }) => ReactNode;

const parts = new Registry<ProductPart>('product part');

export const registerProductPart = (host: Host, name: string, part: ProductPart): void =>
  parts.add(host, name, part);

export const productParts = (host: Host, product: Parameters<ProductPart>[0]): ReactNode[] =>
  parts
    .list(host)
    .map((part) => part(product))
    .filter(Boolean);
