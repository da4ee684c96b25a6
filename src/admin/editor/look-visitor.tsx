import { useState } from 'react';
import { consentTexts } from '#kernel/messages/nl-consent';
import { previewTexts as texts } from '#kernel/messages/nl-preview';
import { chooseTypes, fullConsent, noConsent } from '#kernel/values/consent';
import { chosenTypes, type LookConsent, writeConsent } from '#kernel/wire-preview';
import { RowSearch } from '../inputs/references';
import styles from '../plan/plan.module.css';
import { useStart } from '../start';
import type { LookAs } from './look';
import { Select } from './select';

/** `some`: a store that is still to be chosen. */
export type Visitor = {
  store: LookAs['store'] | 'some';
  signedIn: boolean | undefined;
  consent: LookConsent | undefined;
};

type LookVisitorProps = {
  /** The ids of its controls begin with it. */
  id: string;
  visitor: Visitor;
  change: (visitor: Visitor) => void;
  isStoreWrong: boolean;
};

const STORES = 'Location';

/** Chooses who looks: a made-up visitor. */
export function LookVisitor(props: LookVisitorProps) {
  const { id, visitor, change } = props;
  const { signedIn } = visitor;
  const knowsStores = useStart().entities.some(({ name }) => name === STORES);
  return (
    <>
      <div className={`${styles.part} ${styles.moment}`}>
        <Select
          {...{ id: `${id}-who`, label: texts.who, describedBy: `${id}-who-note` }}
          value={signedIn === undefined ? '' : String(signedIn)}
          change={(value) =>
            change({ ...visitor, signedIn: value === '' ? undefined : value === 'true' })
          }
          options={[
            ['', texts.asNow],
            ['false', texts.stranger],
            ['true', texts.customer],
          ]}
        />
        {knowsStores && <StoreChoice {...props} />}
      </div>
      <p id={`${id}-who-note`} className={styles.note}>
        {texts.customerNote}
      </p>
      <ConsentChoice {...props} />
    </>
  );
}

function StoreChoice({ id, visitor, change, isStoreWrong }: LookVisitorProps) {
  const { store } = visitor;
  const chosen = store !== 'some' && store ? store : undefined;
  const set = (next: Visitor['store']) => change({ ...visitor, store: next });
  const kinds: Record<string, Visitor['store']> = { '': undefined, none: null, some: 'some' };
  const kind = store === undefined ? '' : store === null ? 'none' : 'some';
  return (
    <>
      <Select
        {...{ id: `${id}-store`, label: texts.store, value: kind }}
        change={(value) => set(kinds[value])}
        options={[
          ['', texts.asNow],
          ['none', texts.noStore],
          ['some', texts.someStore],
        ]}
      />
      {kind === 'some' && (
        <div>
          <label htmlFor={`${id}-which`}>{texts.whichStore}</label>
          <RowSearch
            {...{ id: `${id}-which`, entity: STORES, isReadOnly: false, without: [] }}
            isWrong={isStoreWrong}
            describedBy={isStoreWrong ? `${id}-wrong` : undefined}
            {...(chosen?.name !== undefined && { chosen: chosen.name })}
            choose={({ id: number, title }) => set({ id: number, name: title })}
          />
        </div>
      )}
    </>
  );
}

const kindOf = (consent: LookConsent | undefined): string => {
  if (consent === undefined || consent === 'ask') return consent ?? '';
  const written = writeConsent(consent);
  if (written === writeConsent(noConsent)) return 'none';
  return written === writeConsent(fullConsent) ? 'all' : 'some';
};

const consents: Record<string, LookConsent | undefined> = {
  ask: 'ask',
  none: noConsent,
  all: fullConsent,
};

function ConsentChoice({ id, visitor, change }: LookVisitorProps) {
  const { consent } = visitor;
  // Who ticks all of them still ticks.
  const [isEach, setEach] = useState(kindOf(consent) === 'some');
  const set = (next: LookConsent | undefined) => change({ ...visitor, consent: next });
  const choices = consent === undefined || consent === 'ask' ? noConsent : consent;
  return (
    <>
      <div className={`${styles.part} ${styles.moment}`}>
        <Select
          {...{ id: `${id}-consent`, label: texts.consent, describedBy: `${id}-consent-note` }}
          value={isEach ? 'some' : kindOf(consent)}
          change={(value) => {
            setEach(value === 'some');
            set(value === 'some' ? choices : consents[value]);
          }}
          options={[
            ['', texts.asNow],
            ['ask', texts.consentAsk],
            ['none', texts.consentNone],
            ['all', texts.consentAll],
            ['some', texts.consentSome],
          ]}
        />
      </div>
      {isEach && (
        <fieldset className={styles.part}>
          <legend>{texts.consentTypes}</legend>
          {chosenTypes.map((type) => (
            <label key={type} className={styles.tick}>
              <input
                type="checkbox"
                checked={choices[type]}
                onChange={({ target }) =>
                  set(chooseTypes((one) => (one === type ? target.checked : choices[one])))
                }
              />
              {consentTexts.types[type].label}
            </label>
          ))}
        </fieldset>
      )}
      <p id={`${id}-consent-note`} className={styles.note}>
        {texts.consentNote}
      </p>
    </>
  );
}
