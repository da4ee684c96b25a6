import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import type { Sender } from '#platform/mail/letter';
import { Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = paymentTexts.staffMail;

/** What staff must look at. */
export const staffTopics = [
  'charged-back',
  'chargeback-reversed',
  'refund-failed',
  'refund-waits',
  'mismatch',
] as const;
type StaffTopic = (typeof staffTopics)[number];

type StaffMail = {
  what: StaffTopic;
  cents: number;
  /** What the provider said. */
  problem?: string;
  number: string;
  sender: Sender;
};

/** A mail to the shop itself about an order whose money needs a look. */
export const writeToStaff = ({ what, cents, problem, number, sender }: StaffMail) => {
  const { subject, text } = texts[what];
  const title = subject(number);
  return writeMail({
    sender,
    kind: 'payment.staff',
    values: { nummer: number, bedrag: formatEuro(cents) },
    subject: title,
    preview: text(formatEuro(cents)),
    body: (
      <>
        <Text>{text(formatEuro(cents))}</Text>
        {problem && <Text look="soft">{problem}</Text>}
        <Text>{texts.where(number)}</Text>
      </>
    ),
  });
};
