import styles from './cart-empty.module.css';
import { useCartTexts } from './use-cart-texts';

export type CartEmptyProps = {
  /** 1 on a page of its own, 2 in the popover. */
  level: 1 | 2;
  /** The chain's main departments. */
  links: readonly { title: string; href: string }[];
};

/** Nothing in the cart: a few doors back into the shop. */
export function CartEmpty({ level, links }: CartEmptyProps) {
  const texts = useCartTexts();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={level === 2 ? styles.small : undefined}>{texts.emptyTitle}</Heading>
      <p className={styles.text}>{texts.emptyText}</p>
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
    </div>
  );
}
