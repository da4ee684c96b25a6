import type { Sender } from '#platform/mail/letter';
import { confirmPath, stopPath } from '../../contract';

/** What every mail about a subscription needs: whose it is, and where it is withdrawn. */
export type NewsletterLetter = { sender: Sender; stopUrl: string };

/** What the mail that asks to confirm an asking needs as well: where. */
export type ConfirmLetter = NewsletterLetter & { confirmUrl: string };

/** `token`: the subscriber's. */
export const letterOf = (sender: Sender, token: string): NewsletterLetter => ({
  sender,
  stopUrl: sender.siteUrl + stopPath(token),
});

/** `ask`: the asking's token. */
export const confirmLetterOf = (
  sender: Sender,
  { ask, subscriber }: { ask: string; subscriber: string },
): ConfirmLetter => ({
  ...letterOf(sender, subscriber),
  confirmUrl: sender.siteUrl + confirmPath(ask),
});
