import { useState } from 'react';
import type { ToldOrderDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { useSending } from '../account/use-sending';
import { tell } from '../shell/toasts';
import { AskDialog } from './ask-dialog';
import { doneText, MailChoice } from './mail-choice';
import { nameOf } from './pieces-choice';
import type { Act } from './use-order-act';

const texts = customerTexts.steps;

type Props = { order: ToldOrderDetails; step: 'ship' | 'ready'; act: Act; close: () => void };

/** Says what goes out before an order is sent or laid ready: its parcel, and the mail to its buyer. */
export function SendDialog({ order, step, act, close }: Props) {
  const [mail, setMail] = useState(true);
  const { send, isBusy } = useSending();
  const { pieces = [], carriers = [], carrier, parcels = 0 } = order.sending ?? {};
  const isParcel = step === 'ship' && pieces.length > 0;
  const brings = carriers.find(({ name }) => name === carrier)?.title;
  const take = async () => {
    const body = { mail, ...(step === 'ship' && { parcels }) };
    if (await send(() => act(`steps/${step}`, body))) tell(doneText(step, mail));
    close();
  };
  return (
    <AskDialog
      title={(step === 'ship' ? texts.sendTitle : texts.readyTitle)(order.number)}
      action={step === 'ship' ? texts.send : texts.readyAction}
      {...{ isBusy, close }}
      submit={() => void take()}
    >
      {isParcel && (
        <>
          <ul>
            {pieces.map((one) => (
              <li key={one.variantId}>{`${one.quantity} × ${nameOf(one)}`}</li>
            ))}
          </ul>
          {brings && <p>{texts.sendBy(brings)}</p>}
        </>
      )}
      <MailChoice {...{ step, email: order.email }} on={mail} turn={setMail} />
    </AskDialog>
  );
}
