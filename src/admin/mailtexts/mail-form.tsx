import { useState } from 'react';
import type { ToldMailLanguage, ToldMailText } from '#features/mailtexts/contract';
import { type MailPart, type MailText, mailParts, noMailText } from '#kernel/mail-kinds';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import applications from '../applications/mail.module.css';
import { call } from '../calls';
import { Confirm } from '../confirm';
import list from '../list/list.module.css';
import { tell } from '../shell/toasts';
import { useKeptFromLeaving } from '../use-kept-from-leaving';
import { useStale } from '../use-stale';
import { MailFields, problemsIn } from './mail-fields';
import { MailPreview } from './mail-preview';
import styles from './mailtexts.module.css';
import { TestMail } from './test-mail';

const isSame = (one: MailText, other: MailText): boolean =>
  mailParts.every((part) => one[part] === other[part]);

type MailFormProps = {
  mail: ToldMailText;
  /** What is said now, in one language. */
  stands: ToldMailLanguage;
  isShown: boolean;
  saved: (now: ToldMailText) => void;
  reload: () => Promise<unknown>;
};

/** What is said of a mail in a language: written, looked at, tried and saved. */
export function MailForm({ mail, stands, isShown, saved, reload }: MailFormProps) {
  const { kind, title } = mail;
  const { language } = stands;
  const [text, setText] = useState(stands.text);
  const { isStale, guard } = useStale(reload);
  const [isAsked, setAsked] = useState(false);
  const prefix = `mail-${language}-`;
  const first: MailPart = mail.parts[0] ?? 'opening';
  const { send, isBusy, errors } = useSending({ ...text }, prefix);
  const isChanged = !isSame(text, stands.text);
  const isWrong = Object.keys(problemsIn(mail, text)).length > 0;
  useKeptFromLeaving(isChanged);
  const save = async () => {
    const body = { language, read: stands.text, text };
    const run = async () => {
      const now = await call<ToldMailText>('PUT', `mail-texts/${kind}`, { body });
      saved(now);
      setText(now.languages.find((one) => one.language === language)?.text ?? text);
    };
    if (await send(() => guard(run))) tell(texts.saved);
  };
  const putBack = () => {
    setAsked(false);
    setText(noMailText);
    tell(texts.usualBack);
    // What asked for it is gone with it.
    requestAnimationFrame(() => document.getElementById(`${prefix}${first}`)?.focus());
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && isChanged) void save();
      }}
    >
      <div className={applications.fields}>
        <MailFields {...{ mail, prefix, text, errors }} usual={stands.usual} change={setText} />
        {isStale && <Theirs mail={mail} text={stands.text} />}
        <div className={styles.buttons}>
          <Button type="submit" aria-disabled={isBusy || !isChanged || undefined}>
            {isBusy ? texts.saving : texts.save}
          </Button>
          {!isSame(text, noMailText) && (
            <button type="button" className={list.plain} onClick={() => setAsked(true)}>
              {texts.usual}
            </button>
          )}
        </div>
        <TestMail {...{ mail, language, text, isWrong }} />
      </div>
      {isShown && <MailPreview {...{ kind, title, language, text, isWrong }} />}
      <Confirm
        isOpen={isAsked}
        title={texts.usualSure(title)}
        text={texts.usualText}
        action={texts.usual}
        close={() => setAsked(false)}
        confirm={putBack}
      />
    </form>
  );
}

/** What somebody else wrote meanwhile. */
function Theirs({ mail, text }: { mail: ToldMailText; text: MailText }) {
  return (
    <div className={applications.theirs}>
      <strong>{texts.theirs}</strong>
      {mail.parts.map((part) => (
        <p key={part}>{`${texts[part]}: ${text[part] || texts.nothing}`}</p>
      ))}
    </div>
  );
}
