import type { ToldDraft } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { formatEuro } from '#kernel/values/money';
import { Button } from '#ui/button.view';
import orders from '../orders/orders.module.css';
import type { Form } from './field';
import styles from './telephone.module.css';
import type { Keeping } from './use-draft';

const texts = telephoneTexts.sums;

const rowsOf = ({ sums, isSent }: ToldDraft) =>
  [
    { label: texts.goods, cents: sums.goodsCents, isShown: true },
    { label: texts.discount, cents: -sums.discountCents, isShown: sums.discountCents > 0 },
    { label: texts.delivery, cents: sums.deliveryCents, isShown: isSent },
  ].filter(({ isShown }) => isShown);

const keepingTexts: Record<Keeping, string> = {
  kept: telephoneTexts.kept,
  keeping: telephoneTexts.keeping,
  lost: telephoneTexts.notKept,
};

type Props = {
  draft: ToldDraft;
  form: Form;
  keeping: Keeping;
  isBusy: boolean;
  problem: string;
  place: () => void;
};

/** What it costs, what goes by mail, and the button that orders. */
export function Overview({ draft, form, keeping, isBusy, problem, place }: Props) {
  const { sums } = draft;
  const { email = '', payment_method: payment } = form.values;
  const mails = payment === 'link' && sums.dueCents > 0 ? 'link' : 'confirmation';
  return (
    <section className={orders.part} aria-labelledby="telephone-sums">
      <h2 id="telephone-sums">{texts.title}</h2>
      <dl className={orders.sums}>
        {rowsOf(draft).map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatEuro(cents)}</dd>
          </div>
        ))}
        <div className={orders.sum}>
          <dt>{texts.total}</dt>
          <dd>{formatEuro(sums.totalCents)}</dd>
        </div>
        {sums.giftCardCents > 0 && (
          <>
            <div>
              <dt>{texts.card}</dt>
              <dd>{formatEuro(-sums.giftCardCents)}</dd>
            </div>
            <div className={orders.sum}>
              <dt>{texts.due}</dt>
              <dd>{formatEuro(sums.dueCents)}</dd>
            </div>
          </>
        )}
        {sums.vat.map(({ rate, cents }) => (
          <div key={rate}>
            <dt>{texts.vat(rate)}</dt>
            <dd>{formatEuro(cents)}</dd>
          </div>
        ))}
      </dl>
      <p id="telephone-problem" role="alert" tabIndex={-1} className={styles.problem}>
        {problem}
      </p>
      {email.includes('@') && payment && <p>{telephoneTexts.mails[mails](email)}</p>}
      <Button type="button" wide aria-disabled={isBusy || undefined} onClick={place}>
        {telephoneTexts.place}
      </Button>
      <p role="status" className={orders.soft}>
        {keepingTexts[keeping]}
      </p>
    </section>
  );
}
