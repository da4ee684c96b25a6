import { workPath } from '../workfloor/contract';

/** `draft`: still being put together. `underway`: out of its sender's stock, in nobody's. */
export type TransferState = 'draft' | 'underway' | 'received';

/** Where work on transfers is done: at a store's counter, or in a warehouse. */
export const transfersAt = {
  counter: (store: number | ':store') => `${workPath.counter}/${store}/verplaatsen`,
  warehouse: (warehouse: number | ':warehouse') => `${workPath.warehouse}/verplaatsen/${warehouse}`,
} as const;

/** Addresses of one transfer, behind those of the place. */
export const transferPath = {
  one: (base: string, id: number | ':id') => `${base}/${id}`,
  add: (base: string, id: number | ':id') => `${base}/${id}/artikel`,
  send: (base: string, id: number | ':id') => `${base}/${id}/verstuur`,
  drop: (base: string, id: number | ':id') => `${base}/${id}/weg`,
  receive: (base: string, id: number | ':id') => `${base}/${id}/ontvang`,
  seen: (base: string, id: number | ':id') => `${base}/${id}/gezien`,
  note: (base: string, id: number | ':id') => `${base}/${id}/bon`,
} as const;

export const transferField = {
  to: 'naar',
  code: 'code',
  pieces: 'aantal',
  seen: 'stond',
  done: 'gedaan',
  about: 'over',
  again: 'al',
} as const;

/** What the sender's form, and the receiver's, call a line's fields. */
export const piecesField = (variantId: number): string => `aantal_${variantId}`;
export const noteField = (variantId: number): string => `reden_${variantId}`;
/** Of what came and wasn't sent: which rows there are to fill in. */
export const extraRows = [1, 2, 3] as const;
export const extraCode = (row: number): string => `extra_${row}`;
export const extraPieces = (row: number): string => `extra_aantal_${row}`;

/** How a transfer is named: on its note, and for who looks for it. */
export const transferNumber = (id: number): string => `V-${id}`;
