import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Outcome } from '#ui/work/outcome.view';
import { counterPath, type FoundPage } from '../contract';
import styles from './counter.module.css';
import { Pages } from './pages.view';
import { SearchForm } from './search-form.view';
import { WaitingList } from './waiting-list.view';

type Props = { storeId: number; token: string; typed: string; found: FoundPage };

/** Whoever is called as was typed; a code or number opens its thing at once. */
export function FoundScreen({ storeId, token, typed, found }: Props) {
  const { waiting, orders, reservations } = found;
  return (
    <>
      <Outcome isAsked>
        {orders + reservations === 0 ? texts.foundNone(typed) : texts.foundOf(orders, reservations)}
      </Outcome>
      <WaitingList waiting={waiting} />
      <Pages action={counterPath.search(storeId)} typed={typed} {...found} />
      <div className={styles.section}>
        <SearchForm
          action={counterPath.search(storeId)}
          token={token}
          label={texts.searchAgain}
          submit={texts.searchGo}
          typed={typed}
        />
      </div>
    </>
  );
}
