import { applications } from '#kernel/messages/nl-applications';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = applications.mail;

export type Letter = {
  sender: Sender;
  subject: string;
  paragraphs: readonly string[];
  /** The applicant's name; absent: it goes to staff. */
  name?: string;
  /** The applicant's own page. */
  href?: string;
};

/** A mail about an application. Of what was typed it holds the name alone, where that can be one. */
export const writeLetter = ({ sender, subject, paragraphs, name, href }: Letter) =>
  writeMail({
    sender,
    subject,
    preview: paragraphs[0] ?? subject,
    greet: name,
    body: (
      <>
        {paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
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
