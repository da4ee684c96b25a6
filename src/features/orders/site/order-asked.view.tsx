import { orderTexts } from '#kernel/messages/nl-orders';
import { ButtonLink } from '#ui/button.view';
import styles from './order-lookup.module.css';

const texts = orderTexts.lookup;

export type OrderAskedProps = {
  againHref: string;
  /** Of the shop: whoever has no number can withdraw in words too. Empty texts: it has none. */
  contact: { email: string; phone: string };
};

/** After an order was asked for: the same whether there is one or not. */
export function OrderAsked({ againHref, contact }: OrderAskedProps) {
  return (
    <section className={styles.lookup} aria-labelledby="asked-title">
      <h1 id="asked-title">{texts.askedTitle}</h1>
      <p className={styles.text}>{texts.asked}</p>
      <p className={styles.text}>{texts.askedElse}</p>
      {(contact.email || contact.phone) && (
        <p className={styles.text}>{texts.askedContact(contact.email, contact.phone)}</p>
      )}
      <p className={styles.text}>
        <ButtonLink kind="secondary" href={againHref}>
          {texts.again}
        </ButtonLink>
      </p>
    </section>
  );
}
