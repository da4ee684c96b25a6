import { useRef } from 'react';
import type { ToldMailText } from '#features/mailtexts/contract';
import { mailTextLimits } from '#kernel/limits-mail';
import type { MailPart, MailText } from '#kernel/mail-kinds';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { unknownMarks } from '#kernel/values/marks';
import { described, FieldFrame } from '#ui/text-field.view';
import applications from '../applications/mail.module.css';
import inputs from '../inputs/inputs.module.css';
import { tooLong } from '../inputs/limited';
import operations from '../operations/operations.module.css';

const { most } = mailTextLimits;

/** What is wrong with a text, as the server would say it, by part. */
export const problemsIn = (
  { parts, marks }: Pick<ToldMailText, 'parts' | 'marks'>,
  text: MailText,
): Partial<Record<MailPart, string>> => {
  const known = marks.map(({ name }) => name);
  const told = known.map((name) => `{${name}}`).join(', ');
  return Object.fromEntries(
    parts.flatMap((part) => {
      const unknown = unknownMarks(text[part], known).join(', ');
      const wrong = unknown ? texts.unknownMarks(unknown, told) : tooLong(text[part], most[part]);
      return wrong ? [[part, wrong]] : [];
    }),
  );
};

const hintOf = (mail: ToldMailText, part: MailPart, usual: string): string => {
  if (part === 'subject') return texts.hints.subject(usual);
  return texts.hints[mail.isToTeam ? (`${part}Staff` as const) : part];
};

type MailFieldsProps = {
  mail: ToldMailText;
  prefix: string;
  text: MailText;
  /** The subject that it has of itself. */
  usual: string;
  errors: Readonly<Record<string, string | undefined>>;
  change: (text: MailText) => void;
};

/** What can be written of a mail. What is wrong is told while it is typed. */
export function MailFields({ mail, prefix, text, usual, errors, change }: MailFieldsProps) {
  const { parts, marks, fixed } = mail;
  const last = useRef<MailPart>('opening');
  const wrong = problemsIn(mail, text);
  const insert = (mark: string) => {
    const part = last.current;
    const field = document.getElementById(`${prefix}${part}`) as HTMLTextAreaElement | null;
    const at = field?.selectionStart ?? text[part].length;
    const end = field?.selectionEnd ?? at;
    change({ ...text, [part]: text[part].slice(0, at) + mark + text[part].slice(end) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at + mark.length, at + mark.length);
    });
  };
  const field = (part: MailPart) => {
    const about = {
      id: `${prefix}${part}`,
      hint: hintOf(mail, part, usual),
      error: wrong[part] ?? errors[part] ?? '',
    };
    const control = {
      ...described(about),
      value: text[part],
      onFocus: () => {
        last.current = part;
      },
      onChange: ({ target }: { target: { value: string } }) =>
        change({ ...text, [part]: target.value }),
    };
    return (
      <FieldFrame key={part} {...about} label={texts[part]}>
        {part === 'subject' ? (
          <input {...control} className={inputs.line} autoComplete="off" />
        ) : (
          <textarea {...control} className={inputs.text} rows={5} />
        )}
      </FieldFrame>
    );
  };
  return (
    <>
      {fixed && <p className={operations.notice}>{fixed}</p>}
      {parts.map(field)}
      <div>
        <p className={applications.soft}>
          {texts.marks} {texts.links}
        </p>
        <ul className={applications.marks}>
          {marks.map(({ name, meaning }) => (
            <li key={name}>
              <button
                type="button"
                className={applications.mark}
                aria-label={texts.insert(`{${name}}`, meaning)}
                title={meaning}
                onClick={() => insert(`{${name}}`)}
              >
                {`{${name}}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
