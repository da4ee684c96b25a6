import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { field, path } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import styles from './wishlist-page.module.css';

export type WishlistPageProps = {
  /** Rendered product cards, the newest first. */
  cards: readonly { id: number; html: string }[];
  token: string;
};

/** What a visitor saved for later. */
export function WishlistPage({ cards, token }: WishlistPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      {cards.length === 0 ? (
        <>
          <p className={styles.text}>{texts.empty}</p>
          <ButtonLink href="/">{texts.toShop}</ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.text}>{texts.count(cards.length)}</p>
          <ul className={styles.grid}>
            {cards.map((card) => (
              <li key={card.id} className={styles.item}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a card of our own, rendered apart */}
                <div dangerouslySetInnerHTML={{ __html: card.html }} />
                <form method="post" action={path.bookmark}>
                  <input type="hidden" name={field.token} value={token} />
                  <input type="hidden" name="delete[Product]" value={card.id} />
                  <Button type="submit" kind="plain" icon="bin">
                    {texts.remove}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
