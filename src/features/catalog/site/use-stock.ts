import { useEffect, useRef, useState } from 'react';
import { field, path } from '#kernel/wire';
import type { ProductVariant, StockNear } from '../contract';

export type Stock =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; html: string; delivery?: string; near?: StockNear };

const askStock = async (
  productId: number,
  variant: ProductVariant,
  near: string,
  signal: AbortSignal,
) => {
  const data = new URLSearchParams();
  if (variant.colorId !== null) data.set(field.colorId, String(variant.colorId));
  if (variant.sizeId !== null) data.set(field.sizeId, String(variant.sizeId));
  if (near !== '') data.set(field.placeInput, near);
  const { post } = await import('#browser/islands/post');
  const reply = await post(path.stockAvailability(productId), data, 'application/json', signal);
  if (!reply.ok) throw new Error(`Stock: ${reply.status}`);
  const { stock, availability } = (await reply.json()) as {
    stock?: string;
    availability?: { delivery?: string; near?: StockNear };
  };
  if (!stock) throw new Error('Stock: no body');
  return { html: stock, delivery: availability?.delivery, near: availability?.near };
};

/** What the list is sorted for: a postcode, and the visitor's own store. */
type Origin = { near: string; mine?: number };

const choiceOf = (variant: ProductVariant | undefined, { near }: Origin): string =>
  `${variant?.id} ${near}`;

const keyOf = (variant: ProductVariant | undefined, origin: Origin): string =>
  `${choiceOf(variant, origin)} ${origin.mine}`;

/**
 * The stock of a chosen variant (S7.3/6), the nearest to a postcode first, the visitor's own store before
 * all. `first` is that of the one that the page came with. What is known of another is told for none.
 */
export const useStock = (
  productId: number,
  variant: ProductVariant | undefined,
  first: Origin & { html: string; found?: StockNear },
  { near, mine }: Origin,
): Stock => {
  const begun = choiceOf(variant, first);
  const [{ of, stock }, setStock] = useState<{ of: string; stock: Stock }>({
    of: begun,
    stock: first.html ? { state: 'known', html: first.html, near: first.found } : { state: 'none' },
  });
  const shown = useRef(first.html ? keyOf(variant, first) : undefined);
  useEffect(() => {
    const key = keyOf(variant, { near, mine });
    const choice = choiceOf(variant, { near });
    if (!variant || key === shown.current) return;
    // Of another own store the same list is told in another order: it stays until that is there.
    const isSame = shown.current?.startsWith(`${choice} `);
    shown.current = key;
    const abort = new AbortController();
    setStock((old) =>
      isSame && old.stock.state === 'known' ? old : { of: choice, stock: { state: 'loading' } },
    );
    askStock(productId, variant, near, abort.signal).then(
      (found) => setStock({ of: choice, stock: { state: 'known', ...found } }),
      (error) => {
        if (abort.signal.aborted) return;
        // S8.3/1: told in the log only; the visitor reads that ordering still works.
        console.info(error);
        setStock({ of: choice, stock: { state: 'failed' } });
      },
    );
    return () => abort.abort();
  }, [productId, variant, near, mine]);
  if (!variant) return { state: 'none' };
  return of === choiceOf(variant, { near }) ? stock : { state: 'loading' };
};
