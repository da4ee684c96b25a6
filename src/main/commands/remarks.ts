import { createWriteStream } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import type { Report } from '#features/catalog/import/api.server';

type Remark = Parameters<Report['refuse']>[0];

const noFile = { write: undefined, close: async () => {} };

/** A CSV file for every refused line and its reason; nothing without a name. Throws if it can't. */
export const openRemarks = async (file: string | undefined) => {
  if (file === undefined) return noFile;
  const stream = createWriteStream(file);
  await new Promise<void>((resolve, reject) => {
    stream.once('open', () => resolve()).once('error', reject);
  });
  stream.write(stringify([['line', 'product', 'reason']]));
  return {
    write: ({ line, access, reason }: Remark) =>
      void stream.write(stringify([[line, access, reason]])),
    close: () => new Promise<void>((resolve) => stream.end(() => resolve())),
  };
};
