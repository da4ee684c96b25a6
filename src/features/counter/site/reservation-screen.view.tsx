import type { ReactNode } from 'react';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { field } from '#kernel/wire';
import { Button, type ButtonKind } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { FactsList } from '#ui/facts-list.view';
import { TextField } from '#ui/text-field.view';
import work from '#ui/work/work.module.css';
import {
  type CounterReservation,
  counterPath,
  type HandOver,
  type HandOverErrors,
  type ReservationStep,
} from '../contract';
import { Article } from './article.view';
import styles from './counter.module.css';
import { HandOverForm } from './hand-over-form.view';

type Props = {
  reservation: CounterReservation;
  storeId: number;
  token: string;
  /** What was typed of why it is cancelled, and what is wrong with that. */
  reason: string;
  error?: string;
  typed: HandOver;
  errors: HandOverErrors;
};

const factsOf = (one: CounterReservation): (readonly [string, string])[] => [
  ...(one.name ? [[texts.facts.name, one.name] as const] : []),
  [texts.facts.state, one.state],
  [texts.facts.made, one.made],
  [texts.facts.heldUntil, one.until],
  [texts.facts.price, one.price],
  ...(one.reason ? [[texts.facts.reason, one.reason] as const] : []),
];

/** A reservation at the counter, and what is done with it. */
export function ReservationScreen(props: Props) {
  const { reservation, errors } = props;
  return (
    <>
      {(errors.code || errors.paid) && (
        <div className={styles.note}>
          <ErrorSummary
            title={texts.checkForm}
            lines={errorLines([
              ['counter-paid', errors.paid],
              ['counter-code', errors.code],
            ])}
          />
        </div>
      )}
      <div className={styles.facts}>
        <FactsList facts={factsOf(reservation)} />
      </div>
      <Article article={reservation} />
      {reservation.may.end && <Steps {...props} />}
    </>
  );
}

function Steps(props: Props) {
  const { reservation, storeId, token, typed, errors, reason, error } = props;
  return (
    <>
      {reservation.may.ready && (
        <div className={styles.step}>
          <StepForm {...props} step="klaar" submit={texts.putAside} />
        </div>
      )}
      <HandOverForm
        {...{ token, typed, errors, due: reservation.price }}
        action={counterPath.reservationStep(storeId, reservation.id, 'meegegeven')}
        kind={reservation.may.ready ? 'secondary' : 'primary'}
      />
      <div className={styles.step}>
        <StepForm {...props} step="niet-opgehaald" submit={texts.notCollected} kind="secondary">
          <p className={styles.soft}>{texts.notCollectedText}</p>
        </StepForm>
      </div>
      <details className={`${work.details} ${styles.quiet}`} open={error !== undefined}>
        <summary>{texts.cancelOpen}</summary>
        <StepForm {...props} step="afzeggen" submit={texts.cancel} kind="secondary">
          <p className={styles.soft}>{texts.cancelText}</p>
          <TextField
            id="counter-reason"
            label={texts.reason}
            name="reden"
            hint={texts.reasonHint}
            error={error}
            defaultValue={reason}
            required
            alone
          />
        </StepForm>
      </details>
    </>
  );
}

type StepProps = Pick<Props, 'reservation' | 'storeId' | 'token'> & {
  step: ReservationStep;
  submit: string;
  kind?: ButtonKind;
  children?: ReactNode;
};

function StepForm({ reservation, storeId, token, step, submit, kind, children }: StepProps) {
  const action = counterPath.reservationStep(storeId, reservation.id, step);
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name={field.token} value={token} />
      {children}
      <Button type="submit" kind={kind} wide>
        {submit}
      </Button>
    </form>
  );
}
