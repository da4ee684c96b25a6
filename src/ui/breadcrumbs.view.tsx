import { BackLink } from './back-link.view';
import styles from './breadcrumbs.module.css';
import { classNames } from './class-names';
import { useUi } from './use-ui';

export type BreadcrumbsProps = {
  /** From the first below home to the page itself. */
  items: readonly { label: string; href: string }[];
  /** Back to the list that one came from (S2.12/17): on a phone in place of the way. */
  back?: { label: string; href: string };
  /** The home of the page's language. */
  home?: string;
};

/** Where this page stands. On a phone only the way one step up is shown. */
export function Breadcrumbs({ items, back, home = '/' }: BreadcrumbsProps) {
  const ui = useUi();
  const all = [{ label: ui.breadcrumbs.home, href: home }, ...items];
  return (
    <div className={classNames(styles.way, back && styles.withBack)}>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <nav className={styles.crumbs} aria-label={ui.breadcrumbs.label}>
        <ol className={styles.list}>
          {all.map(({ label, href }, index) => (
            <li key={href} className={styles.item}>
              <a href={href} aria-current={index === all.length - 1 ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
