import { useId } from 'react';
import type { ToldList, ToldRuleChoice } from '#features/merchandising/contract';
import { listLimits as limits } from '#kernel/limits-lists';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { type ArrangeEffect, type ArrangeRule, arrangeEffects } from '#kernel/values/arrangement';
import controls from '../controls.module.css';
import form from '../form/form.module.css';
import inputs from '../inputs/inputs.module.css';
import { byId, useNextFocus } from '../inputs/use-next-focus';
import list from '../list/list.module.css';
import styles from './arrange.module.css';
import type { Arranging } from './use-arranging';

type RuleListProps = Pick<Arranging, 'arrangement' | 'setRules'> & { groups: ToldList['choices'] };

const keyOf = ({ column, option, isNot = false }: Omit<ToldRuleChoice, 'label'>): string =>
  `${column} ${option} ${isNot}`;

/** What goes up or down for what it is. */
export function RuleList({ arrangement: { rules }, setRules, groups }: RuleListProps) {
  const id = useId();
  const focusNext = useNextFocus();
  const all = groups.flatMap(({ choices }) => choices);
  const set = (at: number, more: Partial<ArrangeRule>) =>
    setRules(rules.map((rule, nth) => (nth === at ? { ...rule, ...more } : rule)));
  const choose = (at: number, key: string) => {
    const found = all.find((one) => keyOf(one) === key);
    const rule = rules[at];
    if (!found || !rule) return;
    const { column, option, isNot } = found;
    const next = { column, option, ...(isNot && { isNot }), effect: rule.effect };
    setRules(rules.map((one, nth) => (nth === at ? next : one)));
  };
  const add = () => {
    // One that isn't asked yet: the same twice would count double.
    const free = all.find((one) => !rules.some((rule) => keyOf(rule) === keyOf(one)));
    if (!free) return;
    const { column, option, isNot } = free;
    const rule = { column, option, ...(isNot && { isNot }), effect: 'first' } as const;
    setRules([...rules, rule], texts.ruleAdded(rules.length + 1));
    focusNext(byId(`${id}-${rules.length}`));
  };
  const drop = (at: number) => {
    setRules(
      rules.filter((_, nth) => nth !== at),
      texts.ruleDropped(at + 1),
    );
    focusNext(byId(`${id}-add`));
  };
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 className={form.sectionTitle} id={`${id}-title`}>
        {texts.rules}
      </h2>
      <p className={form.help}>{texts.rulesHelp}</p>
      {rules.length > 0 && (
        <ol className={styles.rows}>
          {rules.map((rule, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
            <li key={at}>
              <select
                id={`${id}-${at}`}
                className={`${controls.control} ${styles.name}`}
                aria-label={texts.ruleOf(at + 1)}
                value={keyOf(rule)}
                onChange={({ target }) => choose(at, target.value)}
              >
                {!all.some((one) => keyOf(one) === keyOf(rule)) && (
                  <option value={keyOf(rule)}>{texts.absent}</option>
                )}
                {groups.map(({ label, choices }) => (
                  <optgroup key={label} label={label}>
                    {choices.map((one) => (
                      <option key={keyOf(one)} value={keyOf(one)}>
                        {one.label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
              <select
                className={`${controls.control} ${styles.effect}`}
                aria-label={texts.effectOf(at + 1)}
                value={rule.effect}
                onChange={({ target }) => set(at, { effect: target.value as ArrangeEffect })}
              >
                {arrangeEffects.map((effect) => (
                  <option key={effect} value={effect}>
                    {texts.effects[effect]}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className={list.step}
                aria-label={texts.dropRuleOf(at + 1)}
                onClick={() => drop(at)}
              >
                {texts.dropRule}
              </button>
            </li>
          ))}
        </ol>
      )}
      {rules.length < limits.rules && (
        <button type="button" id={`${id}-add`} className={inputs.add} onClick={add}>
          {texts.addRule}
        </button>
      )}
    </section>
  );
}
