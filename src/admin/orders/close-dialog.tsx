import type { ToldOrderDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import { useSending } from '../account/use-sending';
import { tell } from '../shell/toasts';
import { AskDialog } from './ask-dialog';
import { nameOf } from './pieces-choice';
import { Sum } from './sum';
import type { Act } from './use-order-act';
import { useSum } from './use-sum';

const texts = customerTexts.steps;

type Props = { order: ToldOrderDetails; act: Act; close: () => void };

/** Asks whether the rest of an order, of which a part was sent, doesn't come. */
export function CloseDialog({ order, act, close }: Props) {
  const { send, isBusy } = useSending();
  const pieces = order.sending?.pieces ?? [];
  const sum = useSum(
    order.number,
    new Map(pieces.map(({ variantId, quantity }) => [variantId, quantity])),
  );
  const end = async () => {
    if (!(await send(() => act('steps/close', {})))) return;
    tell(texts.done.close);
    close();
  };
  const back = sum ? sum.moneyCents + sum.cardCents : 0;
  return (
    <AskDialog
      title={texts.closeTitle(order.number)}
      action={back > 0 ? texts.closeAndPay(formatEuro(back)) : texts.closeAction}
      {...{ isBusy, close }}
      submit={() => void end()}
    >
      <p>{texts.closeText}</p>
      <ul>
        {pieces.map((one) => (
          <li key={one.variantId}>{`${one.quantity} × ${nameOf(one)}`}</li>
        ))}
      </ul>
      <Sum sum={sum} />
    </AskDialog>
  );
}
