import { useState } from 'react';
import { type AddressField, addressFields } from '#features/fulfilment/contract';
import type { OrderAddress } from '#features/orders/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { tell } from '../shell/toasts';
import { AskDialog } from './ask-dialog';
import styles from './orders.module.css';
import type { Act } from './use-order-act';

const texts = customerTexts.change;
const labels = fulfilmentTexts.change.fields;

const valuesOf = (address: OrderAddress): Record<AddressField, string> => ({
  firstname: address.firstName,
  lastname: address.lastName,
  zipcode: address.zipcode,
  housenumber: address.housenumber,
  housenumber_suffix: address.housenumberSuffix,
  street: address.street,
  place: address.place,
});

type Props = { address: OrderAddress; act: Act; close: () => void };

/** Another address in the same country, as long as an order isn't packed. */
export function AddressDialog({ address, act, close }: Props) {
  const [values, setValues] = useState(() => valuesOf(address));
  const { send, isBusy, errors } = useSending(values, 'address-');
  const save = async () => {
    if (!(await send(() => act('address', values)))) return;
    tell(texts.addressSaved);
    close();
  };
  return (
    <AskDialog
      title={texts.address}
      action={texts.saveAddress}
      {...{ isBusy, close }}
      submit={() => void save()}
    >
      <p className={styles.soft}>{texts.addressText}</p>
      <div className={styles.fields}>
        {addressFields.map((name) => (
          <TextField
            key={name}
            id={`address-${name}`}
            label={labels[name]}
            autoComplete="off"
            value={values[name]}
            error={errors[name]}
            required={name !== 'housenumber_suffix'}
            alone
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
      </div>
    </AskDialog>
  );
}
