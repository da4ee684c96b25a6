import { path } from '#kernel/wire';
import { searchIn } from '#kernel/wire-language';
import { Icon } from '#ui/icon.view';
import { useLanguage } from '#ui/language';
import { useUi } from '#ui/use-ui';
import styles from './header-tools.module.css';

type Counts = { cartCount: number; wishlistCount: number };

/** Search (on small screens), account, wishlist and cart. */
export function HeaderTools({ cartCount, wishlistCount }: Counts) {
  const ui = useUi();
  return (
    <ul className={styles.tools} aria-label={ui.shell.toolsLabel}>
      <li className={styles.search}>
        <a className={styles.tool} href={searchIn(useLanguage())} data-search-toggle="">
          <Icon name="search" />
          <span className="visually-hidden">{ui.shell.search}</span>
        </a>
      </li>
      <li className={styles.account}>
        <a className={styles.tool} href={path.login}>
          <Icon name="person" />
          <span className="visually-hidden">{ui.shell.account}</span>
        </a>
      </li>
      <li>
        <a
          className={styles.tool}
          href={path.wishlist}
          data-wishlist-button=""
          data-count={wishlistCount}
        >
          <Icon name="heart" />
          <span className="visually-hidden">{ui.shell.wishlist}</span>
          <span className={styles.count} data-wishlist-count="" hidden={wishlistCount < 1}>
            {wishlistCount}
          </span>
        </a>
      </li>
      <li>
        <a className={styles.tool} href={path.checkout} data-cart-button="">
          <Icon name="bag" />
          <span className="visually-hidden">{ui.shell.cart}</span>
          <span className={styles.count} data-cart-count="" hidden={cartCount < 1}>
            {cartCount}
          </span>
        </a>
      </li>
    </ul>
  );
}
