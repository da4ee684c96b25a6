import type { ToldPieces } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import styles from './orders.module.css';

const texts = customerTexts.pieces;

/** How many of each article are chosen. */
export type Chosen = ReadonlyMap<number, number>;

/** 'Trui Terschelling, Maat M' */
export const nameOf = ({ title, choice }: Pick<ToldPieces, 'title' | 'choice'>): string =>
  choice === '' ? title : `${title}, ${choice}`;

/** What is chosen as it is sent; undefined: nothing is. */
export const sentPieces = (chosen: Chosen) =>
  [...chosen]
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }));

type PiecesChoiceProps = {
  legend: string;
  pieces: readonly ToldPieces[];
  chosen: Chosen;
  choose: (chosen: Chosen) => void;
};

/** How many of each article, none or all of them in between. */
export function PiecesChoice({ legend, pieces, chosen, choose }: PiecesChoiceProps) {
  const set = (variantId: number, quantity: number) =>
    choose(new Map(chosen).set(variantId, quantity));
  return (
    <fieldset className={styles.pieces}>
      <legend>{legend}</legend>
      <ul>
        {pieces.map((one, at) => {
          const count = chosen.get(one.variantId) ?? 0;
          const name = nameOf(one);
          return (
            <li key={one.variantId}>
              <span className={styles.pieceName}>{name}</span>
              <span className={styles.stepper}>
                <button
                  type="button"
                  data-first={at === 0 && count > 0 ? '' : undefined}
                  aria-label={texts.less(name)}
                  aria-disabled={count === 0 || undefined}
                  onClick={() => count > 0 && set(one.variantId, count - 1)}
                >
                  −
                </button>
                <output aria-live="polite" aria-label={texts.chosen(name)}>
                  {texts.of(count, one.quantity)}
                </output>
                <button
                  type="button"
                  data-first={at === 0 && count === 0 ? '' : undefined}
                  aria-label={texts.more(name)}
                  aria-disabled={count === one.quantity || undefined}
                  onClick={() => count < one.quantity && set(one.variantId, count + 1)}
                >
                  +
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
