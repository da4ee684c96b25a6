import { useEffect, useRef, useState } from 'react';
import { field, path } from '#kernel/wire';
import type { ProductVariant } from '../contract';

type Stock =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; html: string; delivery?: string };

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
    availability?: { delivery?: string };
  };
  if (!stock) throw new Error('Stock: no body');
  return { html: stock, delivery: availability?.delivery };
};

/** What the list is sorted for: a postcode, and the visitor's own store. */
type Seen = { near: string; mine?: number };

const choiceOf = (variant: ProductVariant | undefined, { near }: Seen): string =>
  `${variant?.id} ${near}`;

const keyOf = (variant: ProductVariant | undefined, seen: Seen): string =>
  `${choiceOf(variant, seen)} ${seen.mine}`;

/**
 * The stock of a chosen variant (S7.3/6), the nearest to a postcode first, the visitor's own store before
 * all. `first` is that of the one that the page came with.
 */
export const useStock = (
  productId: number,
  variant: ProductVariant | undefined,
  first: Seen & { html: string },
  { near, mine }: Seen,
): Stock => {
  const [stock, setStock] = useState<Stock>(
    first.html ? { state: 'known', html: first.html } : { state: 'none' },
  );
  const shown = useRef(first.html ? keyOf(variant, first) : undefined);
  useEffect(() => {
    const key = keyOf(variant, { near, mine });
    if (!variant || key === shown.current) return;
    // Of another own store the same list is told in another order: it stays until that is there.
    const isSame = shown.current?.startsWith(`${choiceOf(variant, { near })} `);
    shown.current = key;
    const abort = new AbortController();
    setStock((now) => (isSame && now.state === 'known' ? now : { state: 'loading' }));
    askStock(productId, variant, near, abort.signal).then(
      (found) => setStock({ state: 'known', ...found }),
      (error) => {
        if (abort.signal.aborted) return;
        // S8.3/1: told in the log only; the visitor reads that ordering still works.
        console.info(error);
        setStock({ state: 'failed' });
      },
    );
    return () => abort.abort();
  }, [productId, variant, near, mine]);
  return variant ? stock : { state: 'none' };
};
