import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { controlId } from '#fields/definition';
import { FormFields } from '#fields/fieldset';
import { focusOn } from '#fields/focus-on';
import { textsIn } from '#fields/form';
import { useFields } from '#fields/use-fields';
import { useHydrated } from '#fields/use-hydrated';
import { fieldLimits } from '#kernel/limits-fields';
import { field } from '#kernel/wire';
import { popupField, popupPath } from '#kernel/wire-popups';
import { Button } from '#ui/button.view';
import { useLanguage } from '#ui/language';
import type { PlainPopup, PopupFieldRecords, PopupItem, PopupReply } from '../contract';
import { consentOf } from './consent-of';
import styles from './popup.module.css';
import { readRecord } from './read-record';
import { type Outcome, sendPopup } from './send-popup';
import { useChallenge } from './use-challenge';
import { usePopupWords } from './use-popup-words';

type Props = {
  popup: PopupItem;
  records: PopupFieldRecords;
  challengeUrl?: string;
  plain?: PlainPopup;
  onSent: (reply: PopupReply) => void;
};

/** Another each time; `randomUUID` is there only where the connection is safe. */
const newOnce = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** S2.14, S3.6/12: a popup's form, made of the field library by what the fields call told. */
export function PopupForm({ popup, records, challengeUrl, plain, onSent }: Props) {
  const words = usePopupWords();
  const language = useLanguage();
  const { id, data } = popup;
  const consent = consentOf(data, words);
  const all = useMemo(
    () => Object.values(records).flatMap((record) => readRecord(record, language) ?? []),
    [records, language],
  );
  const fields = useFields(all, plain);
  const isLive = useHydrated();
  const ref = useRef<HTMLFormElement>(null);
  const once = useRef('');
  const challenge = useChallenge(challengeUrl);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const { takeOver } = fields;
  useEffect(() => {
    // On a page of its own one may have begun before the script came.
    if (plain && ref.current) takeOver(textsIn(new FormData(ref.current)));
  }, [plain, takeOver]);

  const focus = (fieldId: string) => {
    const form = ref.current;
    if (form) requestAnimationFrame(() => focusOn(form, fieldId));
  };
  const refuse = ({ message, fields: found }: Extract<Outcome, { kind: 'refused' }>) => {
    const wrong = all.filter(({ name }) => found[name] !== undefined);
    fields.refuse(
      Object.fromEntries(wrong.map((one) => [one.id, [{ message: found[one.name] ?? '' }]])),
    );
    const [first] = wrong;
    if (first) focus(controlId(first));
    setProblem(first ? '' : (Object.values(found)[0] ?? message));
  };
  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'sent') return onSent(outcome.reply);
    challenge.spend();
    if (outcome.kind === 'refused') {
      // It was answered: what comes next is another.
      once.current = '';
      return refuse(outcome);
    }
    setProblem(words.failed);
  };
  const send = async (form: HTMLFormElement) => {
    setProblem('');
    setSending(true);
    const body = new FormData(form);
    once.current ||= newOnce();
    body.set(popupField.once, once.current);
    body.set(popupField.language, language);
    const answer = challengeUrl ? await challenge.get() : '';
    if (challengeUrl && answer === '') {
      setSending(false);
      return setProblem(words.botCheck);
    }
    if (answer) body.set(popupField.captcha, answer);
    const outcome = await sendPopup(id, body);
    if (isGone.current) return;
    setSending(false);
    settle(outcome);
  };
  const isBusy = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    // What the last key changed, and leaving its field, come first (S5.2/1).
    setTimeout(async () => {
      const wrong = fields.checkAll();
      if (wrong) focus(controlId(wrong));
      else await send(form);
      isBusy.current = false;
    }, fieldLimits.submitDelay);
  };

  return (
    <form
      ref={ref}
      method="post"
      action={popupPath.submit(id)}
      className={styles.form}
      noValidate={isLive}
      aria-busy={isSending || undefined}
      onSubmit={submit}
      onFocus={challenge.prepare}
    >
      {plain && (
        <>
          <input type="hidden" name={field.token} value={plain.token} />
          <input type="hidden" name={popupField.once} value={plain.once} />
          <input type="hidden" name={popupField.language} value={language} />
        </>
      )}
      {/* What is being sent stays as it is; a disabled field would not be sent. */}
      <div className={styles.fields} inert={isSending}>
        <FormFields fieldsets={[{ id: `popup-${id}-fields`, fields: all }]} form={fields} />
      </div>
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {words.honeypot}
          <input type="text" name={popupField.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" wide disabled={isSending}>
        {data.title_submit.trim() || words.submit}
      </Button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p className="visually-hidden" role="status">
        {isSending && words.sending}
      </p>
      {consent && (
        <div
          className={styles.consent}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, on save and on show
          dangerouslySetInnerHTML={{ __html: consent }}
        />
      )}
    </form>
  );
}
