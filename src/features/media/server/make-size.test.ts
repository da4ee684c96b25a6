import { expect, test } from 'vitest';
import type { Pictures } from '#platform/pictures/types';
import { drawOnce, makeSize } from './make-size';

const failing = (message: string) =>
  ({ make: () => Promise.reject(new Error(message)) }) as unknown as Pictures;
const drawing = { type: 'image/svg+xml', width: 1600 };
const source = Buffer.from('');

test('a picture that is not ready in time can be asked for again; one that is broken is broken', async () => {
  const late = failing('timeout: 42% complete');
  const size = { width: 320, format: 'avif' } as const;
  const busy = { status: 503, code: 'busy' };
  await expect(makeSize(late, source, drawing, size)).rejects.toMatchObject(busy);
  await expect(drawOnce(late, source, drawing)).rejects.toMatchObject(busy);
  const broken = failing('Input buffer contains unsupported image format');
  await expect(makeSize(broken, source, drawing, size)).rejects.toThrow('unsupported');
});
