import { planTexts } from '#kernel/messages/nl-plan';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { ReleaseProblem } from '../../contract';

const texts = planTexts.mail;

type Held = {
  sender: Sender;
  name: string;
  when: string;
  /** Why nothing was published; absent: it was, but late. */
  problems?: readonly ReleaseProblem[];
  late?: number;
};

/** To who planned a release that wasn't published, or was too late. */
export const writeHeld = ({ sender, name, when, problems, late = 0 }: Held) => {
  const subject = problems ? texts.stuckSubject(name) : texts.lateSubject(name);
  const text = problems ? texts.stuckText(name, when) : texts.lateText(name, when, late);
  return writeMail({
    sender,
    kind: 'plan.release',
    subject,
    preview: text,
    body: (
      <>
        <Text>{text}</Text>
        {problems?.map(({ title, message, to }) => (
          <Text key={`${to} ${message}`}>{title ? `${title}: ${message}` : message}</Text>
        ))}
        <Button href={`${sender.siteUrl}/admin/planning`}>{texts.button}</Button>
      </>
    ),
  });
};
