import { reservationTexts as texts } from '#kernel/messages/nl-reservations';
import { formatEuro } from '#kernel/values/money';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import type { ReservationView } from '../contract';
import styles from './reservation.module.css';

export type ReservationPageProps = {
  view: ReservationView;
  token: string;
  /** Where it is given up. */
  cancel: string;
};

const textOf = ({ state, until, isLonger, ready }: ReservationView): string => {
  if (state === 'held') return texts.held(until, ready);
  return state === 'expired' && isLonger ? texts.expiredLater : texts.ended[state];
};

/** What is put aside for a visitor, where, until when; and giving it up. */
export function ReservationPage({ view, token, cancel }: ReservationPageProps) {
  const { state, ready } = view;
  return (
    <section className={styles.page} aria-labelledby="reservation-title">
      <h1 id="reservation-title">{texts.pageTitle}</h1>
      <Alert
        tone={state === 'held' ? 'success' : 'notice'}
        title={state === 'held' && ready ? texts.heldLater : texts.states[state]}
      >
        <p>{textOf(view)}</p>
      </Alert>
      {state === 'held' && (
        <p className={styles.code}>
          <span>{texts.code}</span>
          <strong>{view.code}</strong>
          <span>{texts.codeHint}</span>
        </p>
      )}
      <dl className={styles.facts}>
        <dt>{texts.what}</dt>
        <dd>
          {view.title}
          {view.choice && `, ${view.choice}`}
        </dd>
        <dt>{texts.price}</dt>
        <dd>{formatEuro(view.unitCents)}</dd>
        <dt>{texts.where}</dt>
        <dd>
          {view.store.href ? <a href={view.store.href}>{view.store.title}</a> : view.store.title}
          {view.store.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </dd>
      </dl>
      {state === 'held' && (
        <form className={styles.form} method="post" action={cancel}>
          <input type="hidden" name={field.token} value={token} />
          <p>{texts.cancelText}</p>
          <Button type="submit" kind="secondary">
            {texts.cancel}
          </Button>
        </form>
      )}
    </section>
  );
}
