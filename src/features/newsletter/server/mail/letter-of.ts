import { enNewsletter } from '#kernel/messages/en-newsletter';
import { inLanguage } from '#kernel/messages/language';
import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import type { Sender } from '#platform/mail/letter';
import { confirmPath, stopPath } from '../../contract';

/** What every mail about a subscription needs: whose it is, and where it is withdrawn. */
export type NewsletterLetter = {
  sender: Sender;
  stopUrl: string;
  /** Of the page where it was asked for. */
  language: string;
};

export const textsIn = (language: string) =>
  inLanguage(language, newsletterTexts, enNewsletter).mail;

/** What the mail that asks to confirm an asking needs as well: where. */
export type ConfirmLetter = NewsletterLetter & { confirmUrl: string };

export const letterOf = (
  sender: Sender,
  { token, language }: { /** The subscriber's. */ token: string; language: string },
): NewsletterLetter => ({
  ...{ sender, language },
  stopUrl: sender.siteUrl + stopPath(token),
});

/** `ask`: the asking's token. */
export const confirmLetterOf = (
  sender: Sender,
  { ask, subscriber, language }: { ask: string; subscriber: string; language: string },
): ConfirmLetter => ({
  ...letterOf(sender, { token: subscriber, language }),
  confirmUrl: sender.siteUrl + confirmPath(ask),
});
