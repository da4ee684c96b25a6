import { Icon } from '#ui/icon.view';
import { useUi } from '#ui/use-ui';
import type { SectionProps } from '../contract';
import styles from './chips.module.css';

type Props = Pick<SectionProps, 'chips' | 'resetHref'>;

/** What was chosen; each goes away by its own link. */
export function Chips({ chips, resetHref }: Props) {
  const ui = useUi();
  return (
    <ul className={styles.chips} data-chips="" aria-label={ui.refines.chips}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <a className={styles.chip} href={chip.href}>
            <span className="visually-hidden">{ui.refines.removeChip(chip.label)}</span>
            <span aria-hidden="true">{chip.label}</span>
            <Icon name="close" small />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.reset} href={resetHref}>
          {ui.refines.resetFilters}
        </a>
      </li>
    </ul>
  );
}
