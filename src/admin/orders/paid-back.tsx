import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import { useSending } from '../account/use-sending';
import { tell } from '../shell/toasts';
import styles from './orders.module.css';
import { useOrderAct } from './use-order-act';

const texts = customerTexts.refund;

type Props = { number: string; id: number; cents: number; done: () => void };

/** Says that somebody paid back what no payment service gives back. */
export function PaidBack({ number, id, cents, done }: Props) {
  const { act } = useOrderAct(number);
  const { send, isBusy } = useSending();
  const money = formatEuro(cents);
  const note = async () => {
    if (isBusy) return;
    if (await send(() => act(`refunds/${id}/done`, {}))) tell(texts.isPaidBack(money));
    // The button is gone when it went well, or when somebody else was first.
    done();
  };
  return (
    <button
      type="button"
      className={styles.act}
      aria-disabled={isBusy || undefined}
      onClick={() => void note()}
    >
      {texts.paidBack}
      <span className="visually-hidden"> {money}</span>
    </button>
  );
}
