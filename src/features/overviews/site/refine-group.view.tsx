import { Fragment } from 'react';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useUi } from '#ui/use-ui';
import type { RefineGroup, RefineOption } from '../contract';
import { optionLook } from './option-look';
import styles from './refine-group.module.css';
import { AnyOption, RefineOptionView } from './refine-option.view';
import { RefineRange } from './refine-range.view';

type Props = {
  group: RefineGroup;
  disabledClass?: string;
  formId: string;
  open: boolean;
  noun: { one: string; many: string };
};

/** What the toggle says: how many are chosen, or which one (S2.2/7). */
const summary = (group: RefineGroup, { refines }: ReturnType<typeof useUi>): string => {
  if (group.control !== 'radio') return refines.summary(group.label, group.activeCount);
  return group.options.find((option) => option.selected)?.label ?? group.label;
};

/** The choices of one column, which fold away. */
export function RefineGroupView({ group, disabledClass, formId, open, noun }: Props) {
  const ui = useUi();
  return (
    <fieldset
      className={classNames(styles.group, group.activeCount > 0 && 'hasActive')}
      data-filter-column={group.column}
      data-filter-limit={group.limit || undefined}
    >
      <legend className="visually-hidden">{group.label}</legend>
      <details open={open}>
        <summary className={styles.toggle} data-group-toggle="">
          <span data-group-summary="" data-label={group.label}>
            {summary(group, ui)}
          </span>
          <Icon name="down" small />
        </summary>
        {group.control === 'range' ? (
          <RefineRange group={group} formId={formId} />
        ) : (
          <RefineOptions group={group} disabledClass={disabledClass} noun={noun} />
        )}
      </details>
    </fieldset>
  );
}

const isNumber = ({ label }: RefineOption): boolean => /^\d/.test(label);

/** Sizes in letters and in numbers stand apart, each in their own rows. */
const isOtherKind = (option: RefineOption, before: RefineOption | undefined): boolean =>
  before !== undefined && isNumber(option) !== isNumber(before);

function RefineOptions({
  group,
  disabledClass,
  noun,
}: Pick<Props, 'group' | 'disabledClass' | 'noun'>) {
  const ui = useUi();
  const look = optionLook(group);
  const beyond = (index: number) => group.limit > 0 && index >= group.limit;
  return (
    <div className={styles.body}>
      <div className={styles.options} data-look={look}>
        {group.control === 'radio' && <AnyOption group={group} />}
        {group.options.map((option, index) => (
          <Fragment key={option.id}>
            {look === 'tiles' && isOtherKind(option, group.options[index - 1]) && (
              <span className={styles.apart} data-beyond={beyond(index) ? '' : undefined} />
            )}
            <RefineOptionView
              group={group}
              option={option}
              beyond={beyond(index)}
              disabledClass={disabledClass}
              noun={noun}
            />
          </Fragment>
        ))}
      </div>
      {beyond(group.options.length - 1) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded="false"
          data-group-more=""
          data-more={ui.refines.more}
          data-less={ui.refines.less}
        >
          {ui.refines.more}
        </button>
      )}
    </div>
  );
}
