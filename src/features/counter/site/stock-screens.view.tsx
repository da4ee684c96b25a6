import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { counterPath, type StockItem, type ToldMovement } from '../contract';
import { Article } from './article.view';
import styles from './counter.module.css';
import { Movements } from './movements.view';
import { SearchForm } from './search-form.view';

type StockProps = { storeId: number; typed: string; items: readonly StockItem[] };

/** Articles as a store has them, found by name, number or EAN. */
export function StockScreen({ storeId, typed, items }: StockProps) {
  return (
    <>
      <SearchForm
        action={counterPath.stock(storeId)}
        label={texts.stockSearch}
        submit={texts.searchGo}
        typed={typed}
        isFirst
      />
      <p role="status" className={styles.status}>
        {typed === '' ? texts.stockStart : found(items.length, typed)}
      </p>
      {items.map((item) => (
        <Article key={item.variantId} article={item}>
          <p className={styles.beside}>
            <strong>{texts.free(item.free)}</strong>
            <a href={item.href} className={styles.link}>
              {texts.correct}
              <span className="visually-hidden">
                {' '}
                {[item.title, item.choice].filter(Boolean).join(', ')}
              </span>
            </a>
          </p>
        </Article>
      ))}
      <p className={styles.section}>
        <a href={counterPath.movements(storeId)} className={styles.link}>
          {texts.movementsAll}
        </a>
      </p>
    </>
  );
}

const found = (count: number, typed: string): string =>
  count === 0 ? texts.stockNone(typed) : texts.pieces(count);

/** What staff wrote of all articles of a store. */
export function MovementsScreen({ movements }: { movements: readonly ToldMovement[] }) {
  return <Movements movements={movements} />;
}
