import { Button } from '#ui/button.view';
import { useUi } from '#ui/use-ui';
import type { RefinesProps } from '../contract';
import styles from './refines.module.css';

type Props = Pick<RefinesProps, 'total' | 'noun'> & {
  /** Stands where the number does. */
  hole?: string;
};

/** See what was found, 'Toon 38 artikelen', or start over. Enter presses the first: never the reset. */
export function RefinesFoot({ total, noun, hole }: Props) {
  const ui = useUi();
  return (
    <div className={styles.foot}>
      <Button type="submit" className={styles.apply} data-apply="">
        <span>
          {ui.refines.apply} <span data-apply-count="">{hole ?? ui.counted(total, noun)}</span>
        </span>
      </Button>
      <Button
        kind="plain"
        type="submit"
        name="filter"
        value="all"
        className={styles.reset}
        data-reset=""
      >
        {ui.refines.reset}
      </Button>
    </div>
  );
}
