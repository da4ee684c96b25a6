import { useId } from 'react';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { priceRoundings } from '#kernel/values/price-change';
import controls from '../controls.module.css';
import form from '../form/form.module.css';
import orders from '../orders/orders.module.css';
import plan from '../plan/plan.module.css';
import { type Asked, isPercent, type Wrong, ways } from './asked';
import { Field } from './field';
import { MomentField } from './moment-field';

type RuleFieldsProps = { asked: Asked; change: (more: Partial<Asked>) => void; wrong: Wrong };

const valueName = ({ way }: Asked): string => {
  if (isPercent(way)) return texts.percent;
  return way === 'fixed' ? texts.price : texts.amount;
};

/** How prices change, and when. */
export function RuleFields({ asked, change, wrong }: RuleFieldsProps) {
  const id = useId();
  return (
    <>
      <div className={orders.fields}>
        <Field label={texts.way} wrong={wrong.way}>
          {(control) => (
            <select
              {...control}
              className={controls.control}
              value={asked.way}
              onChange={({ target }) => change({ way: target.value as Asked['way'] })}
            >
              {ways.map((way) => (
                <option key={way} value={way}>
                  {texts.ways[way]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={valueName(asked)} wrong={wrong.value}>
          {(control) => (
            <input
              {...control}
              className={controls.control}
              inputMode="decimal"
              autoComplete="off"
              value={asked.value}
              onChange={({ target }) => change({ value: target.value })}
            />
          )}
        </Field>
        <Field label={texts.rounding} wrong={wrong.rounding}>
          {(control) => (
            <select
              {...control}
              className={controls.control}
              value={asked.rounding}
              onChange={({ target }) => change({ rounding: target.value as Asked['rounding'] })}
            >
              {priceRoundings.map((one) => (
                <option key={one} value={one}>
                  {texts.roundings[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.floor} wrong={wrong.floor}>
          {(control) => (
            <input
              {...control}
              className={controls.control}
              inputMode="decimal"
              autoComplete="off"
              value={asked.floor}
              onChange={({ target }) => change({ floor: target.value })}
            />
          )}
        </Field>
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
        <>
          <MomentField
            label={texts.from}
            value={asked.from}
            change={(from) => change({ from })}
            wrong={wrong.starts_at}
          />
          <MomentField
            label={texts.until}
            help={texts.untilHelp}
            value={asked.until}
            change={(until) => change({ until })}
            wrong={wrong.ends_at}
          />
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
        </>
      )}
    </>
  );
}
