import { personLimits } from '#kernel/limits-fields';
import { account as texts } from '#kernel/messages/nl-account';
import type { PersonPart } from '#kernel/values/person/rules';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { Select } from '#ui/select.view';
import { FieldFrame } from '#ui/text-field.view';
import { type AddressFields, accountPath } from '../contract';
import styles from './account.module.css';
import { AccountField, accountFieldId } from './account-field.view';

export type AddressFormProps = {
  token: string;
  /** Number of the address; 'nieuw' for one that is not there yet. */
  id: number | 'nieuw';
  values: AddressFields;
  errors: Partial<Record<keyof AddressFields | '', string>>;
};

/** An address to be added or changed; its street is found by postcode and house number. */
export function AddressForm({ token, id, values, errors }: AddressFormProps) {
  const { '': _whole, ...ofFields } = errors;
  const wrong = errorLines(
    Object.entries(ofFields).map(([name, error]) => [accountFieldId(name), error] as const),
  );
  const at = (name: Exclude<keyof AddressFields, 'usual'>) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    maxLength: personLimits[name.replace('address_', '') as PersonPart],
  });
  return (
    <section className={styles.narrow}>
      <h2 className={styles.subtitle}>{id === 'nieuw' ? texts.addAddress : texts.editAddress}</h2>
      {Object.keys(errors).length > 0 && <ErrorSummary title={errors['']} lines={wrong} />}
      <form className={styles.form} method="post" action={accountPath.address(id)} noValidate>
        <input type="hidden" name={field.token} value={token} />
        <div className={styles.pair}>
          <AccountField {...at('firstname')} label={texts.firstName} autoComplete="given-name" />
          <AccountField {...at('lastname')} label={texts.lastName} autoComplete="family-name" />
        </div>
        <div className={styles.form} data-address="">
          <Country value={values.address_country} />
          <div className={styles.numbers}>
            <AccountField
              {...at('address_zipcode')}
              label={texts.zipcode}
              autoComplete="postal-code"
              required
            />
            <AccountField
              {...at('address_housenumber')}
              label={texts.housenumber}
              inputMode="numeric"
              required
            />
            <AccountField {...at('address_housenumber_suffix')} label={texts.housenumberSuffix} />
          </div>
          <p className={styles.addressLine} data-address-line="" role="status" />
          <div className={styles.pair}>
            <AccountField
              {...at('address_street')}
              label={texts.street}
              autoComplete="address-line1"
              required
            />
            <AccountField
              {...at('address_place')}
              label={texts.place}
              autoComplete="address-level2"
              required
            />
          </div>
        </div>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="usual"
            value="1"
            defaultChecked={values.usual !== undefined}
          />
          {texts.makeUsual}
        </label>
        <Button type="submit">{texts.save}</Button>
        <a href={accountPath.addresses}>{texts.back}</a>
      </form>
    </section>
  );
}

function Country({ value = 'NL' }: { value?: string }) {
  return (
    <FieldFrame id="account-address_country" label={texts.country}>
      <Select
        id="account-address_country"
        name="address_country"
        autoComplete="country"
        defaultValue={value}
      >
        {Object.entries(texts.countries).map(([code, title]) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
