import { formatEuro } from '#kernel/values/money';
import { field, path } from '#kernel/wire';
import type { CartLine } from '../contract';
import styles from './line-notes.module.css';
import { useCartTexts } from './use-cart-texts';

type Props = { line: CartLine; token: string };

/** What must be told of a line: no longer there, fewer left than wanted, another price. */
export function LineNotes({ line, token }: Props) {
  const texts = useCartTexts();
  const { available, quantity, priceWas } = line;
  const gone = available === 0;
  const short = !gone && available < quantity;
  // Of seats it may be that one booking has no more.
  const isLast = available === quantity && line.kind !== 'seat';
  return (
    <>
      {gone && <p className={styles.problem}>{line.sold ? texts.lineSoldOut : texts.lineGone}</p>}
      {short && <FewerLeft line={line} token={token} />}
      {isLast && <p className={styles.note}>{texts.last(available)}</p>}
      {(line.bundles ?? []).map((title) => (
        <p key={title} className={styles.note}>
          {texts.inBundle(title)}
        </p>
      ))}
      {priceWas !== undefined && (
        <p className={styles.changed}>
          {texts.priceChanged(formatEuro(priceWas), formatEuro(line.unitCents))}
        </p>
      )}
    </>
  );
}

function FewerLeft({ line, token }: Props) {
  const texts = useCartTexts();
  return (
    <form className={styles.fewer} method="post" action={path.cartLine} data-cart-form="">
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name={field.lineId} value={line.id} />
      <p className={styles.problem}>{texts.fewerLeft(line.available)}</p>
      <button type="submit" className={styles.take} name={field.quantity} value={line.available}>
        {texts.takeLeft(line.available)}
      </button>
    </form>
  );
}
