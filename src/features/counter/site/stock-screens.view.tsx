import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Movements, type ToldMovement } from '#ui/work/movements.view';
import { Outcome } from '#ui/work/outcome.view';
import { counterPath, type FoundStock } from '../contract';
import { Article } from './article.view';
import styles from './counter.module.css';
import { Pages } from './pages.view';
import { SearchForm } from './search-form.view';

type StockProps = { storeId: number; typed: string; found: FoundStock };

/** Articles as a store has them, found by name, number or EAN. */
export function StockScreen({ storeId, typed, found }: StockProps) {
  const { items, count } = found;
  return (
    <>
      <SearchForm
        action={counterPath.stock(storeId)}
        label={texts.stockSearch}
        submit={texts.searchGo}
        typed={typed}
      />
      <Outcome isAsked={typed !== ''}>
        {typed === '' ? texts.stockStart : texts.stockFound(count, typed)}
      </Outcome>
      {items.length > 0 && (
        <ul className={styles.found}>
          {items.map((item) => (
            <li key={item.variantId}>
              <Article article={item} isHeading>
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
            </li>
          ))}
        </ul>
      )}
      <Pages action={counterPath.stock(storeId)} typed={typed} {...found} />
      <p className={styles.section}>
        <a href={counterPath.movements(storeId)} className={styles.link}>
          {texts.movementsAll}
        </a>
      </p>
    </>
  );
}

/** What staff wrote of all articles of a store. */
export function MovementsScreen({ movements }: { movements: readonly ToldMovement[] }) {
  return <Movements movements={movements} />;
}
