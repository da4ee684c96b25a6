import { useState } from 'react';
import type { ToldOrderDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { tell } from '../shell/toasts';
import { AskDialog } from './ask-dialog';
import type { Act } from './use-order-act';

const texts = customerTexts.steps;

type Props = { order: ToldOrderDetails; act: Act; close: () => void };

/** Asks why an order doesn't go on, and says what goes back. */
export function CancelDialog({ order, act, close }: Props) {
  const [why, setWhy] = useState('');
  const { send, isBusy, errors } = useSending({ why }, 'cancel-');
  const back = order.left.moneyCents + order.left.cardCents;
  const cancel = async () => {
    if (!(await send(() => act('steps/cancel', { why })))) return;
    tell(texts.done.cancel);
    close();
  };
  return (
    <AskDialog
      title={texts.cancelTitle(order.number)}
      action={back > 0 ? texts.cancelAndPay(formatEuro(back)) : texts.cancelAction}
      {...{ isBusy, close }}
      problem={errors.why}
      submit={() => void cancel()}
    >
      <p>{back > 0 ? texts.cancelPaid(formatEuro(back)) : texts.cancelUnpaid}</p>
      <TextField
        id="cancel-why"
        label={texts.why}
        hint={texts.whyHelp}
        autoComplete="off"
        value={why}
        error={errors.why}
        required
        alone
        onChange={(event) => setWhy(event.target.value)}
      />
    </AskDialog>
  );
}
