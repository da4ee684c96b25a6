import type { MailKind } from '#kernel/mail-kinds';
import { enApplications } from '#kernel/messages/en-applications';
import { DUTCH, inLanguage } from '#kernel/messages/language';
import { applications } from '#kernel/messages/nl-applications';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

export type Letter = {
  sender: Sender;
  kind: MailKind;
  /** 'Verkoper bij Brink Tiel' */
  what: string;
  subject: string;
  paragraphs: readonly string[];
  /** The applicant's name; absent: it goes to staff. */
  name?: string;
  /** The applicant's own page. */
  href?: string;
  language?: string;
};

/** A mail about an application. Of what was typed in the form it holds the name alone, where that can be one. */
export const writeLetter = (letter: Letter) => {
  const { sender, kind, what, subject, paragraphs, name, href, language = DUTCH } = letter;
  const texts = inLanguage(language, applications, enApplications).mail;
  return writeMail({
    ...{ sender, kind, subject, language },
    values: { sollicitatie: what },
    preview: paragraphs[0] ?? subject,
    greet: name,
    body: (
      <>
        {paragraphs.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
          <Text key={place}>{text}</Text>
        ))}
        {href && (
          <>
            <Button href={href}>{texts.follow}</Button>
            <Text look="soft">{texts.link}</Text>
          </>
        )}
      </>
    ),
  });
};
