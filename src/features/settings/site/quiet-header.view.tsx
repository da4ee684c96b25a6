import { Icon } from '#ui/icon.view';
import { useUi } from '#ui/use-ui';
import type { SiteSummary } from '../contract';
import styles from './quiet-header.module.css';
import { Wordmark } from './wordmark.view';

type Props = { site: SiteSummary; home?: string; phone?: string };

/** Whose page it is, the way back to the shop, and who helps. */
export function QuietHeader({ site, home = '/', phone }: Props) {
  const ui = useUi();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.logo} href={home} aria-label={ui.shell.homeLink(site.name)}>
          <Wordmark name={site.name} logo={site.logo} mark={site.mark} />
        </a>
        <a className={styles.back} href={home}>
          <Icon name="left" small />
          {ui.shell.onShopping}
        </a>
        {phone && (
          <p className={styles.help}>
            <span className={styles.question}>{ui.shell.helpNeeded} </span>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </p>
        )}
      </div>
    </header>
  );
}
