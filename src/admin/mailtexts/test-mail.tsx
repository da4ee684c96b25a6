import { useState } from 'react';
import type { ToldMailText } from '#features/mailtexts/contract';
import type { MailText } from '#kernel/mail-kinds';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import applications from '../applications/mail.module.css';
import { call } from '../calls';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import styles from './mailtexts.module.css';

type TestMailProps = { mail: ToldMailText; language: string; text: MailText; isWrong: boolean };

/** Has the mail, as it is written now, sent to who writes it. */
export function TestMail({ mail: { kind, sends }, language, text, isWrong }: TestMailProps) {
  const { email } = useStart().member;
  // However often the answer is lost: one press sends one mail.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { send, isBusy } = useSending();
  const test = async () => {
    const body = { language, text, key };
    if (!(await send(() => call('POST', `mail-texts/${kind}/test`, { body })))) return;
    setKey(crypto.randomUUID());
    tell(sends ? texts.tested(email) : texts.testKept);
  };
  const isOff = isBusy || isWrong;
  return (
    <div className={styles.buttons}>
      <Button
        kind="secondary"
        type="button"
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) void test();
        }}
      >
        {isBusy ? texts.testing : texts.test}
      </Button>
      <span className={applications.soft}>{sends ? texts.testTo(email) : texts.testKept}</span>
    </div>
  );
}
