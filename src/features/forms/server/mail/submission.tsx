import { forms } from '#kernel/messages/nl-forms';
import type { Sender } from '#platform/mail/letter';
import { Answers, type Fact, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = forms.mail;

type About = {
  sender: Sender;
  title: string;
  number: number;
  /** By Dutch clocks. */
  at: string;
  lines: readonly Fact[];
  retentionDays: number;
};

const answersIn = (lines: readonly Fact[]): Fact[] =>
  lines.map(({ label, text }) => ({ label, text: text === '' ? texts.empty : text }));

/** What came in, for those who answer it. */
export const writeSubmission = ({ sender, title, number, at, lines, retentionDays }: About) =>
  writeMail({
    sender,
    kind: 'form.submission',
    values: { formulier: title },
    subject: texts.subject(title, number),
    preview: texts.preview(title),
    body: (
      <>
        <Text>{texts.intro(at)}</Text>
        <Answers answers={answersIn(lines)} />
        <Text look="soft">{texts.kept(retentionDays)}</Text>
      </>
    ),
  });

type Confirmation = { sender: Sender; subject: string; text: string };

/** Tells a visitor that his form came in. Nothing that he typed is in it: he may have typed another's address. */
export const writeConfirmation = ({ sender, subject, text }: Confirmation) =>
  writeMail({
    ...{ sender, kind: 'form.confirmation', subject, preview: subject, greet: '' },
    body: <Text>{text}</Text>,
  });
