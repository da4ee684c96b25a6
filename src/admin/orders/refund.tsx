import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldOrderDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { CallError, call } from '../calls';
import { readEuro, writeEuro } from '../inputs/euro';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import styles from './orders.module.css';

const texts = customerTexts.refund;

/** What was given back of an order's money, and a form to give back more. */
export function Refund({ order }: { order: ToldOrderDetails }) {
  const { member } = useStart();
  const { refunds, left } = order;
  const most = left.moneyCents + left.cardCents;
  return (
    <section className={styles.part}>
      <h2>{texts.title}</h2>
      {refunds.length > 0 && (
        <ul className={styles.papers} aria-label={texts.given}>
          {refunds.map(({ id, cents, reason, state, at }) => (
            <li key={id}>
              {formatEuro(cents)}, {texts.states[state]}
              <div className={styles.soft}>{[reason, whenOf(at)].filter(Boolean).join(' · ')}</div>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.soft}>
        {most === 0
          ? texts.nothingLeft
          : left.cardCents > 0
            ? texts.leftOnCard(formatEuro(left.moneyCents), formatEuro(left.cardCents))
            : texts.left(formatEuro(left.moneyCents))}
      </p>
      {most > 0 &&
        (member.special.includes('refund') ? (
          <RefundForm number={order.number} most={most} key={most} />
        ) : (
          <p>{texts.notYours}</p>
        ))}
    </section>
  );
}

function RefundForm({ number, most }: { number: string; most: number }) {
  const client = useQueryClient();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  // What is sent again, because nobody knows whether it arrived, gives back once.
  const [key] = useState(() => crypto.randomUUID());
  const { send, isBusy, errors } = useSending({ cents: amount, reason });
  const cents = readEuro(amount.trim());
  const give = async () => {
    const body = { cents: cents ?? 0, reason, key };
    const path = `orders/${number}/refund`;
    let isByHand = false;
    const run = async () => {
      const now = await call<ToldOrderDetails>('POST', path, { body }).catch((error: unknown) => {
        // One that arrived and whose answer was lost: what is left is another sum.
        if (error instanceof CallError && error.status === 409) {
          void client.invalidateQueries({ queryKey: ['order', number] });
        }
        throw error;
      });
      isByHand = now.refunds.at(-1)?.state === 'by-hand';
      client.setQueryData(['order', number], now);
      await client.invalidateQueries({ queryKey: ['orders'] });
    };
    const sum = formatEuro(cents ?? 0);
    if (await send(run)) tell(isByHand ? texts.doneByHand(sum) : texts.done(sum));
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void give();
      }}
    >
      <TextField
        id="account-cents"
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={errors.cents}
        required
        onChange={(event) => setAmount(event.target.value)}
      />
      <button type="button" className={list.plain} onClick={() => setAmount(writeEuro(most))}>
        {texts.all(formatEuro(most))}
      </button>
      <TextField
        id="account-reason"
        label={texts.reason}
        hint={texts.reasonHelp}
        autoComplete="off"
        value={reason}
        error={errors.reason}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      <p className={styles.soft}>{texts.how}</p>
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {cents !== undefined && cents > 0 ? texts.submit(formatEuro(cents)) : texts.submitNone}
      </Button>
    </form>
  );
}
