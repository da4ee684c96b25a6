import { Text } from '@react-email/components';
import { Fragment } from 'react';
import { forms } from '#kernel/messages/nl-forms';
import { Letter, type Sender, writeBodies } from './letter';
import { look } from './look';

const texts = forms.mail;

export type MailLine = { label: string; text: string };

type About = Sender & {
  title: string;
  number: number;
  /** By Dutch clocks. */
  at: string;
  lines: readonly MailLine[];
  retentionDays: number;
};

/** What came in, for those who answer it. */
export const writeSubmission = async (about: About) => ({
  subject: texts.subject(about.title, about.number),
  ...(await writeBodies(<SubmissionMail {...about} />)),
});

function SubmissionMail({ title, number, at, lines, retentionDays, ...sender }: About) {
  return (
    <Letter preview={texts.preview(title)} title={texts.subject(title, number)} {...sender}>
      <Text style={look.text}>{texts.intro(at)}</Text>
      {lines.map(({ label, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one label
        <Fragment key={place}>
          <Text style={look.label}>{label}</Text>
          <Lines text={text === '' ? texts.empty : text} />
        </Fragment>
      ))}
      <Text style={look.soft}>{texts.kept(retentionDays)}</Text>
    </Letter>
  );
}

/** A text with the line breaks that were typed. */
function Lines({ text }: { text: string }) {
  return (
    <Text style={look.text}>
      {text.split('\n').map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <Fragment key={place}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

type Confirmation = Sender & { subject: string; text: string };

/** Tells a visitor that his form came in. Nothing that he typed is in it: he may have typed another's address. */
export const writeConfirmation = async ({ subject, text, ...sender }: Confirmation) => ({
  subject,
  ...(await writeBodies(
    <Letter preview={subject} title={subject} {...sender}>
      <Lines text={text} />
    </Letter>,
  )),
});
