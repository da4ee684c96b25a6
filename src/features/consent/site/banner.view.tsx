import type { Texts } from '#kernel/messages/language';
import type { consentTexts } from '#kernel/messages/nl-consent';
import { CONSENT_CHOICE } from '#kernel/wire';
import { Button } from '#ui/button.view';
import styles from './banner.module.css';

const titleId = 'consent-title';

export type ConsentBannerProps = {
  texts: Texts<typeof consentTexts>;
  /** The page that tells of each cookie. */
  info: string;
};

/**
 * Asks for consent (S2.13/1). Three choices, none easier than another. Not modal: a page can be read and
 * used before anything is chosen. Its script puts it in the page.
 */
export function ConsentBanner({ texts, info }: ConsentBannerProps) {
  const { banner } = texts;
  return (
    <section className={styles.banner} aria-labelledby={titleId} data-consent-banner="">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {banner.heading}
          </h2>
          <p className={styles.text}>
            {banner.text}{' '}
            <a className={styles.more} href={info}>
              {banner.more}
            </a>
          </p>
          <p className={styles.failed} role="alert" data-consent-failed={banner.failed} />
        </div>
        <div className={styles.actions}>
          <Button type="button" className={styles.choice} {...{ [CONSENT_CHOICE]: 'all' }}>
            {banner.accept}
          </Button>
          <Button type="button" className={styles.choice} {...{ [CONSENT_CHOICE]: 'none' }}>
            {banner.refuse}
          </Button>
          <Button type="button" className={styles.choice} {...{ [CONSENT_CHOICE]: 'adjust' }}>
            {banner.adjust}
          </Button>
        </div>
      </div>
      <span hidden data-consent-kept={banner.kept} />
    </section>
  );
}
