import type { SearchHit } from '#kernel/define/entity';
import { useDataLang } from '#ui/language';
import { Picture } from '#ui/picture.view';
import styles from './cart-empty.module.css';
import { useCartTexts } from './use-cart-texts';

export type CartEmptyProps = {
  /** 1 on a page of its own, 2 in the popover. */
  level: 1 | 2;
  /** The chain's main departments. */
  links: readonly { title: string; href: string }[];
  /** What sells best. */
  popular?: readonly SearchHit[];
  /** What it says in the chain's own words. */
  own?: { title?: string; text?: string };
};

/** Nothing in the cart: a few doors back into the shop, and what others take there. */
export function CartEmpty({ level, links, popular = [], own = {} }: CartEmptyProps) {
  const texts = useCartTexts();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={level === 2 ? styles.small : undefined}>
        {own.title ?? texts.emptyTitle}
      </Heading>
      <p className={styles.text}>{own.text ?? texts.emptyText}</p>
      {links.length > 0 && (
        <nav aria-label={texts.emptyLinks}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a className={styles.link} href={link.href}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {popular.length > 0 && <Popular level={level === 1 ? 2 : 3} hits={popular} />}
    </div>
  );
}

function Popular({ level, hits }: { level: 2 | 3; hits: readonly SearchHit[] }) {
  const texts = useCartTexts();
  const lang = useDataLang();
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={styles.heading}>{texts.emptyPopular}</Heading>
      <ul className={styles.popular}>
        {hits.map(({ id, title, href, note, was, picture }) => (
          <li key={id} className={styles.hit}>
            <div className={styles.picture}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 64rem) 15rem, 45vw"
                  widths={[160, 320, 640]}
                  alt=""
                  fill
                />
              )}
            </div>
            <a className={styles.name} href={href} lang={lang} hrefLang={lang}>
              {title}
            </a>
            <p className={styles.price}>
              {/* Without a word for it the earlier price would be heard as another one. */}
              {was && <s aria-hidden="true">{was}</s>} {note}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
