import type { ToldDraftLine } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { formatEuro } from '#kernel/values/money';
import list from '../list/list.module.css';
import orders from '../orders/orders.module.css';
import { nameOf } from '../orders/pieces-choice';
import styles from './telephone.module.css';

const texts = telephoneTexts.articles;

type Props = {
  lines: readonly ToldDraftLine[];
  set: (line: ToldDraftLine, quantity: number) => void;
};

/** What is in the order, with what became of prices and pieces since it was put there. */
export function Lines({ lines, set }: Props) {
  if (lines.length === 0) return <p className={orders.soft}>{texts.empty}</p>;
  return (
    <ul className={styles.lines} id="telephone-lines">
      {lines.map((line) => (
        <Line key={line.variantId} {...{ line, set }} />
      ))}
    </ul>
  );
}

/** What is to be said of a line before it is ordered. */
const problemsOf = (line: ToldDraftLine): string[] => {
  const { wasCents, unitCents, isForSale, available, quantity } = line;
  if (!isForSale || available === 0) return [texts.gone];
  return [
    ...(wasCents === undefined
      ? []
      : [texts.priceWas(formatEuro(wasCents), formatEuro(unitCents))]),
    ...(available < quantity ? [texts.short(quantity, available)] : []),
  ];
};

function Line({ line, set }: { line: ToldDraftLine; set: Props['set'] }) {
  const { title, choice, quantity, unitCents, available } = line;
  const name = nameOf(line);
  const isMost = quantity >= available;
  return (
    <li className={styles.line}>
      <div>
        <span className={styles.choice}>{title}</span>
        <span className={orders.soft}>
          {[choice, formatEuro(unitCents)].filter(Boolean).join(' · ')}
        </span>
        {problemsOf(line).map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
      <span className={orders.stepper}>
        <button
          type="button"
          aria-label={texts.less(name)}
          aria-disabled={quantity === 1 || undefined}
          onClick={() => quantity > 1 && set(line, Math.min(quantity - 1, Math.max(1, available)))}
        >
          −
        </button>
        <output className={styles.quantity} aria-label={texts.pieces(name)}>
          {quantity}
        </output>
        <button
          type="button"
          aria-label={texts.more(name)}
          aria-disabled={isMost || undefined}
          onClick={() => !isMost && set(line, quantity + 1)}
        >
          +
        </button>
      </span>
      <span className={styles.money}>{formatEuro(unitCents * quantity)}</span>
      <button
        type="button"
        className={`${list.plain} ${styles.remove}`}
        onClick={() => set(line, 0)}
      >
        {texts.remove}
        <span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}
