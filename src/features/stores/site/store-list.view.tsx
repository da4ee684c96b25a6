import { stores as limits } from '#kernel/limits-stores';
import { contentTexts } from '#kernel/messages/nl-content';
import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { storeTexts } from '#kernel/messages/nl-stores';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { MyStoreButton } from '#ui/my-store-button.view';
import { streetLine } from '../contract';
import type { StoreHit, StoreResults } from './store-hits';
import styles from './store-list.module.css';

const texts = storeTexts.search;

/** What was found, in a line: it is read aloud when it changes. */
export const summaryOf = (results: StoreResults): string => {
  const { kind, text, hits, total } = results;
  const count = hits.length;
  if (count === 0) return texts.none;
  if (total > count) return partSummary(results);
  if (kind === 'place') return texts.inPlace(count, hits[0]?.place ?? text);
  if (kind === 'begin') return texts.beginning(count, text);
  if (kind === 'typo') return texts.meant(count, hits[0]?.place ?? text);
  if (kind === 'near') return texts.near(count);
  if (kind === 'unclear') return texts.unclear(text);
  return kind === 'nowhere' ? texts.nowhere(text) : texts.all(count);
};

const partSummary = ({ kind, text, hits: { length }, total }: StoreResults): string => {
  if (kind === 'near') return texts.nearest(length, total);
  if (kind === 'unclear') return texts.unclearPart(text, length, total);
  return kind === 'nowhere' ? texts.nowherePart(text, length, total) : texts.part(length, total);
};

/** The stores that were asked for: of those by distance the nearest, as many as stand in the list at once. */
export const foundIds = ({ kind, hits }: StoreResults): number[] | undefined => {
  if (kind === 'all' || kind === 'nowhere' || kind === 'unclear') return undefined;
  return (kind === 'near' ? hits.slice(0, limits.shownFirst) : hits).map(({ id }) => id);
};

export type StoreListProps = {
  results: StoreResults;
  /** Shows a store on the page's map; left out where there is none. */
  onShow?: (id: number) => void;
  /** The visitor's own store. */
  mine?: number;
  /** Of the stores' names: below the heading of the search. */
  level?: 2 | 3;
};

/** His own store is the one that most come for. */
const ownFirst = (hits: readonly StoreHit[], mine?: number): StoreHit[] => [
  ...hits.filter(({ id }) => id === mine),
  ...hits.filter(({ id }) => id !== mine),
];

/** The stores that were found; beyond the first few behind one button. Of all of them, unasked for, fewer stand open. */
export function StoreList({ results, ...shown }: StoreListProps) {
  const { kind, rough, total } = results;
  const isAll = kind === 'all';
  const hits = isAll ? ownFirst(results.hits, shown.mine) : results.hits;
  const open = isAll ? limits.shownUnasked : limits.shownFirst;
  const [first, rest] = [hits.slice(0, open), hits.slice(open)];
  return (
    <div
      data-store-results=""
      data-found={foundIds(results)?.join(' ')}
      data-from={results.from && `${results.from.latitude} ${results.from.longitude}`}
      data-whole={isAll ? '' : undefined}
    >
      <ol className={styles.list}>
        {first.map((hit) => (
          <Hit key={hit.id} hit={hit} rough={rough} {...shown} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {isAll && total === hits.length ? texts.whole(total) : texts.more(rest.length)}{' '}
            <Icon name="down" small />
          </summary>
          <ol className={styles.list} start={first.length + 1}>
            {rest.map((hit) => (
              <Hit key={hit.id} hit={hit} rough={rough} {...shown} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

type HitProps = Pick<StoreListProps, 'onShow' | 'mine' | 'level'> & {
  hit: StoreHit;
  rough: boolean;
};

function Hit({ hit, rough, onShow, mine, level = 3 }: HitProps) {
  const Heading = `h${level}` as const;
  const ofStore = <span className="visually-hidden">{texts.ofStore(hit.title)}</span>;
  return (
    <li className={styles.hit} data-item_id={hit.id}>
      <Heading className={styles.title}>
        {hit.title}
        {hit.id === mine && <span className={styles.mine}>{myStoreTexts.label}</span>}
      </Heading>
      {hit.distance && (
        <p className={styles.distance}>{rough ? texts.about(hit.distance) : hit.distance}</p>
      )}
      <p className={styles.address}>
        {streetLine(hit)}, {hit.place}
      </p>
      <p className={classNames(styles.state, hit.state.open && styles.open)}>
        {contentTexts.stores.openText(hit.state)}
      </p>
      <p className={styles.links}>
        <a className={styles.link} href={hit.href}>
          {contentTexts.stores.view}
          {ofStore}
        </a>
        <MyStoreButton
          id={hit.id}
          store={hit.title}
          isMine={hit.id === mine}
          className={styles.link}
        />
        {onShow && (
          <button type="button" className={styles.link} onClick={() => onShow(hit.id)}>
            {texts.onMap}
            {ofStore}
          </button>
        )}
      </p>
    </li>
  );
}
