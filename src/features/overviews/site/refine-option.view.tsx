import { languageTag } from '#kernel/messages/language';
import { field } from '#kernel/wire';
import { classNames } from '#ui/class-names';
import { useLanguage } from '#ui/language';
import { Swatch } from '#ui/swatch.view';
import { useUi } from '#ui/use-ui';
import type { RefineGroup, RefineOption } from '../contract';
import { isShort } from './option-look';
import styles from './refine-option.module.css';

type Noun = { one: string; many: string };

/** What the options of one group have in common. */
export type OptionLook = {
  /** Of an option that would leave nothing (S4.1/1). */
  disabledClass?: string;
  noun: Noun;
};

type Props = OptionLook & {
  group: RefineGroup;
  option: RefineOption;
  beyond: boolean;
  /** Stands where the count does, both times. */
  hole?: string;
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
  hole,
}: Props) {
  const ui = useUi();
  const off = !option.enabled && !option.selected;
  return (
    <label
      className={classNames(styles.option, off && disabledClass)}
      data-wide={group.sizes && !isShort(option.label) ? '' : undefined}
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
      <OptionCount
        count={hole ?? String(option.count)}
        words={hole ?? ui.counted(option.count, noun)}
      />
    </label>
  );
}

/** How many it leaves: a number to see, and words to hear, apart from the name: '36 (45 artikelen)'. */
function OptionCount({ count, words }: { count: string; words: string }) {
  return (
    <>
      <span className={styles.count} data-option-count="" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden" data-option-words="">
        {` (${words})`}
      </span>
    </>
  );
}

/** The choice that clears a radio group (S2.2/10). */
export function AnyOption({ group }: { group: RefineGroup }) {
  const ui = useUi();
  const own = languageTag(useLanguage());
  return (
    <label className={styles.option} lang={group.lang && own}>
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
