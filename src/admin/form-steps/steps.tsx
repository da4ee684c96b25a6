import { type ReactNode, useEffect, useState } from 'react';
import type { ToldField } from '#features/office/contract';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { Definitions } from '../inputs/definitions';
import inputs from '../inputs/inputs.module.css';
import { ItemList } from '../inputs/list';
import { listIn, recordIn } from '../inputs/rows';
import type { ValueInput, ValueInputProps } from '../inputs/types';
import { workAtStep } from './at-step';
import {
  conditionIn,
  type Definition,
  followNames,
  labelIn,
  nameIn,
  type Step,
} from './conditions';
import { WhenAsked } from './when-asked';

const nameOf = ({ legend }: Step, at: number): string => legend?.trim() || texts.nthStep(at + 1);

/** A name for a step that no other has: the page's address shows it. */
const newId = (steps: readonly Step[]): string => {
  const ids = new Set(steps.map(({ id }) => id));
  let nth = steps.length + 1;
  while (ids.has(`stap-${nth}`)) nth += 1;
  return `stap-${nth}`;
};

/** A field of one step at the end of another; the steps stay what they were. */
export const moveField = (
  steps: readonly Step[],
  from: { step: number; at: number },
  to: number,
): Step[] => {
  const moved = steps[from.step]?.fields?.[from.at];
  if (!moved || from.step === to || !steps[to]) return [...steps];
  return steps.map((step, nth) => {
    const fields = step.fields ?? [];
    if (nth === from.step) return { ...step, fields: fields.filter((_, at) => at !== from.at) };
    return nth === to ? { ...step, fields: [...fields, moved] } : step;
  });
};

type OpenStepProps = { id: string | undefined; isFirst: boolean; children: ReactNode };

/** A step that stands open: what shows the form follows whoever works at it. */
function OpenStep({ id, isFirst, children }: OpenStepProps) {
  const tell = () => {
    if (id !== undefined) workAtStep({ id, isFirst });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told as it opens
  useEffect(tell, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of what is in it
    <div className={inputs.parts} onFocus={tell}>
      {children}
    </div>
  );
}

/** The steps of a form, each with its fields, which can be copied and go from step to step. */
function StepsValue({ field, value, change: put, id, isReadOnly }: ValueInputProps) {
  const [said, setSaid] = useState('');
  const steps = listIn<unknown>(value).map((one) => recordIn(one) as Step);
  const change = (next: readonly Step[]) => put(followNames(steps, next));
  /** After which question a field is asked, in a few words. */
  const tellAsked = (item: Definition): string => {
    const condition = conditionIn(item);
    const all = steps.flatMap(({ fields = [] }) => fields);
    const decider = condition && all.find((one) => nameIn(one) === condition.field);
    return decider ? texts.asked.told(labelIn(decider)) : '';
  };
  const names = new Set(
    steps.flatMap(({ fields = [] }) => fields.map(({ name }) => String(name ?? ''))),
  );
  return (
    <>
      <ItemList
        id={id}
        items={steps}
        change={change}
        isReadOnly={isReadOnly}
        nameOf={nameOf}
        folded={(step, at) => `${nameOf(step, at)} · ${texts.fieldsIn(step.fields?.length ?? 0)}`}
        make={(): Step => ({ id: newId(steps), legend: '', fields: [] })}
        addLabel={texts.addStep}
        most={field.most}
        draw={({ item, change: write, at, id: stepId }) => (
          <OpenStep id={item.id} isFirst={at === 0}>
            <div className={inputs.whole}>
              <label htmlFor={`${stepId}-legend`} className={inputs.label}>
                {texts.step}
              </label>
              <input
                id={`${stepId}-legend`}
                className={inputs.line}
                disabled={isReadOnly}
                value={item.legend ?? ''}
                onChange={({ target }) => write({ ...item, legend: target.value })}
              />
            </div>
            <fieldset className={inputs.whole}>
              <legend className={inputs.label}>{texts.stepFields(nameOf(item, at))}</legend>
              <Definitions
                id={`${stepId}-fields`}
                value={item.fields ?? []}
                change={(fields) => write({ ...item, fields: fields as Definition[] })}
                isReadOnly={isReadOnly}
                taken={names}
                told={tellAsked}
                more={({ before, ...part }) => (
                  <WhenAsked
                    {...part}
                    isReadOnly={isReadOnly}
                    before={[...steps.slice(0, at).flatMap(({ fields = [] }) => fields), ...before]}
                  />
                )}
                steps={steps.flatMap((step, to) =>
                  to === at
                    ? []
                    : [
                        {
                          label: nameOf(step, to),
                          take: (moved: Definition, from: number) => {
                            change(moveField(steps, { step: at, at: from }, to));
                            setSaid(texts.movedTo(labelIn(moved), nameOf(step, to)));
                          },
                        },
                      ],
                )}
              />
            </fieldset>
          </OpenStep>
        )}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

const steps: ValueInput = { Input: StepsValue, isGroup: true };

/** Inputs that forms alone have. */
export const formInput = ({ name }: ToldField): ValueInput | undefined =>
  name === 'steps' ? steps : undefined;
