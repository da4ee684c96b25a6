import { useState } from 'react';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A value as rows that people type in, of which some aren't whole yet: those stay in the form alone. `read`
 * makes rows of the value, `write` the value of those that are whole.
 */
export const useRows = <T>(
  value: unknown,
  change: (value: unknown) => void,
  { read, write }: { read: (value: unknown) => T[]; write: (rows: readonly T[]) => unknown },
): [rows: readonly T[], change: (rows: readonly T[]) => void] => {
  const [kept, setKept] = useState(() => ({ of: value, rows: read(value) }));
  // It was changed from elsewhere: a draft that is thrown away, say.
  const rows = isSame(kept.of, value) ? kept.rows : read(value);
  return [
    rows,
    (next) => {
      const written = write(next);
      setKept({ of: written, rows: [...next] });
      change(written);
    },
  ];
};

export const listIn = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

export const recordIn = <T>(value: unknown): Record<string, T> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, T>)
    : {};
