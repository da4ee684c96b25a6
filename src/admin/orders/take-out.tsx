import { useState } from 'react';
import type { ToldOrderDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { tell } from '../shell/toasts';
import { AskDialog } from './ask-dialog';
import { type Chosen, PiecesChoice, sentPieces } from './pieces-choice';
import { Sum } from './sum';
import type { Act } from './use-order-act';
import { useSum } from './use-sum';

const texts = customerTexts.change;

type Props = { order: ToldOrderDetails; act: Act; close: () => void };

/** Takes pieces out of an order before it is packed: the sum is shown before anything is done. */
export function TakeOut({ order, act, close }: Props) {
  const [chosen, choose] = useState<Chosen>(new Map());
  const [why, setWhy] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const { send, isBusy, errors } = useSending({ why, pieces: chosen }, 'take-out-');
  const sum = useSum(order.number, chosen);
  const back = sum ? sum.moneyCents + sum.cardCents : 0;
  const take = async () => {
    const body = { pieces: sentPieces(chosen), why, cents: back, key };
    if (!(await send(() => act('pieces', body)))) return;
    tell(texts.takenOut);
    close();
  };
  return (
    <AskDialog
      title={texts.takeOutTitle}
      action={sum ? texts.takeOutFor(formatEuro(back)) : texts.takeOut}
      {...{ isBusy, close }}
      submit={() => void take()}
    >
      <PiecesChoice
        legend={texts.takeOutWhich}
        pieces={order.change.pieces}
        {...{ chosen, choose }}
      />
      {errors.pieces && (
        <p id="take-out-pieces" tabIndex={-1}>
          {errors.pieces}
        </p>
      )}
      <Sum sum={sum} />
      <TextField
        id="take-out-why"
        label={customerTexts.steps.why}
        hint={customerTexts.steps.whyHelp}
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
