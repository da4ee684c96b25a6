import { senderOf } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { Sender } from '#platform/mail/letter';
import { confirmPath, stopPath } from '../../contract';

/** What every mail of an alert needs: whose it is, and where it is confirmed and stopped. */
export type AlertLetter = { sender: Sender; confirmUrl: string; stopUrl: string };

export const letterOf = (host: Host, token: string): AlertLetter => {
  const sender = senderOf(host);
  return {
    sender,
    confirmUrl: sender.siteUrl + confirmPath(token),
    stopUrl: sender.siteUrl + stopPath(token),
  };
};
