import { type RefObject, useEffect, useRef } from 'react';
import type { Fields } from '#fields/use-fields';

const textsIn =
  (data: FormData) =>
  (name: string): string[] =>
    data.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []));

/**
 * Takes over, once, what the visitor filled in before the code was there. `onBegun` gets what the
 * form held then, and the fields, by id, that he filled in.
 */
export const useBeginning = (
  ref: RefObject<HTMLFormElement | null>,
  { takeOver, currentValues }: Pick<Fields, 'takeOver' | 'currentValues'>,
  onBegun: (data: FormData, typed: ReadonlySet<string>) => void,
): void => {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !ref.current) return;
    begun.current = true;
    const before = currentValues();
    const data = new FormData(ref.current);
    takeOver(textsIn(data));
    const after = currentValues();
    onBegun(data, new Set(Object.keys(after).filter((id) => after[id] !== before[id])));
  });
};
