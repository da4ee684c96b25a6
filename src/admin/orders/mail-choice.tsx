import { useId } from 'react';
import { customerTexts } from '#kernel/messages/nl-customers';
import styles from './orders.module.css';

const texts = customerTexts.steps;

/** What is said after a step, with whether its buyer hears of it. */
export const doneText = (step: 'ship' | 'ready', mails: boolean): string =>
  (mails ? texts.mailed : texts.unmailed)(texts.done[step]);

type Props = { step: 'ship' | 'ready'; email: string; on: boolean; turn: (on: boolean) => void };

/** Says which mail goes to whom, and lets it stay. */
export function MailChoice({ step, email, on, turn }: Props) {
  const id = useId();
  const none = step === 'ship' ? texts.mail.shipNone : texts.mail.readyNone;
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={id}
          onChange={({ target }) => turn(target.checked)}
        />
        {texts.mail.label(email)}
      </label>
      <p className={styles.soft} id={id} aria-live="polite">
        {on ? texts.mail[step] : none}
      </p>
    </div>
  );
}
