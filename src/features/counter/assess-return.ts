import { counter as limits } from '#kernel/limits-counter';
import {
  type AssessErrors,
  type Assessed,
  damagedField,
  noteField,
  verdictField,
  verdicts,
} from './contract';

type Line = { variantId: number; quantity: number };
type Pieces = { variantId: number; quantity: number };

/** What staff makes of a return that was assessed whole. */
export type Assessment = {
  refused: { variantId: number; note: string }[];
  unsellable: Pieces[];
};

/** What was chosen of each line of a return. */
export const readAssessed = (
  lines: readonly Line[],
  said: (field: string) => string | undefined,
): Assessed =>
  Object.fromEntries(
    lines.map(({ variantId }) => [
      variantId,
      {
        verdict: verdicts.find((known) => known === said(verdictField(variantId))),
        damaged: (said(damagedField(variantId)) ?? '').trim(),
        note: (said(noteField(variantId)) ?? '').replaceAll('\0', '').trim(),
      },
    ]),
  );

/** How many of a line are damaged: all, unless a number was said; undefined: that is none. */
const damagedOf = ({ quantity }: Line, damaged: string): number | undefined => {
  if (damaged === '') return quantity;
  const count = /^\d{1,4}$/.test(damaged) ? Number(damaged) : 0;
  return count >= 1 && count <= quantity ? count : undefined;
};

/** Assesses a return, line by line: each was looked at, and who is refused something reads why. */
export const assessLines = (
  lines: readonly Line[],
  assessed: Assessed,
): { assessment: Assessment } | { errors: AssessErrors } => {
  const errors: Record<string, 'verdict' | 'note' | 'long' | 'damaged'> = {};
  const assessment: Assessment = { refused: [], unsellable: [] };
  for (const line of lines) {
    const { variantId } = line;
    const { verdict, damaged = '', note = '' } = assessed[variantId] ?? {};
    if (!verdict) errors[verdictField(variantId)] = 'verdict';
    if (verdict === 'niet') {
      if (note === '') errors[noteField(variantId)] = 'note';
      if (note.length > limits.reason) errors[noteField(variantId)] = 'long';
      assessment.refused.push({ variantId, note });
    }
    if (verdict === 'beschadigd') {
      const quantity = damagedOf(line, damaged);
      if (quantity === undefined) errors[damagedField(variantId)] = 'damaged';
      else assessment.unsellable.push({ variantId, quantity });
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { assessment };
};
