import { type MailKind, type MailText, mailParts, mailTextName } from '#kernel/mail-kinds';
import { isEnglish } from '#kernel/messages/language';
import type { Host } from '#platform/host';
import { getSite } from './current';

/** Characters: longer than any that the office takes. */
const LONGEST = 1000;

type Stored = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/**
 * What the chain says in its own words in some place (`kernel/site-texts`), in the language of a page;
 * undefined: what stands there of itself. Read from what the process has of the site: it asks nothing.
 */
export const ownText = (host: Host, name: string, language: string): string | undefined => {
  const { texts } = getSite(host).settings as { texts?: Stored };
  const text = texts?.[isEnglish(language) ? 'en' : 'nl']?.[name];
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, LONGEST) : undefined;
};

/** What the chain says of a mail in its own words; '' of a part: what stands there of itself. */
export const ownMailText = (host: Host, kind: MailKind, language: string): MailText =>
  Object.fromEntries(
    mailParts.map((part) => [part, ownText(host, mailTextName(kind, part), language) ?? '']),
  ) as MailText;
