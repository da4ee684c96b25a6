import { ui } from '#kernel/messages/nl-ui';
import { Button } from '#ui/button.view';
import type { RefinesProps } from '../contract';
import styles from './refines.module.css';

type Props = Pick<RefinesProps, 'total' | 'noun'>;

/** Start over, or see what was found: 'Toon 38 artikelen'. */
export function RefinesFoot({ total, noun }: Props) {
  return (
    <div className={styles.foot}>
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
      <Button type="submit" className={styles.apply} data-apply="">
        <span>
          {ui.refines.apply} <span data-apply-count="">{ui.counted(total, noun)}</span>
        </span>
      </Button>
    </div>
  );
}
