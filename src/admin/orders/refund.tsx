import { useRef, useState } from 'react';
import type { ToldOrderDetails } from '#features/customers/contract';
import { isSettled } from '#features/orders/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { readEuro, writeEuro } from '../inputs/euro';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { AskDialog } from './ask-dialog';
import styles from './orders.module.css';
import { PaidBack } from './paid-back';
import { type Chosen, PiecesChoice, sentPieces } from './pieces-choice';
import { Sum } from './sum';
import type { Act } from './use-order-act';
import { useSum } from './use-sum';

const texts = customerTexts.refund;

type RefundProps = { order: ToldOrderDetails; act: Act };

/** Whether anything ever came in of it, as money or from gift cards. */
const wasPaid = ({ paymentState, refunds, giftCardCents }: ToldOrderDetails): boolean =>
  isSettled(paymentState) || refunds.length > 0 || giftCardCents > 0;

/** What was given back of an order's money, and the way to give back more. */
export function Refund({ order, act }: RefundProps) {
  const { member } = useStart();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isGiving, setGiving] = useState(false);
  const { refunds, left } = order;
  const most = left.moneyCents + left.cardCents;
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {refunds.length > 0 && (
        <ul className={styles.papers} aria-label={texts.given}>
          {refunds.map(({ id, cents, reason, state, isByHand, at }) => (
            <li key={id}>
              {formatEuro(cents)}, {texts.states[state]}
              <div className={styles.soft}>
                {[customerTexts.details.reasons[reason] ?? reason, whenOf(at)]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
              {isByHand && member.special.includes('refund') && (
                <PaidBack
                  {...{ number: order.number, id, cents }}
                  done={() => heading.current?.focus()}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.soft}>
        {most === 0
          ? wasPaid(order)
            ? texts.nothingLeft
            : texts.nothingPaid
          : left.cardCents > 0
            ? texts.leftOnCard(formatEuro(left.moneyCents), formatEuro(left.cardCents))
            : texts.left(formatEuro(left.moneyCents))}
      </p>
      {most > 0 &&
        (member.special.includes('refund') ? (
          <button type="button" className={styles.act} onClick={() => setGiving(true)}>
            {texts.open}
          </button>
        ) : (
          <p>{texts.notYours}</p>
        ))}
      {isGiving && <RefundDialog {...{ order, act, most }} close={() => setGiving(false)} />}
    </section>
  );
}

type RefundDialogProps = RefundProps & { most: number; close: () => void };

function RefundDialog({ order, act, most, close }: RefundDialogProps) {
  const [chosen, choose] = useState<Chosen>(new Map());
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  // What is sent again, because nobody knows whether it arrived, gives back once.
  const [key] = useState(() => crypto.randomUUID());
  const sum = useSum(order.number, chosen);
  const worked = sum ? writeEuro(Math.min(most, sum.cents)) : '';
  // What is typed counts; until then what the chosen pieces come to.
  const amount = typed ?? worked;
  const { send, isBusy, errors } = useSending({ cents: amount, reason });
  const cents = readEuro(amount.trim());
  const give = async () => {
    // Also when somebody gave some meanwhile and less is left: who is refused reads why beside what he asked.
    setTyped(amount);
    const pieces = sentPieces(chosen);
    const asked = { cents: cents ?? 0, reason, key, left: most };
    const body = { ...asked, ...(pieces.length > 0 && { pieces }) };
    let isByHand = false;
    const run = async () => {
      const now = await act('refund', body);
      isByHand = now.refunds.at(-1)?.state === 'by-hand';
    };
    const money = formatEuro(cents ?? 0);
    if (!(await send(run))) return;
    tell(isByHand ? texts.doneByHand(money) : texts.done(money));
    close();
  };
  return (
    <AskDialog
      title={texts.title}
      action={cents !== undefined && cents > 0 ? texts.submit(formatEuro(cents)) : texts.submitNone}
      {...{ isBusy, close }}
      submit={() => void give()}
    >
      {order.kept.length > 0 && (
        <PiecesChoice
          legend={texts.which}
          pieces={order.kept}
          chosen={chosen}
          choose={(now) => {
            choose(now);
            setTyped(undefined);
          }}
        />
      )}
      <Sum sum={sum} />
      <TextField
        id="account-cents"
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={errors.cents}
        required
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="button" className={list.plain} onClick={() => setTyped(writeEuro(most))}>
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
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{texts.usual}</legend>
        {texts.reasons.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.chip}
            aria-pressed={reason === one}
            onClick={() => setReason(one)}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <p className={styles.soft}>{texts.how}</p>
    </AskDialog>
  );
}
