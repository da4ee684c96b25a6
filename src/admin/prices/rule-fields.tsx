import { useId } from 'react';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { priceRoundings } from '#kernel/values/price-change';
import controls from '../controls.module.css';
import form from '../form/form.module.css';
import orders from '../orders/orders.module.css';
import plan from '../plan/plan.module.css';
import { type Asked, isPercent, isPlan, type Wrong, ways } from './asked';
import { Field } from './field';
import { MomentField } from './moment-field';

type RuleFieldsProps = { asked: Asked; change: (more: Partial<Asked>) => void; wrong: Wrong };

const valueName = ({ way }: Asked): string => {
  if (isPercent(way)) return texts.percent;
  return way === 'fixed' ? texts.price : texts.amount;
};

type LineProps = {
  label: string;
  wrong: string | undefined;
  value: string;
  change: (value: string) => void;
};

/** A number to type. */
function Line({ label, wrong, value, change }: LineProps) {
  return (
    <Field label={label} wrong={wrong}>
      {(control) => (
        <input
          {...control}
          className={controls.control}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  wrong: string | undefined;
  names: Readonly<Record<T, string>>;
  of: readonly T[];
  value: T;
  change: (value: T) => void;
};

function Choice<T extends string>({ label, wrong, names, of, value, change }: ChoiceProps<T>) {
  return (
    <Field label={label} wrong={wrong}>
      {(control) => (
        <select
          {...control}
          className={controls.control}
          value={value}
          onChange={({ target }) => change(target.value as T)}
        >
          {of.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** How prices change, and when. */
export function RuleFields({ asked, change, wrong }: RuleFieldsProps) {
  const id = useId();
  return (
    <>
      <div className={orders.fields}>
        <Choice
          label={texts.way}
          wrong={wrong.way}
          names={texts.ways}
          of={ways}
          value={asked.way}
          change={(way) => change({ way })}
        />
        <Line
          label={valueName(asked)}
          wrong={wrong.value}
          value={asked.value}
          change={(value) => change({ value })}
        />
        <Choice
          label={texts.rounding}
          wrong={wrong.rounding}
          names={texts.roundings}
          of={priceRoundings}
          value={asked.rounding}
          change={(rounding) => change({ rounding })}
        />
        <Line
          label={texts.floor}
          wrong={wrong.floor}
          value={asked.floor}
          change={(floor) => change({ floor })}
        />
      </div>
      <div>
        <label className={plan.tick}>
          <input
            type="checkbox"
            checked={asked.isSale}
            aria-describedby={`${id}-sale`}
            onChange={({ target }) => change({ isSale: target.checked })}
          />
          {texts.sale}
        </label>
        <p id={`${id}-sale`} className={form.help}>
          {texts.saleHelp}
        </p>
      </div>
      <fieldset className={plan.part}>
        <legend>{texts.when}</legend>
        {[false, true].map((isLater) => (
          <label key={String(isLater)} className={plan.tick}>
            <input
              type="radio"
              name={id}
              checked={asked.isLater === isLater}
              onChange={() => change({ isLater })}
            />
            {isLater ? texts.later : texts.now}
          </label>
        ))}
      </fieldset>
      {asked.isLater && (
        <MomentField
          label={texts.from}
          value={asked.from}
          change={(from) => change({ from })}
          wrong={wrong.starts_at}
        />
      )}
      <MomentField
        label={texts.until}
        help={texts.untilHelp}
        value={asked.until}
        change={(until) => change({ until })}
        wrong={wrong.ends_at}
      />
      {isPlan(asked) && (
        <Field label={texts.name} wrong={wrong.name}>
          {(control) => (
            <input
              {...control}
              className={controls.control}
              autoComplete="off"
              value={asked.name}
              onChange={({ target }) => change({ name: target.value })}
              aria-invalid={asked.name.length > limits.name || control['aria-invalid']}
            />
          )}
        </Field>
      )}
    </>
  );
}
