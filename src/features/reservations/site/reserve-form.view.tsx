import type { PictureRef } from '#kernel/define/entity';
import { personLimits } from '#kernel/limits-fields';
import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { reservationTexts as texts } from '#kernel/messages/nl-reservations';
import { formatEuro } from '#kernel/values/money';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { Picture } from '#ui/picture.view';
import { TextField } from '#ui/text-field.view';
import { placePath } from '../contract';
import styles from './reservation.module.css';

export type ReserveErrors = { form?: string; name?: string; email?: string };

export type ReserveFormProps = {
  token: string;
  /** Whether the store has a piece of it. */
  isThere: boolean;
  /** 'zondag 22 november om 14:05'; absent: the store stays closed for days, and holds nothing. */
  until?: string;
  /** When it is there, where that isn't at once: the store is closed. */
  ready?: string;
  /** One reservation a key. */
  formKey: string;
  variant: {
    id: number;
    title: string;
    choice: string;
    unitCents: number;
    href: string;
    picture: PictureRef | null;
  };
  store: { id: number; title: string; street: string; place: string; isMine: boolean };
  values: { name: string; email: string };
  errors: ReserveErrors;
};

const NAME = 'reserve-name';
const EMAIL = 'reserve-email';

/** Having a piece in a store put aside. */
export function ReserveForm(props: ReserveFormProps) {
  const { variant, store, errors, isThere, until, ready } = props;
  const isOpen = isThere && until !== undefined;
  const wrong = errorLines([
    [NAME, errors.name],
    [EMAIL, errors.email],
  ]);
  return (
    <section className={styles.page} aria-labelledby="reserve-title">
      <h1 id="reserve-title">{texts.title}</h1>
      {isOpen && <p className={styles.text}>{texts.text(until, ready)}</p>}
      {!isOpen && !errors.form && (
        <Alert tone="notice">
          <p>{isThere ? texts.closed : texts.problems.gone}</p>
        </Alert>
      )}
      {(errors.form || wrong.length > 0) && <ErrorSummary title={errors.form} lines={wrong} />}
      <div className={styles.card}>
        {variant.picture && (
          <span className={styles.picture}>
            <Picture picture={variant.picture} sizes="5rem" widths={[160]} alt="" fill eager />
          </span>
        )}
        <p>
          <b>{variant.title}</b>
          <br />
          {variant.choice && `${variant.choice} · `}
          {formatEuro(variant.unitCents)}
        </p>
        <p>
          {store.isMine && <span className={styles.mine}>{myStoreTexts.label}</span>}
          <b>{store.title}</b>
          <br />
          {store.street}, {store.place}
        </p>
      </div>
      {isOpen ? (
        <ReserveFields {...props} />
      ) : (
        <p>
          <a href={variant.href}>{texts.back}</a>
        </p>
      )}
    </section>
  );
}

function ReserveFields({ token, formKey, variant, store, values, errors }: ReserveFormProps) {
  return (
    <form className={styles.form} method="post" action={placePath} noValidate>
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name="reservation_key" value={formKey} />
      <input type="hidden" name="variant_id" value={variant.id} />
      <input type="hidden" name="location_id" value={store.id} />
      <TextField
        id={NAME}
        name="firstname"
        label={texts.name}
        hint={texts.nameHint}
        error={errors.name}
        autoComplete="given-name"
        maxLength={personLimits.firstname}
        defaultValue={values.name}
        required
      />
      <TextField
        id={EMAIL}
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email}
        type="email"
        autoComplete="email"
        maxLength={personLimits.email}
        defaultValue={values.email}
        required
      />
      <Button type="submit">{texts.submit}</Button>
      <p>
        <a href={variant.href}>{texts.back}</a>
      </p>
    </form>
  );
}
