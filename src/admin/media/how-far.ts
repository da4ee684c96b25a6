// How far the pictures are that somebody sends, all together.
import { mediaTexts } from '#kernel/messages/nl-office-media';
import type { Upload } from './use-uploads';

const texts = mediaTexts.upload;

/** What counts of a file. */
export type Sent = Pick<Upload, 'state' | 'waits' | 'isHopeless'>;

/** What is said of all; `kind` changes with what may not be told late. */
export type HowFar = { text: string; kind: string };

const isSent = ({ state }: Sent): boolean => state === 'sent' || state === 'making';

/** In words, for the eye and for who hears it. */
export const howFar = (uploads: readonly Sent[], isOnline: boolean): HowFar => {
  const refused = uploads.filter(
    ({ state, waits, isHopeless }) => isHopeless || (state === 'failed' && !waits),
  );
  const all = uploads.filter((one) => !refused.includes(one));
  const sent = all.filter(isSent).length;
  const isDone = sent === all.length;
  const isAway = !isDone && (!isOnline || all.some(({ waits }) => waits === 'connection'));
  const isLate = !isDone && !isAway && all.some(({ waits }) => waits === 'server');
  const parts = [
    all.length > 0 && (isDone ? texts.allSent(all.length) : texts.sentOf(sent, all.length)),
    isAway && texts.noConnection,
    isLate && texts.serverWaits,
    refused.length > 0 && texts.notTaken(refused.length),
  ];
  return {
    text: parts.filter(Boolean).join(' '),
    kind: [all.length > 0 && isDone, isAway, isLate, refused.length].join(' '),
  };
};
