import { useEffect, useRef, useState } from 'react';
import { field, path } from '#kernel/wire';
import type { ProductVariant } from '../contract';

type Stock =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; html: string };

const pageToken = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${field.token}"]`)?.content ?? '';

const askStock = async (productId: number, variant: ProductVariant, signal: AbortSignal) => {
  const body = new URLSearchParams({ [field.token]: pageToken() });
  if (variant.colorId !== null) body.set(field.colorId, String(variant.colorId));
  if (variant.sizeId !== null) body.set(field.sizeId, String(variant.sizeId));
  const reply = await fetch(path.stockAvailability(productId), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal,
  });
  if (!reply.ok) throw new Error(`Stock: ${reply.status}`);
  const { stock } = (await reply.json()) as { stock?: string };
  if (!stock) throw new Error('Stock: no body');
  return stock;
};

/** The stock of a chosen variant (S7.3/6). `first` is that of the one that the page came with. */
export const useStock = (
  productId: number,
  variant: ProductVariant | undefined,
  first: string,
): Stock => {
  const [stock, setStock] = useState<Stock>(
    first ? { state: 'known', html: first } : { state: 'none' },
  );
  const shown = useRef(first ? variant?.id : undefined);
  useEffect(() => {
    if (!variant || variant.id === shown.current) return;
    shown.current = variant.id;
    const abort = new AbortController();
    setStock({ state: 'loading' });
    askStock(productId, variant, abort.signal).then(
      (html) => setStock({ state: 'known', html }),
      (error) => {
        if (abort.signal.aborted) return;
        // S8.3/1: told in the log only; the visitor reads that ordering still works.
        console.info(error);
        setStock({ state: 'failed' });
      },
    );
    return () => abort.abort();
  }, [productId, variant]);
  return variant ? stock : { state: 'none' };
};
