import { path } from '#kernel/wire';
import { classNames } from '#ui/class-names';
import { Icon, type IconName, isIconName } from '#ui/icon.view';
import { Picture } from '#ui/picture.view';
import { useUi } from '#ui/use-ui';
import type { NavigationGroup, NavigationItem, ShellProps } from '../contract';
import { MyStoreLink } from './my-store-link.view';
import styles from './navigation.module.css';
import { NavigationPanel } from './navigation-panel.view';
import { OtherLanguage } from './other-language.view';

/** The id of the menu: a drawer on small screens, in place on large ones. */
export const navigationId = 'menu';

/** Of service and stores. */
const signs: readonly IconName[] = ['speech', 'store'];

type Props = {
  items: readonly NavigationItem[];
  /** Where a drawer leads besides the shop: service, stores. */
  help: readonly NavigationItem[];
  /** What else of the footer stands there. */
  more: readonly NavigationGroup[];
  store?: ShellProps['store'];
  other?: ShellProps['other'];
  currentPath: string;
};

const place = (href: string, current: string): 'page' | 'true' | undefined => {
  if (href === current) return 'page';
  return current.startsWith(`${href}/`) ? 'true' : undefined;
};

/** The main navigation, written once: the drawer of a phone and the bar of a desktop are the same. */
export function Navigation({ items, help, more, store, other, currentPath }: Props) {
  const ui = useUi();
  return (
    <div
      id={navigationId}
      className={styles.drawer}
      popover="auto"
      data-menu-panel=""
      data-drawer={ui.shell.menu}
    >
      <div className={styles.top}>
        <p className={styles.title}>{ui.shell.menu}</p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={navigationId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="visually-hidden">{ui.close}</span>
        </button>
      </div>
      <nav aria-label={ui.shell.navigationLabel}>
        <ul className={styles.bar}>
          {items.map((item, index) => (
            <NavigationEntry
              key={item.href}
              item={item}
              panelId={`${navigationId}-${index + 1}`}
              currentPath={currentPath}
            />
          ))}
        </ul>
      </nav>
      <ul className={styles.tools}>
        <MyStoreLink store={store} className={styles.tool} />
        {help
          .map(({ title, href }, place) => (
            <li key={href}>
              <a className={styles.tool} href={href}>
                <Icon name={signs[place] ?? 'info'} /> {title}
              </a>
            </li>
          ))
          .reverse()}
        <li>
          <a className={styles.tool} href={path.login}>
            <Icon name="person" /> {ui.shell.account}
          </a>
        </li>
        <li>
          <a className={styles.tool} href={path.wishlist}>
            <Icon name="heart" /> {ui.shell.wishlist}
          </a>
        </li>
        {more.map(({ title, href, sign = '' }) => (
          <li key={href}>
            <a className={styles.tool} href={href}>
              <Icon name={isIconName(sign) ? sign : 'info'} /> {title}
            </a>
          </li>
        ))}
        {other && (
          <li>
            <OtherLanguage other={other} className={styles.tool} icon="globe" />
          </li>
        )}
        <li>
          <a className={styles.tool} href={path.withdraw}>
            {ui.shell.withdraw}
          </a>
        </li>
      </ul>
    </div>
  );
}

type EntryProps = { item: NavigationItem; panelId: string; currentPath: string };

function NavigationEntry({ item, panelId, currentPath }: EntryProps) {
  const ui = useUi();
  const groups = item.children ?? [];
  return (
    <li className={styles.entry} data-nav-item="">
      <a
        className={classNames(styles.link, item.accent && styles.accent)}
        href={item.href}
        aria-current={place(item.href, currentPath)}
      >
        {item.picture && (
          <Picture
            className={styles.face}
            picture={item.picture}
            sizes="3.5rem"
            widths={[160]}
            // Each page carries seven of them: at this size another format saves less than its words cost.
            formats={['webp']}
            alt=""
          />
        )}
        {item.title}
      </a>
      {groups.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded="false"
            aria-controls={panelId}
            data-nav-toggle=""
          >
            <Icon name="down" small />
            <span className="visually-hidden">{ui.shell.openPanel(item.title)}</span>
          </button>
          <NavigationPanel id={panelId} item={item} groups={groups} className={styles.panel} />
        </>
      )}
    </li>
  );
}
