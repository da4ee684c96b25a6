import type { ToldFindable } from '#features/office/contract';
import { panelTexts as texts } from '#kernel/messages/nl-panels';
import { resultText, resultTitle } from '#kernel/quality/findable';
import { cutToWidth } from '#kernel/quality/text-width';
import styles from './panels.module.css';

/** `head`: the title as others are told it. */
export type Shown = { found: ToldFindable; head: string; description: string };

/** The parts of an address as Google writes them: 'brink.example › over-ons'. */
const wordsOfAddress = (address: string): { host: string; path: string } => {
  const { host, pathname } = new URL(address);
  const parts = decodeURI(pathname).split('/').filter(Boolean);
  return { host, path: parts.map((part) => ` › ${part}`).join('') };
};

/** How the page looks among what Google finds. */
export function Result({ found, head, description }: Shown) {
  const { host, path } = wordsOfAddress(found.address);
  return (
    <section className={styles.part} aria-label={texts.google}>
      <h3 className={styles.heading}>{texts.google}</h3>
      <div className={styles.result}>
        <p className={styles.from}>
          <span className={styles.dot} aria-hidden="true">
            {found.siteName.slice(0, 1)}
          </span>
          <span>
            {found.siteName}
            <span className={styles.address}>
              {host}
              {path}
            </span>
          </span>
        </p>
        <p className={styles.resultTitle}>{cutToWidth(head, resultTitle)}</p>
        <p className={description === '' ? styles.guess : styles.resultText}>
          {description === '' ? texts.noDescription : cutToWidth(description, resultText)}
        </p>
      </div>
    </section>
  );
}

/** How the page looks where somebody shares it. */
export function SharedCard({ found, head, description }: Shown) {
  return (
    <section className={styles.part} aria-label={texts.shared}>
      <h3 className={styles.heading}>{texts.shared}</h3>
      <div className={styles.card}>
        {found.picture === null ? (
          <p className={styles.noPicture}>{texts.noPicture}</p>
        ) : (
          <img className={styles.cardPicture} src={found.picture} alt="" />
        )}
        <div className={styles.cardText}>
          <p className={styles.address}>{wordsOfAddress(found.address).host}</p>
          <p className={styles.cardTitle}>{head}</p>
          {description !== '' && <p className={styles.cardLines}>{description}</p>}
        </div>
      </div>
    </section>
  );
}
