import { useRef, useState } from 'react';
import { useFieldTexts } from '../field-texts';
import styles from '../fields.module.css';
import type { InputProps } from '../input';
import { useHydrated } from '../use-hydrated';
import { PartInput } from './part-input';
import { type LookupState, useLookup } from './use-lookup';
import {
  type Address,
  type AddressPart,
  neededParts,
  partName,
  readAddress,
  writeAddress,
} from './value';

const asked: readonly AddressPart[] = ['zipcode', 'housenumber', 'housenumber_suffix'];
const looked: readonly AddressPart[] = ['street', 'place', 'province'];
const optional: readonly AddressPart[] = ['housenumber_suffix', 'province', 'country'];

/** What stands in the way of the visitor's own typing is nothing that fails, or is slow. */
const isOpen = (state: LookupState, { country }: Address): boolean =>
  country !== 'NL' || state === 'off' || state === 'none' || state === 'failed';

/**
 * An address whose street and place are looked up by postcode and house number; 'Gegevens bewerken'
 * opens them for typing (S2.14/22). Without script all its inputs are open.
 */
export function AddressInput(props: InputProps) {
  const texts = useFieldTexts();
  const { field, value, problems, control, labelId } = props;
  // A country alone is no value (S3.2/11), but who chooses it first must find it chosen.
  const [country, setCountry] = useState<string>();
  const read = readAddress(value);
  const address = value === '' && country !== undefined ? { ...read, country } : read;
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  // What is found meanwhile must not take away the input that somebody is in.
  const [visited, setVisited] = useState(false);
  const seen = useRef(new Set<AddressPart>());
  // What nobody has been in yet is not wrong: who leaves before it has not filled in the address.
  const isLeft = () =>
    neededParts.every((name) => address[name].trim() !== '' || seen.current.has(name));
  const put = (change: Partial<Address>, write = props.write) =>
    write(writeAddress({ ...address, ...change }));
  const state = useLookup(address, hydrated && !opened, (found) => put(found, props.choose));
  const isWrong = problems.some(({ part }) => looked.includes(part as AddressPart));
  // Without a street what is asked for is what it is looked up by: that alone is told.
  const isFound = address.street !== '' && state !== 'searching';
  const open = !hydrated || opened || visited || isOpen(state, address) || (isWrong && isFound);
  const part = (name: AddressPart) => (
    <PartInput
      key={name}
      part={name}
      id={`${control.id}_${name}`}
      name={partName(field.name, name)}
      value={address[name]}
      required={field.required && !optional.includes(name)}
      disabled={control.disabled}
      autoFill={field.autoFill}
      error={problems.find((problem) => problem.part === name)?.message}
      onFocus={() => {
        seen.current.add(name);
        if (looked.includes(name)) setVisited(true);
      }}
      onWrite={(text) => {
        // What is typed by hand is not looked up over it.
        if (looked.includes(name)) setOpened(true);
        put({ [name]: text });
      }}
      // Only the country is chosen.
      onChoose={(text) => {
        setCountry(text);
        put({ [name]: text }, props.choose);
      }}
      onKeyUp={() => props.checkOn('keyup')}
    />
  );
  return (
    <fieldset
      id={control.id}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      className={styles.address}
      // Who goes on to the next line has not left the address.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && isLeft()) props.checkOn('blur');
      }}
    >
      {asked.map(part)}
      {open && state === 'none' && (
        <p className={styles.lookupNote} role="status">
          {texts.address.notFound}
        </p>
      )}
      {open ? looked.map(part) : <Looked address={address} state={state} name={field.name} />}
      {!open && (
        <button
          type="button"
          className={styles.textButton}
          disabled={control.disabled}
          onClick={() => setOpened(true)}
        >
          {texts.address.edit}
        </button>
      )}
      {part('country')}
    </fieldset>
  );
}

type LookedProps = { address: Address; state: LookupState; name: string };

/** The street and place that belong to what was typed; blank while there is nothing to say. */
function Looked({ address, state, name }: LookedProps) {
  const texts = useFieldTexts();
  const { street, housenumber, housenumber_suffix: suffix, zipcode, place } = address;
  const line = `${[street, housenumber, suffix].filter(Boolean).join(' ')}, ${zipcode} ${place}`;
  const text = street === '' ? texts.address.hint : line;
  return (
    <>
      <p className={street === '' ? styles.lookupHint : styles.lookupLine} role="status">
        {state === 'searching' ? texts.address.searching : text}
      </p>
      {looked.map((part) => (
        <input key={part} type="hidden" name={partName(name, part)} value={address[part]} />
      ))}
    </>
  );
}
