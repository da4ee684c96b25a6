import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { stores as limits } from '#kernel/limits';
import { storeTexts } from '#kernel/messages/nl-stores';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { askedStore, mapsAwake } from './chosen-store';
import type { StoreResults } from './store-hits';
import { StoreList, summaryOf } from './store-list.view';
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
};

const texts = storeTexts.search;

const useMap = (): boolean => {
  const [awake, setAwake] = useState(false);
  useEffect(() => mapsAwake.subscribe((count) => setAwake(count > 0)), []);
  return awake;
};

/** Finding a store by postcode or place (S2.8/1). Without script it is a form and a list. */
export default function StoreSearch({ text, results, action, baseUrl }: StoreSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useStoreSearch(results, baseUrl);
  const hasMap = useMap();

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
        <button type="button" className={styles.locate} onClick={locate}>
          {texts.locate}
        </button>
      </form>
      <p className={styles.status} role="status">
        {search.message || (search.results ? summaryOf(search.results) : '')}
      </p>
      {search.results && <StoreList results={search.results} onShow={hasMap ? show : undefined} />}
    </div>
  );
}
