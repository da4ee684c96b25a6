import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host } from '#platform/host';
import { PRIVATE_FILE } from '#platform/storage/private-files';
import { lookInto } from './looks';
import { type CleanPicture, cleanPicture } from './pictures';
import { sniffType } from './sniff';

/**
 * Makes a picture anew that somebody sent (`from`: see `clientOf`): nothing of what was sent remains. Throws a
 * 415 or 422 for what isn't taken, a 503 when it can be tried again.
 */
export const cleanSent = async (
  { pictures }: Host,
  content: Buffer,
  { from, filename }: { from: string; filename: string },
): Promise<CleanPicture> => {
  const folder = await mkdtemp(join(tmpdir(), 'etalage-picture-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, content, { mode: PRIVATE_FILE });
    return await lookInto({ client: from, id: from }, async () =>
      cleanPicture(pictures, path, { type: await sniffType(path), filename }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
