import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { storeSendTexts as sendTexts } from '#kernel/messages/nl-store-send';
import { transferTexts } from '#kernel/messages/nl-transfers';
import { ButtonLink } from '#ui/button.view';
import { transfersAt } from '../../transfers/contract';
import { counterPath, type Waiting, type WaitingLists } from '../contract';
import styles from './counter.module.css';
import { Pages } from './pages.view';
import { SearchForm } from './search-form.view';
import { WaitingSection } from './waiting-list.view';

type Props = {
  storeId: number;
  token: string;
  lists: WaitingLists;
  toSend: readonly Waiting[];
  /** The store is one that sends. */
  sends: boolean;
};

/** What waits now, and the line that a scanner types in. */
export function StartScreen({ storeId, token, lists, toSend, sends }: Props) {
  const { counts, page, pages } = lists;
  return (
    <>
      <SearchForm
        action={counterPath.search(storeId)}
        label={texts.search}
        hint={texts.searchHint}
        submit={texts.searchGo}
        token={token}
      />
      <nav className={styles.parts} aria-label={texts.parts}>
        <ButtonLink kind="secondary" href={counterPath.stock(storeId)}>
          {texts.stock}
        </ButtonLink>
        <ButtonLink kind="secondary" href={counterPath.returns(storeId)}>
          {texts.returns}
        </ButtonLink>
        <ButtonLink kind="secondary" href={transfersAt.counter(storeId)}>
          {transferTexts.title}
        </ButtonLink>
      </nav>
      {(sends || toSend.length > 0) && (
        <WaitingSection
          id="counter-send"
          title={sendTexts.title}
          none={sendTexts.none}
          waiting={toSend}
        />
      )}
      {pages > 1 && (
        <p className={`${styles.section} ${styles.soft}`}>
          {texts.waitingMany(counts.prepare, counts.handOver)}
        </p>
      )}
      <div className={styles.columns}>
        <WaitingSection
          id="counter-prepare"
          title={texts.prepare}
          none={texts.prepareNone}
          waiting={lists.prepare}
          count={counts.prepare}
        />
        <WaitingSection
          id="counter-hand-over"
          title={texts.handOver}
          none={texts.handOverNone}
          waiting={lists.handOver}
          count={counts.handOver}
        />
      </div>
      <Pages action={counterPath.store(storeId)} label={texts.waitingPages} {...{ page, pages }} />
    </>
  );
}
