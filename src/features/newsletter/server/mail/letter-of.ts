import type { Sender } from '#platform/mail/letter';
import { confirmPath, stopPath } from '../../contract';

/** What every mail about a subscription needs: whose it is, and where it is confirmed and withdrawn. */
export type NewsletterLetter = { sender: Sender; confirmUrl: string; stopUrl: string };

export const letterOf = (sender: Sender, token: string): NewsletterLetter => ({
  sender,
  confirmUrl: sender.siteUrl + confirmPath(token),
  stopUrl: sender.siteUrl + stopPath(token),
});
