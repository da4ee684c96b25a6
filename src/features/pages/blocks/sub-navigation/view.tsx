import { Icon } from '#ui/icon.view';
import styles from './sub-navigation.module.css';

export type SubPage = { title: string; href: string; children: readonly SubPage[] };

export type SubNavigationProps = {
  title: string;
  pages: readonly SubPage[];
  currentPath: string;
};

const isIn = ({ href, children }: SubPage, path: string): boolean =>
  href === path || children.some((child) => isIn(child, path));

const current = (href: string, path: string) => (href === path ? 'page' : undefined);

/**
 * The pages beside and below this one. A page with pages of its own is a toggle: the first press opens
 * its panel, the next follows it (S4.10/4); without script it is a link, and the panel of the page
 * that one is on stands open.
 */
export default function SubNavigation({ title, pages, currentPath }: SubNavigationProps) {
  if (pages.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={title} data-subnav="">
      <ul className={styles.list}>
        {pages.map((page, index) => (
          <Entry
            key={page.href}
            page={page}
            panelId={`subnav-${index + 1}`}
            currentPath={currentPath}
          />
        ))}
      </ul>
    </nav>
  );
}

type EntryProps = { page: SubPage; panelId: string; currentPath: string };

function Entry({ page, panelId, currentPath }: EntryProps) {
  const { title, href, children } = page;
  if (children.length === 0) {
    return (
      <li>
        <a className={styles.link} href={href} aria-current={current(href, currentPath)}>
          {title}
        </a>
      </li>
    );
  }
  const isOpen = isIn(page, currentPath);
  return (
    <li>
      <a
        className={styles.link}
        href={href}
        aria-current={current(href, currentPath)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-subnav-toggle=""
      >
        {title} <Icon name="down" small />
      </a>
      <ul id={panelId} className={styles.panel} hidden={!isOpen}>
        {children.map((child) => (
          <li key={child.href}>
            <a
              className={styles.link}
              href={child.href}
              aria-current={current(child.href, currentPath)}
            >
              {child.title}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
