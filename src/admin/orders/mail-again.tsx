import { useState } from 'react';
import type { ToldLetter, ToldOrderDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { useSending } from '../account/use-sending';
import { tell } from '../shell/toasts';
import { AskDialog } from './ask-dialog';
import type { Act } from './use-order-act';

const texts = customerTexts.mails;

type Props = { order: ToldOrderDetails; letter: ToldLetter; act: Act; close: () => void };

/** Asks before a mail goes to a buyer, and says to whom: what was sent isn't taken back. */
export function MailAgain({ order, letter, act, close }: Props) {
  // What is asked again because nobody knows whether it arrived is one mail.
  const [key] = useState(() => crypto.randomUUID());
  const { send, isBusy } = useSending();
  const { email, payBy } = order;
  const submit = async () => {
    if (!(await send(() => act('mails', { letter, key })))) return;
    tell(customerTexts.details.mailedAgain(email));
    close();
  };
  const isLink = letter.what === 'payment-link' || (letter.what === 'confirmation' && payBy);
  return (
    <AskDialog
      title={texts.sendTitle(texts.letters[letter.what])}
      action={texts.send}
      {...{ isBusy, close }}
      submit={() => void submit()}
    >
      <p>{texts.sendTo(email)}</p>
      {isLink && <p>{texts.sendLink}</p>}
    </AskDialog>
  );
}
