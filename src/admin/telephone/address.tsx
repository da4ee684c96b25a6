import { useEffect, useState } from 'react';
import type { DraftField } from '#features/telephone/contract';
import { canLookUp, lookUpAddress } from '#fields/address/lookup';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { FieldFrame } from '#ui/text-field.view';
import orders from '../orders/orders.module.css';
import { DraftLine, type Form, fieldId } from './field';
import styles from './telephone.module.css';

const texts = telephoneTexts.address;

/** In ms of quiet, after which a postcode and a number are looked up. */
const QUIET = 350;

type Part = 'zipcode' | 'housenumber' | 'housenumber_suffix' | 'street' | 'place' | 'province';
type Props = { name: 'address' | 'address_delivery'; form: Form };

/** Street and place of a postcode and a number, once both were typed. Answers what is said of it. */
const useLookup = ({ name, form }: Props): string => {
  const at = (part: Part | 'country') => form.values[`${name}_${part}` as DraftField] ?? '';
  const [told, setTold] = useState('');
  const [zipcode, housenumber, country] = [at('zipcode'), at('housenumber'), at('country')];
  // What stood there when the order was opened was looked up, or typed, before.
  const [first] = useState(`${zipcode} ${housenumber} ${country}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a postcode and a number are looked up, nothing else
  useEffect(() => {
    const address = { zipcode, housenumber, country };
    const rest = { housenumber_suffix: '', street: '', place: '', province: '' };
    if (`${zipcode} ${housenumber} ${country}` === first || !canLookUp({ ...address, ...rest })) {
      return undefined;
    }
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      setTold(texts.lookingUp);
      const found = await lookUpAddress({ ...address, ...rest }, asking.signal);
      if (asking.signal.aborted) return;
      if (typeof found === 'string') return setTold(texts.unknown);
      const { street, place, province } = found;
      form.change({
        [`${name}_street`]: street,
        [`${name}_place`]: place,
        [`${name}_province`]: province,
      });
      setTold(texts.found(`${street} ${housenumber}, ${place}`));
    }, QUIET);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [zipcode, housenumber, country]);
  return told;
};

/** Where somebody lives, or where it goes: the postcode and the number find the rest. */
export function AddressFields({ name, form }: Props) {
  const told = useLookup({ name, form });
  const country = `${name}_country` as const;
  const line = (part: Part, required = true) => (
    <DraftLine
      name={`${name}_${part}` as DraftField}
      form={form}
      required={required}
      {...(part === 'housenumber' && { inputMode: 'numeric' as const })}
    />
  );
  return (
    <div className={orders.fields}>
      {line('zipcode')}
      {line('housenumber')}
      {line('housenumber_suffix', false)}
      <FieldFrame id={fieldId(country)} label={checkoutTexts.labels[country]}>
        <select
          id={fieldId(country)}
          className={styles.select}
          value={form.values[country] ?? 'NL'}
          onChange={({ target }) => form.change({ [country]: target.value })}
        >
          {Object.entries(checkoutTexts.countries).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FieldFrame>
      {line('street')}
      {line('place')}
      <p role="status" className={orders.soft}>
        {told}
      </p>
    </div>
  );
}
