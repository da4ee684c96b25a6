import { cookieBlockTexts as texts } from '#kernel/messages/nl-cookies';
import { FactsList } from '#ui/facts-list.view';
import styles from './cookie-card.module.css';
import type { CookieRow } from './cookie-table.view';

/** One thing that is kept in a visitor's browser; `framed`: it stands on the page by itself. */
export function CookieCard({ cookie, framed }: { cookie: CookieRow; framed?: boolean }) {
  const card = (
    <article className={styles.card}>
      <h3 className={styles.name}>{cookie.name}</h3>
      <p>{cookie.purpose}</p>
      <FactsList
        facts={[
          [texts.kind, cookie.kind],
          [texts.party, cookie.party],
          [texts.kept, cookie.kept],
        ]}
      />
    </article>
  );
  return framed ? <div className={styles.frame}>{card}</div> : card;
}
