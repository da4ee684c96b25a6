import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { counterPath, type Waiting } from '../contract';
import styles from './counter.module.css';
import { SearchForm } from './search-form.view';
import { WaitingList } from './waiting-list.view';

type Props = { storeId: number; typed: string; found: readonly Waiting[] };

/** Whoever is called as was typed; a code or number opens its thing at once. */
export function FoundScreen({ storeId, typed, found }: Props) {
  return (
    <>
      <div role="status">
        {found.length === 0 ? (
          <p>{texts.foundNone(typed)}</p>
        ) : (
          <p className="visually-hidden">{texts.pieces(found.length)}</p>
        )}
      </div>
      <WaitingList waiting={found} />
      <div className={styles.section}>
        <SearchForm
          action={counterPath.search(storeId)}
          label={texts.searchAgain}
          submit={texts.searchGo}
          typed={typed}
          isFirst={found.length === 0}
        />
      </div>
    </>
  );
}
