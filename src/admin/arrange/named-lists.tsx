import { type ReactNode, useId, useState } from 'react';
import { listLimits as limits } from '#kernel/limits-lists';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import controls from '../controls.module.css';
import form from '../form/form.module.css';
import type { Named } from '../inputs/names';
import { RowSearch } from '../inputs/references';
import { byId, useNextFocus } from '../inputs/use-next-focus';
import list from '../list/list.module.css';
import styles from './arrange.module.css';
import type { Arranging } from './use-arranging';

type NamedListProps = {
  title: string;
  help: string;
  search: string;
  rows: readonly Named[];
  without: readonly number[];
  add: (row: Named) => void;
  absent: readonly number[];
  draw: (row: Named, focusSearch: () => void) => ReactNode;
};

/** Articles that something holds for, with a line to look for more. */
function NamedList({ title, help, search, rows, without, add, absent, draw }: NamedListProps) {
  const id = useId();
  const focusNext = useNextFocus();
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 className={form.sectionTitle} id={`${id}-title`}>
        {title}
      </h2>
      <p className={form.help} id={`${id}-help`}>
        {help}
      </p>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <span className={styles.name}>
                {row.title}
                {absent.includes(row.id) && <span className={list.bad}>{texts.absent}</span>}
              </span>
              {draw(row, () => focusNext(byId(id)))}
            </li>
          ))}
        </ul>
      )}
      <RowSearch
        id={id}
        entity="Product"
        label={search}
        describedBy={`${id}-help`}
        {...{ isWrong: false, isReadOnly: false, without }}
        choose={add}
      />
    </section>
  );
}

const named = ({ nameOf }: Arranging, ids: readonly number[]): Named[] =>
  ids.map((id) => ({ id, title: nameOf(id) }));

/** Articles at a place of their own. */
export function PinList(arranging: Arranging) {
  const { arrangement, pin, movePin, free, preview } = arranging;
  const places = new Map(arrangement.pins.map(({ id, place }) => [id, place]));
  const ids = arrangement.pins
    .toSorted((one, other) => one.place - other.place || one.id - other.id)
    .map(({ id }) => id);
  return (
    <NamedList
      title={texts.pins}
      help={texts.pinsHelp}
      search={texts.addPin}
      rows={named(arranging, ids)}
      without={ids}
      absent={preview?.absent ?? []}
      add={pin}
      draw={(row, focusSearch) => (
        <>
          <PlaceLine
            title={row.title}
            place={places.get(row.id) ?? 1}
            last={Math.max(1, Math.min(limits.lastPlace, preview?.total ?? limits.lastPlace))}
            move={(place) => movePin(row, place)}
          />
          <button
            type="button"
            className={list.step}
            aria-label={texts.unpinOf(row.title)}
            onClick={() => {
              free(row);
              focusSearch();
            }}
          >
            {texts.unpin}
          </button>
        </>
      )}
    />
  );
}

type PlaceLineProps = {
  title: string;
  place: number;
  /** The last place that the list has. */
  last: number;
  move: (place: number) => void;
};

/** A place is moved to once it is typed as a whole: lines don't jump while one types. */
function PlaceLine({ title, place, last, move }: PlaceLineProps) {
  const id = useId();
  const focusNext = useNextFocus();
  const [isWrong, setWrong] = useState(false);
  /** The line moves among the others, and what had the focus in it would lose it. */
  const take = (text: string, next: () => HTMLElement | null) => {
    const number = Number(text);
    // A list may have become shorter than a place that stood already: that stays.
    const isPlace = Number.isInteger(number) && number >= 1 && number <= last;
    setWrong(!isPlace && number !== place);
    if (!isPlace || number === place) return;
    move(number);
    focusNext(next);
  };
  return (
    <span className={styles.placed}>
      <label className={styles.place}>
        <span aria-hidden="true">{texts.place}</span>
        <input
          id={id}
          key={place}
          type="number"
          className={controls.control}
          aria-label={texts.placeOf(title)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          min={1}
          max={last}
          defaultValue={place}
          onBlur={({ target, relatedTarget }) =>
            take(target.value, () => (relatedTarget instanceof HTMLElement ? relatedTarget : null))
          }
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') take(currentTarget.value, () => document.getElementById(id));
          }}
        />
      </label>
      {isWrong && (
        <span id={`${id}-wrong`} className={form.wrong} role="alert">
          {texts.placeWrong(last, place)}
        </span>
      )}
    </span>
  );
}

/** Articles that aren't in the list. */
export function HiddenList({ isSearched, ...arranging }: Arranging & { isSearched: boolean }) {
  const { arrangement, hide, show, preview } = arranging;
  return (
    <NamedList
      title={texts.hidden}
      help={isSearched ? texts.hiddenHelpOfWords : texts.hiddenHelp}
      search={texts.addHidden}
      rows={named(arranging, arrangement.hidden)}
      without={arrangement.hidden}
      absent={preview?.absent ?? []}
      add={hide}
      draw={(row, focusSearch) => (
        <button
          type="button"
          className={list.step}
          aria-label={texts.showOf(row.title)}
          onClick={() => {
            show(row);
            focusSearch();
          }}
        >
          {texts.show}
        </button>
      )}
    />
  );
}
