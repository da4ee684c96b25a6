import { useState } from 'react';
import type { ToldSending } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { FieldFrame, TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import list from '../list/list.module.css';
import { tell } from '../shell/toasts';
import { AskDialog } from './ask-dialog';
import { doneText, MailChoice } from './mail-choice';
import { type Chosen, PiecesChoice, sentPieces } from './pieces-choice';
import type { Act } from './use-order-act';

const texts = customerTexts.ship;

type Props = { sending: ToldSending; email: string; act: Act; close: () => void };

/** Sends a part of an order, or by another carrier, or what was announced to one already. */
export function ShipDialog({ sending, email, act, close }: Props) {
  const { pieces, carriers, parcels } = sending;
  const [chosen, choose] = useState<Chosen>(
    () => new Map(pieces.map(({ variantId, quantity }) => [variantId, quantity])),
  );
  const [carrier, setCarrier] = useState(sending.carrier);
  const [code, setCode] = useState('');
  const [url, setUrl] = useState('');
  const [mail, setMail] = useState(true);
  const { send, isBusy, errors } = useSending({ carrier, code, url }, 'ship-');
  const ship = async () => {
    const body = { parcels, carrier, code, url, mail, pieces: sentPieces(chosen) };
    if (!(await send(() => act('steps/ship', body)))) return;
    tell(doneText('ship', mail));
    close();
  };
  return (
    <AskDialog
      title={texts.title}
      action={texts.action}
      {...{ isBusy, close }}
      submit={() => void ship()}
    >
      <PiecesChoice legend={texts.pieces} {...{ pieces, chosen, choose }} />
      <FieldFrame id="ship-carrier" label={texts.carrier} error={errors.carrier}>
        <select
          id="ship-carrier"
          className={list.select}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
        >
          {carriers.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </FieldFrame>
      <TextField
        id="ship-code"
        label={texts.code}
        hint={texts.codeHelp}
        autoComplete="off"
        value={code}
        error={errors.code}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        id="ship-url"
        label={texts.url}
        type="url"
        autoComplete="off"
        value={url}
        error={errors.url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <MailChoice step="ship" email={email} on={mail} turn={setMail} />
    </AskDialog>
  );
}
