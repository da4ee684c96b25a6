import { Icon } from '#ui/icon.view';
import { useUi } from '#ui/use-ui';
import type { NavigationGroup, NavigationItem, ShellProps } from '../contract';
import styles from './header.module.css';
import { HeaderSearch } from './header-search.view';
import { HeaderTools } from './header-tools.view';
import { Navigation, navigationId } from './navigation.view';
import { Wordmark } from './wordmark.view';

export type HeaderProps = Pick<
  ShellProps,
  'site' | 'home' | 'navigation' | 'other' | 'currentPath' | 'searchBox' | 'store'
> & {
  /** Where the drawer leads besides the shop: service, stores. */
  help: readonly NavigationItem[];
  more: readonly NavigationGroup[];
  cartCount: number;
  wishlistCount: number;
};

/** Stays on top while the page scrolls; boot gives it `scrolled` after 10 px (S2.12/12). */
export function Header(props: HeaderProps) {
  const ui = useUi();
  return (
    <header className={styles.header} data-header="">
      <div className={styles.row}>
        <button
          type="button"
          className={styles.menu}
          popoverTarget={navigationId}
          data-menu-toggle=""
        >
          <Icon name="menu" />
          <span className="visually-hidden">{ui.shell.menu}</span>
        </button>
        <a
          className={styles.logo}
          href={props.home ?? '/'}
          aria-label={ui.shell.homeLink(props.site.name)}
        >
          <Wordmark name={props.site.name} logo={props.site.logo} mark={props.site.mark} />
        </a>
        <Navigation
          items={props.navigation}
          help={props.help}
          more={props.more}
          store={props.store}
          other={props.other}
          currentPath={props.currentPath}
        />
        <div className={styles.search} data-header-search="">
          {props.searchBox ?? <HeaderSearch />}
        </div>
        <HeaderTools cartCount={props.cartCount} wishlistCount={props.wishlistCount} />
      </div>
    </header>
  );
}
