import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { transferTexts } from '#kernel/messages/nl-transfers';
import { ButtonLink } from '#ui/button.view';
import { transfersAt } from '../../transfers/contract';
import { counterPath, type WaitingLists } from '../contract';
import styles from './counter.module.css';
import { SearchForm } from './search-form.view';
import { WaitingSection } from './waiting-list.view';

type Props = { storeId: number; token: string; lists: WaitingLists };

/** What waits now, and the line that a scanner types in. */
export function StartScreen({ storeId, token, lists }: Props) {
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
      <div className={styles.columns}>
        <WaitingSection
          id="counter-prepare"
          title={texts.prepare}
          none={texts.prepareNone}
          waiting={lists.prepare}
        />
        <WaitingSection
          id="counter-hand-over"
          title={texts.handOver}
          none={texts.handOverNone}
          waiting={lists.handOver}
        />
      </div>
    </>
  );
}
