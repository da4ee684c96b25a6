import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { classNames } from '#ui/class-names';
import { Select } from '#ui/select.view';
import { described, FieldFrame } from '#ui/text-field.view';
import { type CheckoutProps, countries } from '../contract';
import { Field } from './checkout-field.view';
import { fieldId } from './field-id';
import styles from './form.module.css';

type Props = Pick<CheckoutProps, 'values' | 'errors'> & { className?: string };

/** Where it is delivered (S2.7/10). */
export function Address({ values, errors, className }: Props) {
  const part = { values, errors };
  return (
    <fieldset className={classNames(styles.inner, className)}>
      <legend className={styles.subtitle}>{texts.addressTitle}</legend>
      <CountrySelect {...part} />
      <div className={styles.numbers}>
        <Field
          {...part}
          name="address_zipcode"
          autoComplete="shipping postal-code"
          maxLength={10}
          required
        />
        <Field
          {...part}
          name="address_housenumber"
          autoComplete="shipping address-line2"
          inputMode="numeric"
          maxLength={8}
          required
        />
        <Field
          {...part}
          name="address_housenumber_suffix"
          autoComplete="shipping address-line3"
          maxLength={10}
        />
      </div>
      <Field {...part} name="address_street" autoComplete="shipping address-line1" required />
      <Field {...part} name="address_place" autoComplete="shipping address-level2" required />
    </fieldset>
  );
}

/** S2.7/12: its id is what a change of country is known by. */
function CountrySelect({ values, errors }: Pick<CheckoutProps, 'values' | 'errors'>) {
  const id = fieldId('address_country');
  const error = errors.address_country;
  return (
    <FieldFrame id={id} label={texts.labels.address_country} required error={error}>
      <Select
        {...described({ id, error })}
        name="address_country"
        autoComplete="shipping country"
        defaultValue={values.address_country}
        required
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {texts.countries[code]}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
