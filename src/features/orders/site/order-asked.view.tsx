import { orderTexts } from '#kernel/messages/nl-orders';
import { ButtonLink } from '#ui/button.view';
import styles from './order-lookup.module.css';

const texts = orderTexts.lookup;

/** After an order was asked for: the same whether there is one or not. */
export function OrderAsked({ againHref }: { againHref: string }) {
  return (
    <section className={styles.lookup} aria-labelledby="asked-title">
      <h1 id="asked-title">{texts.askedTitle}</h1>
      <p className={styles.text}>{texts.asked}</p>
      <p className={styles.text}>{texts.askedElse}</p>
      <p>
        <ButtonLink kind="secondary" href={againHref}>
          {texts.again}
        </ButtonLink>
      </p>
    </section>
  );
}
