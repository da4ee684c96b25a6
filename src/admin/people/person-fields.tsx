import { useState } from 'react';
import type { ToldPeople } from '#features/staff/contract';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { described, FieldFrame, TextField } from '#ui/text-field.view';
import controls from '../controls.module.css';
import styles from './people.module.css';

export type PersonValues = { name: string; roleId: number | undefined; storeIds: number[] };

type Props = {
  data: ToldPeople;
  values: PersonValues;
  set: (values: PersonValues) => void;
  errors: Record<string, string>;
  /** The role that he has, which he may keep. */
  roleId?: number;
};

const bindsToStores = (data: ToldPeople, { roleId }: PersonValues): boolean =>
  data.roles.find(({ id }) => id === roleId)?.bindsToStores === true;

/** Whether a role that is bound to own stores was chosen, and none of those: he could do nothing. */
export const lacksStores = (data: ToldPeople, values: PersonValues): boolean =>
  bindsToStores(data, values) && values.storeIds.length === 0;

/** What somebody is called, may do, and where. */
export function PersonFields({ data, values, set, errors, roleId }: Props) {
  const isBound = bindsToStores(data, values);
  const hasStores = isBound || values.storeIds.length > 0;
  const roleField = { id: 'account-role', error: errors.role, hint: texts.roleHint };
  return (
    <>
      <TextField
        id="account-name"
        label={texts.name}
        autoComplete="off"
        value={values.name}
        error={errors.name}
        required
        alone
        onChange={(event) => set({ ...values, name: event.target.value })}
      />
      <FieldFrame {...roleField} label={texts.role}>
        <select
          {...described(roleField)}
          className={styles.select}
          value={values.roleId ?? ''}
          required
          onChange={(event) => set({ ...values, roleId: Number(event.target.value) })}
        >
          {values.roleId === undefined && <option value="">{texts.roleMissing}</option>}
          {data.roles.map(({ id, label, mayGive }) => (
            <option key={id} value={id} disabled={!mayGive && id !== roleId}>
              {label}
            </option>
          ))}
        </select>
      </FieldFrame>
      {hasStores && (
        <Stores
          isBound={isBound}
          stores={data.stores}
          chosen={values.storeIds}
          error={errors.stores}
          set={(storeIds) => set({ ...values, storeIds })}
        />
      )}
    </>
  );
}

type StoresProps = {
  /** The role is for own stores alone. */
  isBound: boolean;
  stores: ToldPeople['stores'];
  chosen: readonly number[];
  error: string | undefined;
  set: (ids: number[]) => void;
};

function Stores({ isBound, stores, chosen, error, set }: StoresProps) {
  const [search, setSearch] = useState('');
  // What was chosen stands first, and stays where it stands while one chooses.
  const [sorted] = useState(() => [
    ...stores.filter(({ id }) => chosen.includes(id)),
    ...stores.filter(({ id }) => !chosen.includes(id)),
  ]);
  const found = sorted.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
  const turn = (id: number) =>
    set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset
      className={styles.stores}
      id="account-stores"
      tabIndex={-1}
      aria-describedby="account-stores-state"
    >
      <legend className={styles.legend}>{texts.stores}</legend>
      <p className={styles.hint}>{texts.storesHint}</p>
      <input
        type="search"
        className={controls.control}
        aria-label={texts.storesSearch}
        placeholder={texts.storesSearch}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className={styles.list}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <label className={styles.choice}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => turn(id)} />
              {title}
            </label>
          </li>
        ))}
      </ul>
      <div id="account-stores-state" role="status">
        {error && <p className={styles.wrong}>{error}</p>}
        {isBound && chosen.length === 0 ? (
          <p className={styles.warning}>{texts.storesLacking}</p>
        ) : (
          <p className={styles.hint}>{texts.storesChosen(chosen.length)}</p>
        )}
      </div>
    </fieldset>
  );
}
