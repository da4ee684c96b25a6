import type { ToldDraft } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { Choice } from '#ui/choice.view';
import orders from '../orders/orders.module.css';
import { type Form, fieldId } from './field';
import styles from './telephone.module.css';

const texts = telephoneTexts.payment;

type Props = { form: Form; draft: ToldDraft };

/** How the customer pays, and that he was told what the law asks. */
export function Payment({ form, draft }: Props) {
  const { values, errors, change } = form;
  const isPaidFor = draft.sums.dueCents === 0 && draft.lines.length > 0;
  return (
    <section className={orders.part} aria-labelledby="telephone-payment">
      <h2 id="telephone-payment">{texts.title}</h2>
      {isPaidFor && <p>{texts.nothing}</p>}
      {draft.payments.length > 0 && (
        <fieldset
          className={orders.pieces}
          id={fieldId('payment_method')}
          tabIndex={-1}
          aria-describedby={
            errors.payment_method ? `${fieldId('payment_method')}-error` : undefined
          }
        >
          <legend className="visually-hidden">{texts.title}</legend>
          {draft.payments.map(({ id, title, note }) => (
            <Choice
              key={id}
              name="payment_method"
              value={id}
              checked={values.payment_method === id}
              onChange={() => change({ payment_method: id })}
              label={title}
              note={note}
            />
          ))}
        </fieldset>
      )}
      {errors.payment_method && (
        <p id={`${fieldId('payment_method')}-error`} role="alert" className={styles.problem}>
          {errors.payment_method}
        </p>
      )}
      <div>
        <label className={orders.tick}>
          <input
            id={fieldId('conditions_agree')}
            type="checkbox"
            checked={Boolean(values.conditions_agree)}
            aria-invalid={errors.conditions_agree ? true : undefined}
            aria-describedby={
              errors.conditions_agree ? `${fieldId('conditions_agree')}-error` : undefined
            }
            onChange={({ target }) => change({ conditions_agree: target.checked ? '1' : '' })}
          />
          {texts.agrees[draft.seats]}
        </label>
        {errors.conditions_agree && (
          <p id={`${fieldId('conditions_agree')}-error`} className={styles.problem}>
            {errors.conditions_agree}
          </p>
        )}
      </div>
    </section>
  );
}
