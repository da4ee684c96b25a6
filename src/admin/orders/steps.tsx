import { useEffect, useRef, useState } from 'react';
import type { OrderStep, ToldOrderDetails, ToldStep } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { CancelDialog } from './cancel-dialog';
import { CloseDialog } from './close-dialog';
import styles from './orders.module.css';
import { OrderState, paymentOf } from './orders-table';
import { SendDialog } from './send-dialog';
import { ShipDialog } from './ship-dialog';
import { useOrderAct } from './use-order-act';

const texts = customerTexts.steps;

/** It brings the order further, and doesn't end it. */
const isOnward = ({ step }: ToldStep): boolean => step !== 'cancel' && step !== 'close';

type Asked = 'cancel' | 'close' | 'ship' | 'ready' | 'ship-otherwise';

/** Steps that are said again before they are taken: they end an order, or its buyer is mailed. */
const asks = ['cancel', 'close', 'ship', 'ready'] as const satisfies readonly OrderStep[];

/** How an order stands, and what can be done with it: what is next first, by one press. */
export function Steps({ order }: { order: ToldOrderDetails }) {
  const { member } = useStart();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const { act, isSettled } = useOrderAct(order.number);
  const { send, isBusy } = useSending();
  const may = member.special;
  const steps = may.includes('fulfil')
    ? order.steps.filter(({ givesBack }) => !givesBack || may.includes('refund'))
    : [];
  const take = async (step: OrderStep) => {
    if (isBusy || !isSettled()) return;
    if (await send(() => act(`steps/${step}`, {}))) tell(texts.done[step]);
    // The button that was pressed may be another now: pressing on would take the next step unseen.
    heading.current?.focus();
  };
  const press = (step: OrderStep) => {
    const first = asks.find((one) => one === step);
    if (!first) void take(step);
    else if (isSettled()) setAsked(first);
  };
  const ended = () => setAsked(undefined);
  const wasAsked = useRef(false);
  useEffect(() => {
    // Once its dialog is gone: what lies under an open one takes no focus. Whoever went back is at his button again.
    const isLost = document.activeElement === document.body || !isSettled();
    if (wasAsked.current && asked === undefined && isLost) heading.current?.focus();
    wasAsked.current = asked !== undefined;
  }, [asked, isSettled]);
  const [next, ...others] = steps;
  const isNext = next !== undefined && isOnward(next);
  const rest = isNext ? others : steps;
  const button = ({ step }: ToldStep) => (
    <button
      key={step}
      type="button"
      className={styles.act}
      aria-disabled={isBusy || undefined}
      onClick={() => press(step)}
    >
      {texts.labels[step]}
    </button>
  );
  return (
    <section className={`${styles.part} ${styles.steps}`} aria-labelledby="order-steps">
      <h2 id="order-steps" ref={heading} tabIndex={-1} className={styles.standing}>
        <span className="visually-hidden">{texts.title}: </span>
        <OrderState {...order} />
        <span className={styles.soft}>{paymentOf(order)}</span>
      </h2>
      {order.waits && <p>{order.waits}</p>}
      {steps.length > 0 && (
        <div className={styles.acts}>
          {isNext && (
            <Button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => press(next.step)}
            >
              {texts.labels[next.step]}
            </Button>
          )}
          {rest.filter(isOnward).map(button)}
          {steps.some(({ step }) => step === 'ship') && (order.sending?.pieces.length ?? 0) > 0 && (
            <button type="button" className={styles.act} onClick={() => setAsked('ship-otherwise')}>
              {texts.shipOtherwise}
            </button>
          )}
          {rest.filter((one) => !isOnward(one)).map(button)}
        </div>
      )}
      {asked === 'cancel' && <CancelDialog {...{ order, act }} close={ended} />}
      {asked === 'close' && <CloseDialog {...{ order, act }} close={ended} />}
      {asked === 'ship-otherwise' && order.sending && (
        <ShipDialog {...{ sending: order.sending, email: order.email, act }} close={ended} />
      )}
      {(asked === 'ship' || asked === 'ready') && (
        <SendDialog {...{ order, act }} step={asked} close={ended} />
      )}
    </section>
  );
}
