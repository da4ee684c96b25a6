import { field } from '#kernel/wire';
import { buttonClass } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useUi } from '#ui/use-ui';
import type { RefinesProps } from '../contract';
import { isOpenAt, RefineGroupView } from './refine-group.view';
import styles from './refines.module.css';
import { RefinesFoot } from './refines-foot.view';
import { RefinesMyStore } from './refines-my-store.view';

type Props = RefinesProps & {
  /** Stands where the groups and the total do. */
  hole?: string;
};

/**
 * The filter form: a sheet on small screens (and everywhere in mode popover), a column beside the
 * results on large ones.
 */
export function Refines({ hole, ...props }: Props) {
  const ui = useUi();
  const panelId = `${props.formId}-panel`;
  return (
    <>
      <div className={classNames(styles.opener, styles[props.mode])} data-refines-bar="">
        <button
          type="button"
          className={classNames(buttonClass('primary'), styles.open)}
          popoverTarget={panelId}
          data-refines-toggle=""
        >
          <Icon name="filters" />
          {ui.refines.open}
          <span className={styles.count} data-active-count="" hidden={props.activeCount === 0}>
            {props.activeCount}
          </span>
        </button>
      </div>
      <div
        id={panelId}
        className={classNames(styles.panel, styles[props.mode])}
        popover="auto"
        data-refines-panel=""
        data-drawer={ui.refines.title}
      >
        <a className={styles.past} href={`#section-${props.blockId}`}>
          {ui.refines.toResults(props.noun)}
        </a>
        <form
          id={props.formId}
          className={styles.form}
          method="get"
          action={props.action}
          aria-label={[props.title, ui.refines.formLabel(props.noun)].filter(Boolean).join(': ')}
          data-refines=""
          data-for={props.blockId}
          data-ajax-filter-id={props.ajaxFilterId}
          data-mode={props.mode}
          data-disabled-class={props.disabledClass}
          data-suggest-section={props.search === undefined ? undefined : props.blockId}
          data-noun={`${ui.counted(1, props.noun)}|${ui.counted(2, props.noun)}`}
        >
          <RefinesTop panelId={panelId} />
          <div className={styles.groups}>
            {props.search !== undefined && <RefinesSearch {...props} />}
            {props.words && <input type="hidden" name={field.search} value={props.words} />}
            {props.kept && props.kept.length > 0 && <Kept kept={props.kept} />}
            {props.myStore && <RefinesMyStore {...props.myStore} />}
            {hole ??
              props.groups.map((group, index) => (
                <RefineGroupView
                  key={group.column}
                  group={group}
                  disabledClass={props.disabledClass}
                  formId={props.formId}
                  open={isOpenAt(index, group)}
                  noun={props.noun}
                />
              ))}
          </div>
          <RefinesFoot {...props} hole={hole} />
        </form>
      </div>
    </>
  );
}

/** A script keeps by itself what of an address no form says. */
function Kept({ kept }: { kept: NonNullable<RefinesProps['kept']> }) {
  return (
    <noscript>
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </noscript>
  );
}

function RefinesTop({ panelId }: { panelId: string }) {
  const ui = useUi();
  return (
    <div className={styles.top}>
      <p className={styles.title}>{ui.refines.title}</p>
      <button
        type="button"
        className={styles.close}
        popoverTarget={panelId}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
        <span className="visually-hidden">{ui.refines.close}</span>
      </button>
    </div>
  );
}

function RefinesSearch({ formId, noun, search }: RefinesProps) {
  const ui = useUi();
  const id = `${formId}-search`;
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{ui.refines.search(noun)}</label>
      <span className={styles.searchBox}>
        <input
          id={id}
          type="search"
          name={field.search}
          defaultValue={search}
          placeholder=" "
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${id}-list`}
        />
        <Icon name="search" small />
      </span>
      <div id={`${id}-list`} data-suggest-box="" hidden />
    </div>
  );
}
