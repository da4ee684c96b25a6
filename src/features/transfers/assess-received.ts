import { transfers as limits } from '#kernel/limits-transfers';
import { readWholeNumber } from '#kernel/values/whole-number';
import { extraCode, extraPieces, noteField, piecesField } from './contract';

export type SentLine = { variantId: number; sent: number };

/** What was typed as having come without being sent; `variantId`: what its code is of. */
export type Extra = { row: number; code: string; pieces: string; variantId: number | undefined };

export type ReceivedError = 'count' | 'why' | 'long' | 'unknown' | 'twice' | 'pieces';
export type ReceivedErrors = Readonly<Record<string, ReceivedError>>;

export type CameLine = { variantId: number; received: number; note: string };

/** A count of pieces as it was typed; undefined: it is none, or more than there can be. */
export const readPieces = (typed: string): number | undefined => {
  const count = readWholeNumber(typed.trim());
  return count !== undefined && count <= limits.pieces ? count : undefined;
};

type Errors = Record<string, ReceivedError>;

const readLine = (
  { variantId, sent }: SentLine,
  said: (field: string) => string,
  errors: Errors,
): CameLine => {
  const received = readPieces(said(piecesField(variantId)));
  const note = said(noteField(variantId));
  if (received === undefined) errors[piecesField(variantId)] = 'count';
  else if (received !== sent && note === '') errors[noteField(variantId)] = 'why';
  if (note.length > limits.reason) errors[noteField(variantId)] = 'long';
  return { variantId, received: received ?? 0, note: received === sent ? '' : note };
};

/**
 * Judges what a receiver counted: each line has a count, another than was sent has a reason, and what came without
 * being sent is an article that isn't on the list already.
 */
export const assessReceived = (
  lines: readonly SentLine[],
  said: (field: string) => string,
  extras: readonly Extra[],
): { came: CameLine[] } | { errors: ReceivedErrors } => {
  const errors: Errors = {};
  const came = lines.map((line) => readLine(line, said, errors));
  const known = new Set(lines.map(({ variantId }) => variantId));
  for (const { row, code, pieces, variantId } of extras) {
    if (code === '' && pieces === '') continue;
    const received = readPieces(pieces);
    if (variantId === undefined) errors[extraCode(row)] = 'unknown';
    else if (known.has(variantId)) errors[extraCode(row)] = 'twice';
    if (!received) errors[extraPieces(row)] = 'pieces';
    if (variantId === undefined || !received) continue;
    known.add(variantId);
    came.push({ variantId, received, note: '' });
  }
  return Object.keys(errors).length > 0 ? { errors } : { came };
};
