import { cart as limits } from '#kernel/limits';
import { formatEuro } from '#kernel/values/money';
import { field, path } from '#kernel/wire';
import { Icon } from '#ui/icon.view';
import { useDataLang } from '#ui/language';
import { Picture } from '#ui/picture.view';
import { Price } from '#ui/price.view';
import type { CartLine } from '../contract';
import styles from './cart-line.module.css';
import { LineNotes } from './line-notes.view';
import { useCartTexts } from './use-cart-texts';

type Props = { line: CartLine; token: string };

/** One line: what it is, how many, what it costs, and the ways to change that. */
export function CartLineView({ line, token }: Props) {
  const texts = useCartTexts();
  const name = `${line.title}, ${line.choice}`;
  const lang = useDataLang();
  return (
    <li className={styles.line} data-cart-line={line.id}>
      <div className={styles.frame}>
        {line.picture && (
          <Picture picture={line.picture} sizes="6rem" widths={[160, 320]} alt="" fill />
        )}
      </div>
      <div className={styles.words}>
        <a className={styles.title} href={line.href} lang={lang} hrefLang={lang}>
          {line.title}
        </a>
        <p className={styles.choice} lang={line.isTold ? undefined : lang}>
          {line.choice}
        </p>
        <form className={styles.form} method="post" action={path.cartLine} data-cart-form="">
          <input type="hidden" name={field.token} value={token} />
          <input type="hidden" name={field.lineId} value={line.id} />
          <Stepper line={line} name={name} />
          <button className={styles.remove} type="submit" name="remove" value="1">
            {texts.remove}
            <span className="visually-hidden"> {name}</span>
          </button>
        </form>
        <LineNotes line={line} token={token} />
      </div>
      <LinePrice line={line} />
    </li>
  );
}

function Stepper({ line, name }: { line: CartLine; name: string }) {
  const texts = useCartTexts();
  const most = Math.min(line.available, limits.maxQuantityPerLine);
  return (
    <div className={styles.stepper}>
      {/* The first button is the one that the Enter key presses. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {texts.change}
      </button>
      <button
        type="submit"
        className={styles.step}
        name="step"
        value="-1"
        disabled={line.quantity <= 1}
        aria-label={texts.fewer(name)}
      >
        <Icon name="minus" small />
      </button>
      <input
        className={styles.quantity}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={2}
        name={field.quantity}
        defaultValue={line.quantity}
        autoComplete="off"
        aria-label={texts.howMany(name)}
      />
      <button
        type="submit"
        className={styles.step}
        name="step"
        value="1"
        disabled={line.quantity >= most}
        aria-label={texts.more(name)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}

function LinePrice({ line }: { line: CartLine }) {
  const texts = useCartTexts();
  const van = line.vanUnitCents && line.vanUnitCents * line.quantity;
  return (
    <div className={styles.price}>
      <Price cents={line.totalCents} vanCents={van} />
      {line.quantity > 1 && (
        <p className={styles.each}>
          {(line.kind === 'seat' ? texts.eachSeat : texts.each)(formatEuro(line.unitCents))}
        </p>
      )}
    </div>
  );
}
