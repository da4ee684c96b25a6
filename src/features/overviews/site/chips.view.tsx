import { Icon } from '#ui/icon.view';
import { useUi } from '#ui/use-ui';
import type { SectionProps } from '../contract';
import styles from './chips.module.css';

type Chip = SectionProps['chips'][number];

type Props = Pick<SectionProps, 'chips' | 'resetHref'> & {
  /** Stands where the chips do. */
  hole?: string;
};

/** What was chosen; each goes away by its own link. */
export function Chips({ chips, resetHref, hole }: Props) {
  const ui = useUi();
  return (
    <ul className={styles.chips} data-chips="" aria-label={ui.refines.chips}>
      {hole ?? chips.map((chip) => <ChipView key={chip.href} {...chip} />)}
      <li>
        <a className={styles.reset} href={resetHref}>
          {ui.refines.resetFilters}
        </a>
      </li>
    </ul>
  );
}

export function ChipView({ label, href }: Chip) {
  const ui = useUi();
  return (
    <li>
      <a className={styles.chip} data-chip="" href={href}>
        <span className="visually-hidden">{ui.refines.removeChip(label)}</span>
        <span aria-hidden="true">{label}</span>
        <Icon name="close" small />
      </a>
    </li>
  );
}
