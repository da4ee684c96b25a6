import { field } from '#kernel/wire';
import { classNames } from '#ui/class-names';
import { Swatch } from '#ui/swatch.view';
import { useUi } from '#ui/use-ui';
import type { RefineGroup, RefineOption } from '../contract';
import styles from './refine-option.module.css';

type Noun = { one: string; many: string };

type Props = {
  group: RefineGroup;
  option: RefineOption;
  beyond: boolean;
  /** Of an option that would leave nothing (S4.1/1). */
  disabledClass?: string;
  noun: Noun;
};

const inputName = (group: RefineGroup) =>
  group.control === 'checkbox' ? `${field.filter(group.column)}[]` : field.filter(group.column);

/** One choice. It is disabled when choosing it would leave nothing (S2.2/6). */
export function RefineOptionView({
  group,
  option,
  beyond,
  disabledClass = 'disabled',
  noun,
}: Props) {
  const off = !option.enabled && !option.selected;
  return (
    <label
      className={classNames(styles.option, off && disabledClass)}
      data-filter-id={option.id}
      data-beyond={beyond ? '' : undefined}
    >
      <input
        className={styles.input}
        type={group.control === 'radio' ? 'radio' : 'checkbox'}
        name={inputName(group)}
        value={option.id}
        defaultChecked={option.selected}
        disabled={off}
      />
      {option.hex && <Swatch hex={option.hex} />}
      <span className={styles.label}>{option.label}</span>
      <OptionCount count={option.count} noun={noun} />
    </label>
  );
}

/** How many it leaves: a number to see, and words to hear: '36, 45 artikelen'. */
function OptionCount({ count, noun }: { count: number; noun: Noun }) {
  const ui = useUi();
  return (
    <>
      <span className={styles.count} data-option-count="" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden" data-option-words="">
        , {ui.counted(count, noun)}
      </span>
    </>
  );
}

/** The choice that clears a radio group (S2.2/10). */
export function AnyOption({ group }: { group: RefineGroup }) {
  const ui = useUi();
  return (
    <label className={styles.option}>
      <input
        className={styles.input}
        type="radio"
        name={inputName(group)}
        value=""
        defaultChecked={group.activeCount === 0}
      />
      <span className={styles.label}>{ui.refines.any}</span>
    </label>
  );
}
