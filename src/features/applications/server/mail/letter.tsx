import { applications } from '#kernel/messages/nl-applications';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = applications.mail;

export type Letter = {
  sender: Sender;
  subject: string;
  paragraphs: readonly string[];
  /** Absent: it goes to staff. */
  toApplicant?: boolean;
  /** The applicant's own page. */
  href?: string;
};

/** A mail about an application. Nothing that was typed is in it. */
export const writeLetter = ({ sender, subject, paragraphs, toApplicant, href }: Letter) =>
  writeMail({
    sender,
    subject,
    preview: paragraphs[0] ?? subject,
    greet: toApplicant ? '' : undefined,
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
