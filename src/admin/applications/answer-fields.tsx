import { type Answer, answerMarks } from '#features/applications/contract';
import { applications as limits } from '#kernel/limits-applications';
import { applications } from '#kernel/messages/nl-applications';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { unknownMarks } from '#kernel/values/marks';
import { FieldFrame } from '#ui/text-field.view';
import inputs from '../inputs/inputs.module.css';
import { tooLong } from '../inputs/limited';
import styles from './mail.module.css';

const texts = hiringTexts.answer;

/** What is wrong with a part of a mail, as the server would say it; empty: nothing. */
const problemIn = (text: string, most: number): string => {
  const unknown = unknownMarks(text, answerMarks);
  return unknown.length > 0
    ? applications.answer.unknownMarks(unknown.join(', '))
    : tooLong(text, most);
};

type AnswerFieldsProps = {
  prefix: string;
  answer: Answer;
  most: number;
  errors: Readonly<Record<string, string | undefined>>;
  change: (answer: Answer) => void;
};

/** The subject and the text of a mail. What is wrong with one is told while it is typed. */
export function AnswerFields({ prefix, answer, most, errors, change }: AnswerFieldsProps) {
  const { subject, text } = answer;
  const wrong = {
    subject: problemIn(subject, limits.answerSubject) || errors.subject,
    text: problemIn(text, most) || errors.text,
  };
  const attributes = (name: 'subject' | 'text') => ({
    id: `${prefix}${name}`,
    'aria-invalid': wrong[name] ? true : undefined,
    'aria-describedby': wrong[name] ? `${prefix}${name}-error` : undefined,
  });
  return (
    <div className={styles.fields}>
      <FieldFrame id={`${prefix}subject`} label={texts.subject} error={wrong.subject ?? ''}>
        <input
          {...attributes('subject')}
          className={inputs.line}
          value={subject}
          autoComplete="off"
          onChange={(event) => change({ ...answer, subject: event.target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${prefix}text`} label={texts.text} error={wrong.text ?? ''}>
        <textarea
          {...attributes('text')}
          className={inputs.text}
          rows={6}
          value={text}
          onChange={(event) => change({ ...answer, text: event.target.value })}
        />
      </FieldFrame>
    </div>
  );
}
