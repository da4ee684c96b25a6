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

const keyOf = (variant: ProductVariant | undefined, near: string): string =>
  `${variant?.id} ${near}`;

/**
 * The stock of a chosen variant (S7.3/6), the nearest to a postcode first. `first` is that of the
 * one that the page came with.
 */
export const useStock = (
  productId: number,
  variant: ProductVariant | undefined,
  first: { html: string; near: string },
  near: string,
): Stock => {
  const [stock, setStock] = useState<Stock>(
    first.html ? { state: 'known', html: first.html } : { state: 'none' },
  );
  const shown = useRef(first.html ? keyOf(variant, first.near) : undefined);
  useEffect(() => {
    const key = keyOf(variant, near);
    if (!variant || key === shown.current) return;
    shown.current = key;
    const abort = new AbortController();
    setStock({ state: 'loading' });
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
  }, [productId, variant, near]);
  return variant ? stock : { state: 'none' };
};
