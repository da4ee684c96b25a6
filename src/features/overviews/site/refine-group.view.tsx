import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useLanguage } from '#ui/language';
import { useUi } from '#ui/use-ui';
import type { RefineGroup } from '../contract';
import { isBeyond, type ListedOption, listOptions } from './option-list';
import { optionLook } from './option-look';
import styles from './refine-group.module.css';
import { AnyOption, type OptionLook, RefineOptionView } from './refine-option.view';
import { RefineRange } from './refine-range.view';

type Props = {
  group: RefineGroup;
  disabledClass?: string;
  formId: string;
  open: boolean;
  noun: { one: string; many: string };
  /** Stands where the numbers of a range do. */
  hole?: string;
};

/** How many groups stand open at first; one with a choice always does. */
const openAtFirst = 3;

/** Whether the group at this place of its form is unfolded. */
export const isOpenAt = (place: number, { activeCount }: RefineGroup): boolean =>
  place < openAtFirst || activeCount > 0;

/** What the toggle says: how many are chosen, or which one (S2.2/7). */
export const summaryOf = (group: RefineGroup, language: string): string => {
  const { refines } = inLanguage(language, ui, enUi);
  if (group.control !== 'radio') return refines.summary(group.label, group.activeCount);
  return group.options.find((option) => option.selected)?.label ?? group.label;
};

/** The choices of one column, which fold away. */
export function RefineGroupView({ group, disabledClass, formId, open, noun, hole }: Props) {
  const language = useLanguage();
  return (
    <div
      className={classNames(styles.group, group.activeCount > 0 && 'hasActive')}
      data-filter-column={group.column}
      data-filter-limit={group.limit || undefined}
    >
      {/* Itself a group to assistive technology: a fieldset around it would be a second one. */}
      <details open={open} aria-label={group.label}>
        <summary className={styles.toggle} data-group-toggle="">
          <span data-group-summary="" data-label={group.label}>
            {summaryOf(group, language)}
          </span>
          <Icon name="down" small />
        </summary>
        {group.control === 'range' ? (
          <RefineRange group={group} formId={formId} hole={hole} />
        ) : (
          <RefineOptions group={group} disabledClass={disabledClass} noun={noun} />
        )}
      </details>
    </div>
  );
}

function RefineOptions({ group, ...look }: Pick<Props, 'group' | 'disabledClass' | 'noun'>) {
  const { refines } = useUi();
  const { html } = group;
  const attributes = {
    className: styles.options,
    'data-look': optionLook(group),
    lang: group.lang,
  };
  return (
    <div className={styles.body}>
      {html === undefined ? (
        <div {...attributes}>
          {listOptions(group).map((listed) => (
            <ListedOptionView key={keyOf(listed)} listed={listed} group={group} {...look} />
          ))}
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this very view
        <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {isBeyond(group, group.options.length - 1) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded="false"
          data-group-more=""
          data-more={refines.more}
          data-less={refines.less}
        >
          {refines.more}
        </button>
      )}
    </div>
  );
}

const keyOf = (listed: ListedOption): string =>
  listed.kind === 'option' ? String(listed.option.id) : listed.kind;

type ListedProps = OptionLook & { listed: ListedOption; group: RefineGroup; hole?: string };

/** One part of a group's list. */
export function ListedOptionView({ listed, ...props }: ListedProps) {
  if (listed.kind === 'any') return <AnyOption group={props.group} />;
  if (listed.kind === 'option') return <RefineOptionView {...listed} {...props} />;
  return <span className={styles.apart} data-beyond={listed.beyond ? '' : undefined} />;
}
