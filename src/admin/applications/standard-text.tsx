import { useState } from 'react';
import { type Answer, answerMarks } from '#features/applications/contract';
import type { ToldStandard, ToldStandards } from '#features/hiring/contract';
import { applications as limits } from '#kernel/limits-applications';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import list from '../list/list.module.css';
import { tell } from '../shell/toasts';
import { useStale } from '../use-stale';
import { AnswerFields } from './answer-fields';
import styles from './mail.module.css';
import { MailPreview } from './mail-preview';

const texts = hiringTexts.texts;

const isSame = (one: Answer, other: Answer): boolean =>
  one.subject === other.subject && one.text === other.text;

type StandardTextProps = {
  standard: ToldStandard;
  saved: (now: ToldStandards) => void;
  reload: () => Promise<unknown>;
};

/** One text that answers begin with, and how it reads for somebody. */
export function StandardText({ standard, saved, reload }: StandardTextProps) {
  const { state, language, answer: stands, usual, frame, values } = standard;
  const [answer, setAnswer] = useState(stands);
  const [read, setRead] = useState(stands);
  const prefix = `text-${state}-${language}-`;
  const { send, isBusy, errors } = useSending({ ...answer }, prefix);
  const { isStale, guard } = useStale(reload);
  // What somebody else wrote meanwhile takes the place of what one only read, not of what one typed.
  if (!isSame(read, stands)) {
    setRead(stands);
    if (isSame(answer, read)) setAnswer(stands);
  }
  const isChanged = !isSame(answer, stands);
  const save = async () => {
    const body = { state, language, read: stands, answer };
    const run = async () => {
      const now = await call<ToldStandards>('PUT', 'applications/texts', { body });
      const own = now.standards.find((one) => one.state === state && one.language === language);
      saved(now);
      setAnswer(own?.answer ?? answer);
    };
    if (await send(() => guard(run))) tell(texts.saved);
  };
  const title = hiringTexts.board.states[state];
  const [isAsked, setAsked] = useState(false);
  const putBack = () => {
    setAsked(false);
    setAnswer(usual);
    tell(texts.usualBack);
    // What asked for it is gone with it.
    requestAnimationFrame(() => document.getElementById(`${prefix}text`)?.focus());
  };
  const insert = (mark: string) => {
    const field = document.getElementById(`${prefix}text`) as HTMLTextAreaElement | null;
    const at = field?.selectionStart ?? answer.text.length;
    const text = answer.text.slice(0, at) + mark + answer.text.slice(field?.selectionEnd ?? at);
    setAnswer({ ...answer, text });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at + mark.length, at + mark.length);
    });
  };
  return (
    <form
      className={styles.text}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <h2>{title}</h2>
      <div className={styles.fields}>
        <AnswerFields
          {...{ prefix, answer, errors }}
          most={limits.standardText}
          change={setAnswer}
        />
        <div>
          <p className={styles.soft}>{texts.marks}</p>
          <ul className={styles.marks}>
            {answerMarks.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.mark}
                  aria-label={texts.insert(`{${name}}`, texts.meanings[name], title)}
                  title={texts.meanings[name]}
                  onClick={() => insert(`{${name}}`)}
                >
                  {`{${name}}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
        {isStale && (
          <p className={styles.theirs}>
            {texts.theirs} <strong>{stands.subject}</strong>
            {`\n\n${stands.text}`}
          </p>
        )}
        <div className={styles.actions}>
          {!isSame(answer, usual) && (
            <button type="button" className={list.plain} onClick={() => setAsked(true)}>
              {texts.usual}
              <span className="visually-hidden">: {title}</span>
            </button>
          )}
          <Button type="submit" aria-disabled={isBusy || !isChanged || undefined}>
            {texts.save}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </div>
      </div>
      <MailPreview title={texts.previewOf(title)} {...{ language, answer, frame, values }} />
      <Confirm
        isOpen={isAsked}
        title={texts.usualSure(title)}
        text={texts.usualText}
        action={texts.usualConfirm}
        close={() => setAsked(false)}
        confirm={putBack}
      />
    </form>
  );
}
