import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import {
  type BlockSchedule,
  devices,
  type MineCondition,
  mineKinds,
  type WeekPeriod,
} from '#kernel/values/block-schedule';
import { weekdays } from '#kernel/values/opening-hours';
import { Devices } from './choice-group';
import { TimeInput } from './hours';
import styles from './inputs.module.css';
import { ItemList } from './list';
import { ReferencesValue } from './references';
import { recordIn } from './rows';
import type { ValueInputProps } from './types';

/** From Monday, as `Date.getDay()` numbers them. */
const daysInOrder = [1, 2, 3, 4, 5, 6, 0];

/** A schedule without what sets no limit. */
export const tidySchedule = (schedule: BlockSchedule): BlockSchedule => {
  const { week, from, until, outside, stores, devices: on, mine } = schedule;
  return {
    ...(week && week.length > 0 && { week }),
    ...(from && { from }),
    ...(until && { until }),
    ...(outside && { outside }),
    ...(stores && stores.length > 0 && { stores }),
    // All of them is no limit.
    ...(on && on.length > 0 && on.length < devices.length && { devices: on }),
    ...(mine && { mine }),
  };
};

const tidyPeriod = ({ days, from, until }: WeekPeriod): WeekPeriod => ({
  days,
  ...(from && { from }),
  ...(until && { until }),
});

type WeekProps = {
  item: WeekPeriod;
  change: (item: WeekPeriod) => void;
  at: number;
  isReadOnly: boolean;
};

function Week({ item, change, at, isReadOnly }: WeekProps) {
  const { days, from = '', until = '' } = item;
  return (
    <span className={styles.stack}>
      <span className={styles.days}>
        {daysInOrder.map((day) => (
          <label key={day} className={styles.choice}>
            <input
              type="checkbox"
              aria-label={weekdays[day]}
              checked={days.includes(day)}
              disabled={isReadOnly}
              onChange={({ target }) => {
                const others = days.filter((one) => one !== day);
                const next = target.checked ? [...others, day] : others;
                change({ ...item, days: next.toSorted((one, other) => one - other) });
              }}
            />
            <span aria-hidden="true">{weekdays[day]?.slice(0, 2)}</span>
          </label>
        ))}
      </span>
      <span className={styles.period}>
        <TimeInput
          label={texts.from(texts.period, at + 1)}
          value={from}
          change={(time) => change(tidyPeriod({ ...item, from: time }))}
          isReadOnly={isReadOnly}
        />
        <span aria-hidden="true">–</span>
        <TimeInput
          label={texts.until(texts.period, at + 1)}
          value={until}
          change={(time) => change(tidyPeriod({ ...item, until: time }))}
          isReadOnly={isReadOnly}
        />
        <span className={styles.note}>{texts.allDay}</span>
      </span>
    </span>
  );
}

/** Stores that a visitor can make his own. */
const choosable = { kind: 'store', state: 'Online' };

/** To whom a block is shown, by the store that a visitor made his. */
function Mine({
  shown,
  change,
  ...props
}: Omit<ValueInputProps, 'value' | 'change'> & {
  shown: MineCondition | undefined;
  change: (shown: MineCondition | undefined) => void;
}) {
  const { id, isReadOnly } = props;
  const { who, stores = [] } = shown ?? {};
  const labelId = `${id}-stores-label`;
  const note = `${id}-note`;
  const asksStores = who === 'of' || who === 'notOf';
  return (
    <>
      <div className={styles.whole}>
        <label htmlFor={id} className={styles.label}>
          {texts.forMine}
        </label>
        <select
          id={id}
          className={styles.line}
          disabled={isReadOnly}
          value={who ?? ''}
          onChange={({ target }) => {
            const kind = mineKinds.find((one) => one === target.value);
            change(kind && { who: kind, ...(stores.length > 0 && { stores }) });
          }}
        >
          <option value="">{texts.mine.all}</option>
          {mineKinds.map((one) => (
            <option key={one} value={one}>
              {texts.mine[one]}
            </option>
          ))}
        </select>
      </div>
      {asksStores && (
        <div className={styles.whole}>
          <label id={labelId} htmlFor={`${id}-stores`} className={styles.label}>
            {texts.mineStores}
          </label>
          <ReferencesValue
            {...props}
            field={{ ...props.field, label: texts.mineStores, entity: 'Location', required: false }}
            id={`${id}-stores`}
            labelId={labelId}
            describedBy={stores.length === 0 ? note : undefined}
            offered={choosable}
            value={stores}
            change={(next) => change({ who, stores: next as number[] })}
          />
          {stores.length === 0 && (
            <p id={note} className={styles.note}>
              {texts.noMineStores}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** When, on which devices, and on the pages of which stores, a block is shown. */
export const BlockScheduleValue = (props: ValueInputProps) => <ScheduleValue {...props} ofBlock />;

/** When, and on the pages of which stores, something is shown; of a block also on which devices. */
export function ScheduleValue({ ofBlock, ...props }: ValueInputProps & { ofBlock?: boolean }) {
  const { value, change, id, isReadOnly } = props;
  const schedule = recordIn(value) as BlockSchedule;
  const write = (more: Partial<BlockSchedule>) => change(tidySchedule({ ...schedule, ...more }));
  const storesLabel = `${id}-stores-label`;
  return (
    <div className={styles.group}>
      <div className={styles.parts}>
        {(['from', 'until'] as const).map((name) => (
          <div key={name} className={styles.half}>
            <label htmlFor={`${id}-${name}`} className={styles.label}>
              {name === 'from' ? texts.firstDay : texts.lastDay}
            </label>
            <input
              id={`${id}-${name}`}
              type="date"
              className={styles.line}
              disabled={isReadOnly}
              value={schedule[name] ?? ''}
              onChange={({ target }) => write({ [name]: target.value })}
            />
          </div>
        ))}
        <fieldset className={styles.whole}>
          <legend className={styles.label}>{texts.weekly}</legend>
          <ItemList
            id={`${id}-week`}
            items={schedule.week ?? []}
            change={(week) => write({ week })}
            isReadOnly={isReadOnly}
            nameOf={(_, at) => `${texts.period} ${at + 1}`}
            make={(): WeekPeriod => ({ days: [1, 2, 3, 4, 5] })}
            addLabel={texts.addPeriods}
            isLoose
            draw={({ item, change: changeItem, at }) => (
              <Week item={item} change={changeItem} at={at} isReadOnly={isReadOnly} />
            )}
          />
        </fieldset>
        <label className={`${styles.choice} ${styles.whole}`}>
          <input
            type="checkbox"
            checked={schedule.outside === true}
            disabled={isReadOnly}
            onChange={({ target }) => write({ outside: target.checked })}
          />
          {texts.outside}
        </label>
        {ofBlock && (
          <Devices
            label={texts.onDevices}
            note={texts.oneDevice}
            names={texts.devices}
            id={`${id}-devices`}
            shown={schedule.devices ?? devices}
            change={(shown) => write({ devices: shown })}
            isReadOnly={isReadOnly}
          />
        )}
        {ofBlock && (
          <Mine
            {...props}
            id={`${id}-mine`}
            shown={schedule.mine}
            change={(mine) => change(tidySchedule({ ...schedule, mine }))}
          />
        )}
        <div className={styles.whole}>
          <label id={storesLabel} htmlFor={`${id}-stores`} className={styles.label}>
            {texts.onlyStores}
          </label>
          <ReferencesValue
            {...props}
            field={{ ...props.field, label: texts.onlyStores, entity: 'Location', required: false }}
            id={`${id}-stores`}
            labelId={storesLabel}
            describedBy={undefined}
            value={schedule.stores ?? []}
            change={(stores) => write({ stores: stores as number[] })}
          />
        </div>
      </div>
    </div>
  );
}
