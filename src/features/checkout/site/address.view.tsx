import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { postalCountries } from '#kernel/values/postal-code';
import { classNames } from '#ui/class-names';
import { Select } from '#ui/select.view';
import { described, FieldFrame } from '#ui/text-field.view';
import type { AddressName, AddressPart, CheckoutProps } from '../contract';
import { Field } from './checkout-field.view';
import { fieldId } from './field-id';
import styles from './form.module.css';
import { UpdateButton } from './update-button.view';

type Part = Pick<CheckoutProps, 'values' | 'errors'>;
type Props = Part &
  Pick<CheckoutProps, 'sentTo'> & { name: AddressName; title: string; className?: string };

/** An address; its street and place are found by postcode and house number (S2.7/10). */
export function Address({ values, errors, sentTo, name, title, className }: Props) {
  const part = { values, errors };
  const isOther = name === 'address_delivery';
  const fill = (token: string) => (isOther ? `shipping ${token}` : token);
  const at = (end: AddressPart) => ({
    ...part,
    name: `${name}_${end}` as const,
    label: texts.labels[`address_${end}`],
  });
  return (
    <fieldset className={classNames(styles.inner, className)} data-address="">
      <legend className={isOther ? styles.subtitle : styles.title}>{title}</legend>
      {isOther && <Receiver {...part} />}
      <CountrySelect {...{ ...part, sentTo, name }} autoComplete={fill('country')} />
      <div className={styles.numbers}>
        <Field {...at('zipcode')} autoComplete={fill('postal-code')} updates required />
        <Field
          {...at('housenumber')}
          // HTML has no name for it: 'address-line2' is what comes below a street with its number.
          autoComplete="off"
          inputMode="numeric"
          required
        />
        <Field {...at('housenumber_suffix')} autoComplete="off" />
      </div>
      <p className={styles.addressLine} data-address-line="" role="status" />
      <div className={styles.two}>
        <Field {...at('street')} autoComplete={fill('address-line1')} required />
        <Field {...at('place')} autoComplete={fill('address-level2')} required />
      </div>
      <input
        type="hidden"
        name={`${name}_province`}
        defaultValue={values[`${name}_province`] ?? ''}
      />
    </fieldset>
  );
}

function Receiver(part: Part) {
  return (
    <div className={styles.two}>
      <Field
        {...part}
        name="address_delivery_firstname"
        label={texts.labels.firstname}
        autoComplete="shipping given-name"
      />
      <Field
        {...part}
        name="address_delivery_lastname"
        label={texts.labels.lastname}
        autoComplete="shipping family-name"
      />
    </div>
  );
}

type CountryProps = Part &
  Pick<CheckoutProps, 'sentTo'> & { name: AddressName; autoComplete: string };

/**
 * A change of country is sent at once: what delivery costs depends on it (S2.7/12). Where nothing is sent to one may
 * live, and fetch it in a store or have it sent elsewhere.
 */
function CountrySelect({ values, errors, sentTo, name, autoComplete }: CountryProps) {
  const field = `${name}_country` as const;
  const id = fieldId(field);
  const error = errors[field];
  const isSentTo = (code: string) => sentTo.length === 0 || sentTo.includes(code);
  const isOffered = (code: string) =>
    name === 'address' || isSentTo(code) || values[field] === code;
  return (
    <div className={styles.withButton}>
      <FieldFrame id={id} label={texts.labels.address_country} required error={error}>
        <Select
          {...described({ id, error })}
          name={field}
          autoComplete={autoComplete}
          defaultValue={values[field]}
          data-updates=""
        >
          {postalCountries.filter(isOffered).map((code) => (
            <option key={code} value={code}>
              {isSentTo(code) ? texts.countries[code] : texts.notSentTo(texts.countries[code])}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <UpdateButton />
    </div>
  );
}
