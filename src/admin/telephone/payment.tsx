import type { ToldDraft } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { Choice } from '#ui/choice.view';
import { described, FieldFrame } from '#ui/text-field.view';
import controls from '../controls.module.css';
import orders from '../orders/orders.module.css';
import { DraftLine, type Form, fieldId } from './field';
import styles from './telephone.module.css';

const texts = telephoneTexts.payment;

type Props = { form: Form; draft: ToldDraft };

/** Codes and cards, what the customer says of it, and how he pays. */
export function Payment({ form, draft }: Props) {
  const { values, errors, change } = form;
  const remark = fieldId('remark');
  const isPaidFor = draft.sums.dueCents === 0 && draft.lines.length > 0;
  return (
    <>
      <section className={orders.part} aria-labelledby="telephone-extra">
        <h2 id="telephone-extra">{telephoneTexts.extra.title}</h2>
        <div className={orders.fields}>
          <DraftLine name="discount_code" form={form} />
          <DraftLine name="giftcard_code" form={form} />
        </div>
        <FieldFrame
          id={remark}
          label={telephoneTexts.extra.remark}
          hint={telephoneTexts.extra.remarkHelp}
        >
          <textarea
            {...described({ id: remark, hint: telephoneTexts.extra.remarkHelp })}
            className={controls.control}
            rows={2}
            value={values.remark ?? ''}
            onChange={({ target }) => change({ remark: target.value })}
          />
        </FieldFrame>
      </section>
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
          {texts.agree}
        </label>
        {errors.conditions_agree && (
          <p id={`${fieldId('conditions_agree')}-error`} className={styles.problem}>
            {errors.conditions_agree}
          </p>
        )}
      </section>
    </>
  );
}
