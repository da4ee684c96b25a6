import { useEffect, useRef, useState } from 'react';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import type { PictureWords, SentPart } from './picture-words';
import { prepareSending, sendPicture } from './send-picture';
import { TotalLine } from './total-line';

const texts = mediaTexts.upload;

/** Sends one picture from a dialog. Who leaves the dialog takes it back. */
export const useSendPicture = (memberId: number) => {
  const [sent, setSent] = useState<SentPart>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  /** Undefined once the dialog was left. Throws a CallError. */
  const send = async (file: File, words: PictureWords) => {
    sending.current = new AbortController();
    setSent({ part: 0 });
    try {
      const { signal } = sending.current;
      return await sendPicture(file, words, { memberId, signal, onPart: setSent });
    } finally {
      setSent(undefined);
    }
  };
  return { sent, prepare: prepareSending, send };
};

/** How far a picture is, and for what it waits. */
export function SendProgress({ sent, name }: { sent: SentPart | undefined; name: string }) {
  if (!sent) return null;
  const { part, ...waits } = sent;
  return (
    <>
      <progress value={part} max={1} aria-label={texts.progressOf(name)} />
      <TotalLine uploads={[{ state: part === 1 ? 'making' : 'sending', ...waits }]} note="" />
    </>
  );
}
