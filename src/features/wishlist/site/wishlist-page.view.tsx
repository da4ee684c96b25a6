import { wishlist as limits } from '#kernel/limits';
import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { path } from '#kernel/wire';
import { ButtonLink } from '#ui/button.view';
import { accountPath, returnField } from '../../accounts/contract';
import type { SavedItem } from '../contract';
import { SavedItemView } from './saved-item.view';
import { ShareList } from './share-list.view';
import styles from './wishlist-page.module.css';

/** Whoever logs in from here comes back here. */
const loginHref = `${accountPath.login}?${new URLSearchParams({ [returnField]: path.wishlist })}`;

export type WishlistPageProps = {
  /** The last saved first. */
  items: readonly SavedItem[];
  token: string;
  /** Nobody is logged in: the list is this device's. */
  isGuest: boolean;
  /** The whole address at which others read it; absent: it isn't shared. */
  shareHref?: string;
  /** Of its title: 2 within the dashboard. */
  level: 1 | 2;
};

/** What a visitor saved for later. */
export function WishlistPage({ items, token, isGuest, shareHref, level }: WishlistPageProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={level === 1 ? styles.page : undefined}>
      <Heading
        className={level === 1 ? styles.title : styles.subtitle}
        tabIndex={-1}
        data-wishlist-title=""
      >
        {texts.title}
      </Heading>
      <div data-wishlist-empty="" hidden={items.length > 0}>
        <p className={styles.text}>{texts.empty}</p>
        <ButtonLink href="/">{texts.toShop}</ButtonLink>
      </div>
      {items.length > 0 && (
        <div data-wishlist-full="">
          <p className={styles.text}>
            <span data-wishlist-total="">{texts.count(items.length)}</span>
            {isGuest && (
              <>
                . {texts.guest(limits.guestDays)} <a href={loginHref}>{texts.login}</a>
              </>
            )}
          </p>
          <ul className={styles.grid} data-wishlist="">
            {items.map((item) => (
              <li key={item.productId} className={styles.item}>
                <SavedItemView item={item} token={token} />
              </li>
            ))}
          </ul>
          <ShareList token={token} href={shareHref} level={level === 1 ? 2 : 3} />
        </div>
      )}
    </div>
  );
}
