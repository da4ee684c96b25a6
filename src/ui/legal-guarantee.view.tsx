import { guaranteeTexts as texts } from '#kernel/messages/nl-guarantee';
import styles from './legal-guarantee.module.css';

export type LegalGuaranteeProps = {
  /** The level of its heading. */
  level?: 2 | 3 | 4;
};

/**
 * What the law guarantees of goods, told where one is about to order: article 6(1)(l) of Directive
 * 2011/83/EU, with the elements of the notice of Regulation (EU) 2025/1960. The Commission's own
 * drawing may not be redrawn, so this is its content in words, with the address that its code leads to.
 */
export function LegalGuarantee({ level = 3 }: LegalGuaranteeProps) {
  const Heading = `h${level}` as const;
  return (
    <aside className={styles.notice} aria-label={texts.label}>
      <Heading className={styles.title}>
        {texts.title} <strong className={styles.years}>{texts.years}</strong>
      </Heading>
      <GuaranteeText />
    </aside>
  );
}

/** What it says below its title, for a place that has one of its own. */
export function GuaranteeText() {
  return (
    <>
      <p>{texts.text}</p>
      <p>{texts.longer}</p>
      <p>
        <a href={texts.href} hrefLang="nl" rel="noopener">
          {texts.link}
        </a>
      </p>
    </>
  );
}
