import { path } from '#kernel/wire';
import { addressIn } from '#kernel/wire-language';
import { useLanguage } from '#ui/language';
import { useUi } from '#ui/use-ui';
import type { Identity, LanguageSwitch, NavigationItem, SiteSummary } from '../contract';
import styles from './footer.module.css';
import { OtherLanguage } from './other-language.view';
import { Wordmark } from './wordmark.view';

type Props = {
  site: SiteSummary;
  columns: readonly NavigationItem[];
  identity: Identity;
  other?: LanguageSwitch;
};

/** Where to go for help, and who the chain is in full; without columns only that. */
export function Footer({ site, columns, identity, other }: Props) {
  const ui = useUi();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {columns.length > 0 && (
          <nav className={styles.columns} aria-label={ui.shell.footerLabel}>
            {columns.map((column) => (
              <FooterColumn key={column.title} column={column} />
            ))}
          </nav>
        )}
        {columns.length > 0 ? (
          <div className={styles.base}>
            <Wordmark name={site.name} className={styles.mark} />
            <IdentityLines identity={identity} other={other} withdraws={false} />
          </div>
        ) : (
          <IdentityLines identity={identity} other={other} withdraws />
        )}
      </div>
    </footer>
  );
}

function FooterColumn({ column }: { column: NavigationItem }) {
  return (
    <div>
      <h2 className={styles.heading}>{column.title}</h2>
      <ul>
        {column.children?.map((link) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type IdentityProps = Pick<Props, 'identity' | 'other'> & { withdraws: boolean };

/** `withdraws`: there are no columns for the way to withdraw from a purchase. */
function IdentityLines({ identity, other, withdraws }: IdentityProps) {
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
        <span>
          {ui.shell.kvk} {identity.kvk}
        </span>
        <span>
          {ui.shell.vat} {identity.vat}
        </span>
        <span>{ui.shell.prices}</span>
      </p>
      <p className={styles.lines}>
        {withdraws && (
          <a className={styles.contact} href={path.withdraw}>
            {ui.shell.withdraw}
          </a>
        )}
        <a className={styles.contact} href={addressIn(useLanguage(), path.cookieSettings)}>
          {ui.shell.cookieSettings}
        </a>
        {other && <OtherLanguage other={other} className={styles.contact} />}
      </p>
    </section>
  );
}
