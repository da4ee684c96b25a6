import { SAYS_LANGUAGE } from '#kernel/wire-language';
import { Icon } from '#ui/icon.view';
import { Picture } from '#ui/picture.view';
import { useUi } from '#ui/use-ui';
import type { NavigationGroup, NavigationItem, NavigationLink } from '../contract';
import styles from './navigation-panel.module.css';

type Props = {
  id: string;
  item: NavigationItem;
  groups: NonNullable<NavigationItem['children']>;
  className?: string;
};

/**
 * What lies under one entry of the navigation: all of it, and its groups with their links. A group
 * that is called as the entry is needs no heading. On a small screen all but the first are folded.
 */
export function NavigationPanel({ id, item, groups, className }: Props) {
  const ui = useUi();
  return (
    <div id={id} className={className} data-nav-panel="">
      <div className={styles.inner}>
        <a className={styles.all} href={item.href} {...{ [SAYS_LANGUAGE]: '' }}>
          {item.all ?? ui.shell.all(item.title)} <Icon name="arrow" small />
        </a>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.title} className={styles.group}>
              {group.title !== item.title && <Heading {...group} />}
              {isFolded(group, item) ? (
                <details className={styles.fold} open={group === groups[0]}>
                  <summary className={`${styles.link} ${styles.heading}`}>{group.title}</summary>
                  <Links items={group.items} />
                </details>
              ) : (
                <Links items={group.items} />
              )}
            </li>
          ))}
        </ul>
        <Pictures links={groups.flatMap(({ items }) => items)} />
      </div>
    </div>
  );
}

/** Under a title that leads nowhere itself: a small screen folds it, the others hold it open by style. */
const isFolded = ({ title, href, items }: NavigationGroup, item: NavigationItem): boolean =>
  !href && items.length > 0 && title !== item.title;

function Links({ items }: Pick<NavigationGroup, 'items'>) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((link) => (
        <li key={link.href}>
          <a className={styles.link} href={link.href}>
            {link.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Heading({ title, href }: NavigationGroup) {
  const name = `${styles.link} ${styles.heading}`;
  return href ? (
    <a className={name} href={href}>
      {title}
    </a>
  ) : (
    <p className={name}>{title}</p>
  );
}

/**
 * The links that have a picture, once more: for who looks for goods and not for words. Keys and screen readers
 * have the links themselves.
 */
function Pictures({ links }: { links: readonly NavigationLink[] }) {
  const shown = links.filter(({ picture }) => picture);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-hidden="true">
      {shown.map(({ title, href, picture }) => (
        <li key={href}>
          <a className={styles.picture} href={href} tabIndex={-1}>
            {picture && (
              <Picture picture={picture} sizes="min(13rem, 14vw)" widths={[320, 480]} alt="" />
            )}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
