import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ToldList } from '#features/office/contract';
import { hoursTexts as texts } from '#kernel/messages/nl-office-hours';
import { call } from '../calls';
import styles from './hours.module.css';

export type Store = { id: number; title: string; place: string };

/** Rows of one call, and calls at most: a chain of 2000 stores. */
const AT_ONCE = 200;
const MOST_CALLS = 10;

/** Of the locations those that visitors come to: no office, no warehouse. */
export const STORES = 'f.kind=store';

/** All stores that the member may change, by place. */
export const useStores = () =>
  useQuery({
    queryKey: ['rows', 'location', 'hours'],
    queryFn: async ({ signal }): Promise<Store[]> => {
      const stores: Store[] = [];
      for (let nth = 0; nth < MOST_CALLS; nth += 1) {
        const asked = `${STORES}&limit=${AT_ONCE}&start=${stores.length}&sort=address_place&columns=address_place`;
        const { rows, total } = await call<ToldList>('GET', `rows/location?${asked}`, { signal });
        stores.push(
          ...rows.map(({ id, title, told }) => ({ id, title, place: told.address_place ?? '' })),
        );
        if (stores.length >= total || rows.length === 0) break;
      }
      return stores;
    },
  });

type StoresProps = {
  stores: readonly Store[];
  /** Undefined: all of them. */
  chosen: ReadonlySet<number> | undefined;
  choose: (chosen: ReadonlySet<number> | undefined) => void;
};

/** Which stores: all, or some of them. */
export function Stores({ stores, chosen, choose }: StoresProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = stores.filter(({ title, place }) =>
    words.every((word) => `${title} ${place}`.toLowerCase().includes(word)),
  );
  const places = [...new Set(shown.map(({ place }) => place))];
  const toggle = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const one of ids) isOn ? next.add(one) : next.delete(one);
    choose(next);
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.name}>{texts.which}</legend>
      <label className={styles.choice}>
        <input
          type="radio"
          name={`${id}-which`}
          checked={!chosen}
          onChange={() => choose(undefined)}
        />
        {stores.length === 1 ? stores[0]?.title : texts.all(stores.length)}
      </label>
      <label className={styles.choice}>
        <input
          type="radio"
          name={`${id}-which`}
          checked={Boolean(chosen)}
          onChange={() => choose(new Set())}
        />
        {texts.some}
      </label>
      {chosen && (
        <div className={styles.inner}>
          <input
            type="search"
            className={styles.control}
            aria-label={texts.search}
            placeholder={texts.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <p className={styles.note} role="status">
            {shown.length === 0 ? texts.noneFound : texts.chosen(chosen.size)}
          </p>
          <ul className={styles.stores}>
            {places.map((place) => {
              const some = shown.filter((one) => one.place === place);
              const ids = some.map((one) => one.id);
              return (
                <li key={place}>
                  {some.length > 1 && (
                    <label className={styles.choice}>
                      <input
                        type="checkbox"
                        checked={ids.every((one) => chosen.has(one))}
                        onChange={({ target }) => toggle(ids, target.checked)}
                      />
                      <strong>{texts.choosePlace(place)}</strong>
                    </label>
                  )}
                  {some.map((one) => (
                    <label key={one.id} className={some.length > 1 ? styles.deeper : styles.choice}>
                      <input
                        type="checkbox"
                        checked={chosen.has(one.id)}
                        onChange={({ target }) => toggle([one.id], target.checked)}
                      />
                      {one.title}
                    </label>
                  ))}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </fieldset>
  );
}
