import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { pressMyStore, useMyStore } from '#browser/islands/use-my-store';
import { stores as limits } from '#kernel/limits-stores';
import { storeTexts } from '#kernel/messages/nl-stores';
import { field } from '#kernel/wire';
import { myStorePath } from '#kernel/wire-my-store';
import { Button, buttonClass } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { askedStore, foundStores, mapsAwake } from './chosen-store';
import type { StoreResults } from './store-hits';
import { foundIds, StoreList, summaryOf } from './store-list.view';
import styles from './store-search.module.css';
import { useStoreSearch } from './use-store-search';

export type StoreSearchProps = {
  /** What was asked for by the page's address. */
  text: string;
  /** What was found for it. */
  results?: StoreResults;
  /** The page's path: where the form goes without script. */
  action: string;
  /** What stores' addresses begin with. */
  baseUrl: string;
  /** The page's, for the forms in it. */
  token: string;
  /** The visitor's own store, on a page that was made for him. */
  mine?: number;
  /** Of what it finds: below its own heading. */
  level?: 2 | 3;
};

const texts = storeTexts.search;

const useMap = (): boolean => {
  const [awake, setAwake] = useState(false);
  useEffect(() => mapsAwake.subscribe((count) => setAwake(count > 0)), []);
  return awake;
};

/** Finding a store by postcode or place (S2.8/1). Without script it is a form and a list. */
export default function StoreSearch(props: StoreSearchProps) {
  const { text, results, action, baseUrl, token } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useStoreSearch(results, baseUrl);
  const hasMap = useMap();
  const mine = useMyStore(props.mine);

  // The map shows what is listed, and all stores once nothing is.
  const { results: found } = search;
  useEffect(() => {
    const ids = found && foundIds(found);
    foundStores.set(ids && { ids, from: found.from });
  }, [found]);

  // What was typed while the script was on its way.
  const { ask } = search;
  const early = useRef(ask);
  useEffect(() => early.current(input.current?.value ?? ''), []);

  const submit = (event: FormEvent) => {
    // After a failure the server answers in our place.
    if (search.failed) return;
    event.preventDefault();
    void search.search(input.current?.value ?? '');
  };
  const locate = () => {
    if (input.current) input.current.value = '';
    void search.locate();
  };
  const show = (store: number) => askedStore.set({ id: store, at: Date.now() });
  return (
    <div className={styles.search} data-store-search="">
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark */}
      <form
        className={styles.form}
        action={action}
        role="search"
        aria-label={texts.label}
        onSubmit={submit}
      >
        <label className={styles.label} htmlFor={`${id}place`}>
          {texts.label}
        </label>
        <div className={styles.box}>
          <input
            ref={input}
            id={`${id}place`}
            className={styles.input}
            type="text"
            name={field.placeInput}
            defaultValue={text}
            placeholder={texts.placeholder}
            maxLength={limits.longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            onInput={(event) => search.ask(event.currentTarget.value)}
          />
          <Button type="submit">{texts.submit}</Button>
        </div>
        <button
          type="button"
          className={classNames(buttonClass('secondary', true), styles.locate)}
          onClick={locate}
        >
          {texts.locate}
        </button>
      </form>
      <p className={styles.status} role="status">
        {search.message || (found && found.kind !== 'all' ? summaryOf(found) : '')}
      </p>
      {search.results && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a button's click is its key's too
        <form method="post" action={myStorePath.choose} onClick={pressMyStore}>
          <input type="hidden" name={field.token} value={token} />
          <StoreList
            results={search.results}
            onShow={hasMap ? show : undefined}
            mine={mine}
            level={props.level}
          />
        </form>
      )}
    </div>
  );
}
