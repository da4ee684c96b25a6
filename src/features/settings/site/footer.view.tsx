import type { ReactNode } from 'react';
import { path } from '#kernel/wire';
import { addressIn } from '#kernel/wire-language';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useLanguage } from '#ui/language';
import { useUi } from '#ui/use-ui';
import type { Identity, LanguageSwitch, NavigationItem, SiteSummary } from '../contract';
import styles from './footer.module.css';
import { OtherLanguage } from './other-language.view';
import quiet from './quiet-header.module.css';
import { Wordmark } from './wordmark.view';

type Props = {
  site: SiteSummary;
  /** Above the columns, where there are any. */
  part?: ReactNode;
  columns: readonly NavigationItem[];
  identity: Identity;
  other?: LanguageSwitch;
};

/** Where to go for help, and who the chain is in full; without columns only that. */
export function Footer({ site, part, columns, identity, other }: Props) {
  const ui = useUi();
  return (
    <footer className={styles.footer}>
      <div className={classNames(styles.inner, columns.length === 0 && quiet.foot)}>
        {columns.length > 0 && part}
        {columns.length > 0 && (
          <nav className={styles.columns} aria-label={ui.shell.footerLabel}>
            {columns.map((column) => (
              <FooterColumn key={column.title} column={column} />
            ))}
          </nav>
        )}
        {columns.length > 0 ? (
          <div className={styles.base}>
            <Wordmark name={site.name} logo={site.logo} mark={site.mark} className={styles.mark} />
            <IdentityLines identity={identity} other={other} />
          </div>
        ) : (
          <IdentityLines identity={identity} other={other} />
        )}
      </div>
    </footer>
  );
}

/**
 * A phone folds a column. Where there is room it is a heading and a list, which the style sheet holds open:
 * nothing is pressed there.
 */
function FooterColumn({ column }: { column: NavigationItem }) {
  return (
    <div>
      <h2 className={styles.heading}>{column.title}</h2>
      <details className={styles.fold}>
        <summary className={styles.title}>
          <h2>{column.title}</h2>
          <Icon name="down" small />
        </summary>
        <ul>
          {column.children?.map((link) => (
            <li key={link.href}>
              <a className={styles.link} href={link.href}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/**
 * With the way to withdraw from a purchase, which the law wants found without looking (art. 6:230oa BW): it
 * lies in no fold.
 */
function IdentityLines({ identity, other }: Pick<Props, 'identity' | 'other'>) {
  const ui = useUi();
  return (
    <section className={styles.identity} aria-label={ui.shell.identityLabel}>
      <address className={styles.lines}>
        <span>{identity.legalName}</span>
        <span>{identity.street}</span>
        <span>
          {identity.zipcode} {identity.place}
        </span>
        {identity.phone && (
          <a className={styles.contact} href={`tel:${identity.phone.replace(/[^\d+]/g, '')}`}>
            {identity.phone}
          </a>
        )}
        {identity.email && (
          <a className={styles.contact} href={`mailto:${identity.email}`}>
            {identity.email}
          </a>
        )}
      </address>
      <p className={styles.lines}>
        {identity.kvk && (
          <span>
            {ui.shell.kvk} {identity.kvk}
          </span>
        )}
        {identity.vat && (
          <span>
            {ui.shell.vat} {identity.vat}
          </span>
        )}
        <span>{ui.shell.prices}</span>
      </p>
      <p className={styles.lines}>
        <a className={styles.contact} href={path.withdraw}>
          {ui.shell.withdraw}
        </a>
        <a className={styles.contact} href={addressIn(useLanguage(), path.cookieSettings)}>
          {ui.shell.cookieSettings}
        </a>
        {other && <OtherLanguage other={other} className={styles.contact} />}
      </p>
    </section>
  );
}
