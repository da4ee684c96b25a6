import { useState } from 'react';
import { popupEditorTexts as texts } from '#kernel/messages/nl-popup-editor';
import { type PopupConditions, popupDevices } from '#kernel/values/popup-conditions';
import { ChoiceGroup, Devices } from '../inputs/choice-group';
import styles from '../inputs/inputs.module.css';
import type { ValueInputProps } from '../inputs/types';
import { conditionsIn } from './told';

const origins = Object.keys(texts.origins) as (keyof typeof texts.origins)[];
const isOrigin = (one: string): boolean => origins.some((known) => known === one);

/** Conditions without what sets no limit. */
export const tidyConditions = ({
  devices,
  visit,
  from,
  cart,
}: PopupConditions): PopupConditions => {
  const { least, most } = cart ?? {};
  const limits = { ...(least ? { least } : {}), ...(most === undefined ? {} : { most }) };
  return {
    ...(devices?.length && devices.length < popupDevices.length ? { devices } : {}),
    ...(visit && { visit }),
    ...(from?.length ? { from } : {}),
    ...(Object.keys(limits).length > 0 && { cart: limits }),
  };
};

/** 'https://www.krant.nl/artikel, blog.nl' → ['www.krant.nl', 'blog.nl'] */
export const hostsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((one) => one.replace(/^https?:\/\//, '').replace(/[/:?#].*$/, ''))
      .filter((one) => one !== '' && !isOrigin(one)),
  ),
];

type PartProps = {
  id: string;
  value: PopupConditions;
  write: (more: PopupConditions) => void;
  isReadOnly: boolean;
};

function Visit({ id, value, write, isReadOnly }: PartProps) {
  return (
    <ChoiceGroup label={texts.visit} id={`${id}-visit`}>
      {(['any', 'first', 'returning'] as const).map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name={`${id}-visit`}
            checked={(value.visit ?? 'any') === one}
            disabled={isReadOnly}
            onChange={() => write({ visit: one === 'any' ? undefined : one } as PopupConditions)}
          />
          {texts.visits[one]}
        </label>
      ))}
    </ChoiceGroup>
  );
}

function From({ id, value, write, isReadOnly }: PartProps) {
  const from = value.from ?? [];
  const hosts = from.filter((one) => !isOrigin(one));
  // What is typed is no host name before it is whole: it stays as it stands there until one leaves.
  const [typed, setTyped] = useState<string>();
  return (
    <ChoiceGroup label={texts.from} note={texts.fromNote} id={`${id}-from`}>
      <span className={styles.stack}>
        {origins.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="checkbox"
              checked={from.includes(one)}
              disabled={isReadOnly}
              onChange={({ target }) => {
                const kept = origins.filter((other) =>
                  other === one ? target.checked : from.includes(other),
                );
                write({ from: [...kept, ...hosts] });
              }}
            />
            {texts.origins[one]}
          </label>
        ))}
        <label htmlFor={`${id}-hosts`} className={styles.note}>
          {texts.hosts}
        </label>
        <input
          id={`${id}-hosts`}
          className={styles.line}
          disabled={isReadOnly}
          autoComplete="off"
          spellCheck={false}
          placeholder="krant.nl"
          value={typed ?? hosts.join(', ')}
          onChange={({ target }) => {
            setTyped(target.value);
            write({ from: [...from.filter(isOrigin), ...hostsIn(target.value)] });
          }}
          onBlur={() => setTyped(undefined)}
        />
      </span>
    </ChoiceGroup>
  );
}

const MOST_DIGITS = 4;

function Cart({ id, value, write, isReadOnly }: PartProps) {
  return (
    <ChoiceGroup label={texts.cart} id={`${id}-cart`}>
      {(['least', 'most'] as const).map((name) => (
        <label key={name} className={styles.choice} htmlFor={`${id}-cart-${name}`}>
          {texts[name]}
          <input
            id={`${id}-cart-${name}`}
            className={styles.time}
            inputMode="numeric"
            autoComplete="off"
            disabled={isReadOnly}
            value={value.cart?.[name] ?? ''}
            onChange={({ target }) => {
              const digits = target.value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
              const { [name]: _, ...rest } = value.cart ?? {};
              write({ cart: digits === '' ? rest : { ...rest, [name]: Number(digits) } });
            }}
          />
        </label>
      ))}
    </ChoiceGroup>
  );
}

/** For whom a popup opens. */
export function ConditionsValue({ value, change, id, isReadOnly }: ValueInputProps) {
  const conditions = conditionsIn(value);
  const part = {
    ...{ id, value: conditions, isReadOnly },
    write: (more: PopupConditions) => change(tidyConditions({ ...conditions, ...more })),
  };
  return (
    <div className={styles.group}>
      <div className={styles.parts}>
        <Devices
          {...{ id: `${id}-devices`, label: texts.onDevices, note: texts.oneDevice, isReadOnly }}
          names={texts.devices}
          shown={conditions.devices ?? popupDevices}
          change={(devices) => part.write({ devices })}
        />
        <Visit {...part} />
        <From {...part} />
        <Cart {...part} />
      </div>
    </div>
  );
}
