import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import type { SavedItem } from '../contract';
import { SavedCard } from './saved-item.view';
import styles from './wishlist-page.module.css';

/** Somebody else's list, to look at: nothing tells whose it is. */
export function SharedPage({ items }: { items: readonly SavedItem[] }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.sharedTitle}</h1>
      <p className={styles.text}>{items.length === 0 ? texts.sharedEmpty : texts.sharedText}</p>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.productId} className={styles.item}>
            {/* What it was when it was saved is its owner's own. */}
            <SavedCard item={{ ...item, isBack: false, cheaperCents: 0 }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
