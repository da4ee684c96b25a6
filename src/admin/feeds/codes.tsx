import { type FormEvent, useState } from 'react';
import type { StoreCodeChange, ToldFeedStore, ToldFeeds } from '#features/feeds/contract';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import gaps from '../gaps/gaps.module.css';
import missing from '../missing/missing.module.css';
import { tell } from '../shell/toasts';
import today from '../today/today.module.css';
import { useKeptFromLeaving } from '../use-kept-from-leaving';
import styles from './feeds.module.css';

type CodesProps = {
  stores: readonly ToldFeedStore[];
  maySet: boolean;
  show: (next: ToldFeeds) => void;
  reload: () => Promise<unknown>;
};

const PREFIX = 'feed-';
const fieldOf = ({ id }: Pick<ToldFeedStore, 'id'>): string => `code-${id}`;

/** What Google calls each store: typed by who may, told to others. */
export function Codes({ stores, maySet, show, reload }: CodesProps) {
  /** What was typed and isn't saved, with what stood there. */
  const [typed, setTyped] = useState<
    Readonly<Record<number, Pick<StoreCodeChange, 'code' | 'was'>>>
  >({});
  const codeOf = ({ id, code }: ToldFeedStore): string => typed[id]?.code ?? code;
  const values = Object.fromEntries(stores.map((store) => [fieldOf(store), codeOf(store)]));
  const { send, isBusy, errors } = useSending(values, PREFIX);
  const changes = stores.flatMap(({ id }): StoreCodeChange[] => {
    const one = typed[id];
    return one && one.code.trim() !== one.was ? [{ id, ...one }] : [];
  });
  const coded = stores.filter(({ code }) => code !== '').length;
  useKeptFromLeaving(changes.length > 0);
  const type = ({ id, code: was }: ToldFeedStore, code: string) =>
    setTyped((all) => ({ ...all, [id]: { code, was } }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (changes.length === 0) return tell(texts.codesSame);
    const isSaved = await send(async () =>
      show(await call<ToldFeeds>('PUT', 'feeds/codes', { body: { codes: changes } })),
    );
    if (isSaved) {
      setTyped({});
      tell(texts.codesSaved);
    } else await reload();
  };
  return (
    <section aria-labelledby="feeds-codes">
      <h2 id="feeds-codes" className={today.title}>
        {texts.codes}
      </h2>
      <p className={missing.lead}>
        {texts.codesText} {texts.withCodes(coded, stores.length)}.
      </p>
      {stores.length === 0 && <p>{texts.noStores}</p>}
      {stores.length > 0 && (
        <details>
          <summary className={gaps.mend}>{texts.showCodes}</summary>
          <form onSubmit={(event) => void save(event)} noValidate>
            <ul className={styles.codes}>
              {stores.map((store) => {
                return (
                  <li key={store.id}>
                    <TextField
                      id={`${PREFIX}${fieldOf(store)}`}
                      label={texts.codeOf(store.title, store.place)}
                      autoComplete="off"
                      spellCheck={false}
                      readOnly={!maySet}
                      value={codeOf(store)}
                      error={errors[fieldOf(store)]}
                      onChange={({ target }) => type(store, target.value)}
                    />
                  </li>
                );
              })}
            </ul>
            {maySet && (
              <Button type="submit" disabled={isBusy}>
                {texts.saveCodes}
              </Button>
            )}
          </form>
        </details>
      )}
    </section>
  );
}
