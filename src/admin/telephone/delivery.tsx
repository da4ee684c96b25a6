import type { ToldDraft } from '#features/telephone/contract';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { formatEuro } from '#kernel/values/money';
import { Choice } from '#ui/choice.view';
import { FieldFrame } from '#ui/text-field.view';
import list from '../list/list.module.css';
import orders from '../orders/orders.module.css';
import { AddressFields } from './address';
import { DraftLine, type Form, fieldId } from './field';
import { Points } from './points';
import styles from './telephone.module.css';

const texts = telephoneTexts.delivery;

type Props = { form: Form; draft: ToldDraft };

/** How it is had, and where it goes: to an address, or to a store or a service point where it is fetched. */
export function Delivery({ form, draft }: Props) {
  const { values, errors, change } = form;
  const { isSent, isDelivered, ways, stores } = draft;
  if (!isSent && draft.lines.length > 0) {
    return (
      <section className={orders.part}>
        <h2>{texts.title}</h2>
        <p>{texts.nothing}</p>
      </section>
    );
  }
  const kind = ways.find(({ id }) => id === values.delivery_method)?.kind ?? 'home';
  return (
    <section className={orders.part} aria-labelledby="telephone-delivery">
      <h2 id="telephone-delivery">{texts.title}</h2>
      {!isDelivered && draft.lines.length > 0 && <p>{texts.none}</p>}
      <fieldset
        className={orders.pieces}
        id={fieldId('delivery_method')}
        tabIndex={-1}
        aria-describedby={
          errors.delivery_method ? `${fieldId('delivery_method')}-error` : undefined
        }
      >
        <legend className="visually-hidden">{texts.title}</legend>
        {ways.map(({ id, title, promise, priceCents }) => (
          <Choice
            key={id}
            name="delivery_method"
            value={id}
            checked={values.delivery_method === id}
            onChange={() => change({ delivery_method: id })}
            label={title}
            note={promise}
            price={priceCents === 0 ? texts.free : formatEuro(priceCents)}
          />
        ))}
      </fieldset>
      {errors.delivery_method && (
        <p id={`${fieldId('delivery_method')}-error`} role="alert" className={styles.problem}>
          {errors.delivery_method}
        </p>
      )}
      {kind === 'pickup' ? (
        <Stores {...{ form, stores }} />
      ) : (
        <Addresses form={form} isHome={kind === 'home'} />
      )}
      {kind === 'point' && <Points form={form} />}
    </section>
  );
}

function Stores({ form, stores }: { form: Form; stores: ToldDraft['stores'] }) {
  const { values, errors, change } = form;
  const id = fieldId('pickup_location');
  return (
    <FieldFrame
      id={id}
      label={texts.store}
      required
      {...(errors.pickup_location && { error: errors.pickup_location })}
    >
      <select
        id={id}
        className={list.select}
        aria-invalid={errors.pickup_location ? true : undefined}
        aria-describedby={errors.pickup_location ? `${id}-error` : undefined}
        value={values.pickup_location ?? ''}
        onChange={({ target }) => change({ pickup_location: target.value })}
      >
        <option value="">{texts.chooseStore}</option>
        {stores.map(({ id: store, title, ready }) => (
          <option key={store} value={store}>
            {`${title}. ${ready}`}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function Addresses({ form, isHome }: { form: Form; isHome: boolean }) {
  const { values, change } = form;
  const isOther = isHome && !values.account_sameas;
  return (
    <>
      <h3>{telephoneTexts.address.billing}</h3>
      <AddressFields name="address" form={form} />
      {isHome && (
        <label className={orders.tick}>
          <input
            type="checkbox"
            checked={!isOther}
            onChange={({ target }) => change({ account_sameas: target.checked ? '1' : '' })}
          />
          {checkoutTexts.labels.account_sameas}
        </label>
      )}
      {isOther && (
        <>
          <h3>{telephoneTexts.address.other}</h3>
          <div className={orders.fields}>
            <DraftLine name="address_delivery_firstname" form={form} />
            <DraftLine name="address_delivery_lastname" form={form} />
          </div>
          <AddressFields name="address_delivery" form={form} />
        </>
      )}
    </>
  );
}
