import { Turnstile, TurnstileFull } from '#features/media/api.server';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { refusal } from './refusal';
import type { UploadRow } from './rows';

// What a picture or an archive takes in memory and time doesn't show in its size: few are opened at
// once, and one sender's are opened one after the other.
const turnstile = new Turnstile({
  places: limits.looksAtOnce,
  placesOfOne: 1,
  mostWaiting: limits.mostWaiting,
  mostWaitingOfOne: limits.mostWaitingOfOne,
});

/** Opens a file of a sender when it is his turn. Throws a 503 when too many wait. */
export const lookInto = async <T>(
  { client, id }: Pick<UploadRow, 'client' | 'id'>,
  look: () => Promise<T>,
): Promise<T> => {
  try {
    return await turnstile.run(client ?? id, look);
  } catch (error) {
    if (!(error instanceof TurnstileFull)) throw error;
    throw refusal(503, 'upload_busy', (words) => words.busy);
  }
};
