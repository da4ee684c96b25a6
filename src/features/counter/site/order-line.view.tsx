import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import work from '#ui/work/work.module.css';
import type { CounterLine } from '../contract';
import { Article } from './article.view';
import styles from './counter.module.css';

type Props = {
  line: CounterLine;
  nth: number;
  /** Where is asked whether it can't be found; absent: it no longer can be. */
  action?: string;
  /** Of its article in the whole order. */
  leftInAll: number;
};

const countOf = ({ left, quantity }: CounterLine): string => {
  if (left === 0) return texts.gone;
  return left === quantity ? texts.times(quantity) : texts.notAll(left, quantity);
};

/** A line of an order, with where to say that it can't be found. */
export function OrderLine({ line, nth, action, leftInAll }: Props) {
  const name = [line.title, line.choice].filter(Boolean).join(', ');
  return (
    <Article article={line} isGone={line.left === 0}>
      <p>
        <strong>{countOf(line)}</strong> · {line.isHere ? texts.here : texts.brought}
      </p>
      {action && (
        <details className={work.details}>
          <summary>
            {texts.missingOpen}
            <span className="visually-hidden"> {name}</span>
          </summary>
          <form method="get" action={action} className={styles.form}>
            <input type="hidden" name="artikel" value={line.variantId} />
            <input type="hidden" name="nog" value={leftInAll} />
            <p className={styles.soft}>{texts.missingHow}</p>
            {line.left > 1 ? (
              <TextField
                id={`counter-missing-${nth}`}
                label={texts.missingPieces}
                name="aantal"
                type="number"
                inputMode="numeric"
                min={1}
                max={line.left}
                defaultValue={1}
                required
                alone
              />
            ) : (
              <input type="hidden" name="aantal" value={1} />
            )}
            <Button type="submit" kind="secondary">
              {texts.missingSubmit}
            </Button>
          </form>
        </details>
      )}
    </Article>
  );
}
