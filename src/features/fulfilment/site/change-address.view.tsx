import { personLimits } from '#kernel/limits-fields';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import { TextField } from '#ui/text-field.view';
import type { AddressField, AddressValues } from '../contract';
import styles from './sections.module.css';

const texts = fulfilmentTexts.change;

type Props = {
  token: string;
  action: string;
  values: AddressValues;
  errors: Partial<AddressValues>;
  isOpen: boolean;
};

const autoComplete: Record<AddressField, string> = {
  firstname: 'shipping given-name',
  lastname: 'shipping family-name',
  zipcode: 'shipping postal-code',
  // HTML has no names for these two.
  housenumber: 'off',
  housenumber_suffix: 'off',
  street: 'shipping address-line1',
  place: 'shipping address-level2',
};

/** The id of the input of a part of the address. */
export const addressFieldId = (name: string): string => `change-${name}`;

/** Another address for an order that isn't packed yet. */
export function ChangeAddress({ token, action, values, errors, isOpen }: Props) {
  const line = (name: AddressField, required = true) => (
    <TextField
      id={addressFieldId(name)}
      name={name}
      label={texts.fields[name]}
      autoComplete={autoComplete[name]}
      defaultValue={values[name]}
      error={errors[name]}
      maxLength={personLimits[name]}
      required={required}
    />
  );
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        {texts.addressTitle}
        <Icon name="down" small />
      </summary>
      <form className={styles.body} method="post" action={action} noValidate>
        <input type="hidden" name={field.token} value={token} />
        <p>{texts.until}</p>
        {/* S5.4/2: house numbers are typed as in the checkout. Nothing is looked up: there is no country. */}
        <div className={styles.form} data-address="">
          {line('firstname')}
          {line('lastname')}
          <div className={styles.numbers}>
            {line('zipcode')}
            {line('housenumber')}
            {line('housenumber_suffix', false)}
          </div>
          {line('street')}
          {line('place')}
        </div>
        <Button type="submit" kind="secondary">
          {texts.save}
        </Button>
      </form>
    </details>
  );
}
