import { useMemo, useState } from 'react';
import { optionLabel } from '#fields/choices';
import { deciderOf, findUnasked } from '#fields/condition';
import type { FieldDefinition } from '#fields/definition';
import { nameOf } from '#fields/rules';
import type { FormField, FormStep } from '../contract';
import type { CheckedFields } from './use-checked-fields';

const namesIn = (fields: CheckedFields): ReadonlySet<string> =>
  findUnasked(fields.all, ({ id }) => fields.states[id]?.value ?? '');

/**
 * What a form asks now, after what was filled in: the names of the fields that it doesn't ask, and its steps
 * without those. A step of which nothing is asked is passed over.
 */
export const useAsked = (steps: readonly FormStep[], fields: CheckedFields) => {
  // By what they are: a set is another one each time.
  const names = JSON.stringify([...namesIn(fields)]);
  const asked = useMemo(() => {
    const unasked: ReadonlySet<string> = new Set(JSON.parse(names) as string[]);
    if (unasked.size === 0) return { unasked, steps };
    const isAsked = ({ name }: FormField) => !unasked.has(name);
    const shown = steps
      .filter((step) => step.fields.length === 0 || step.fields.some(isAsked))
      .map((step) => ({ ...step, fields: step.fields.filter(isAsked) }));
    return { unasked, steps: shown };
  }, [steps, names]);
  return { ...asked, nowAsked: useNowAsked(fields, asked.unasked) };
};

/** What has come to be asked since the form was last drawn, by what it is called; nothing at first. */
const useNowAsked = (fields: CheckedFields, unasked: ReadonlySet<string>): readonly string[] => {
  const [before, setBefore] = useState(unasked);
  const [told, setTold] = useState<readonly string[]>([]);
  if (before !== unasked) {
    const came = fields.all.filter(({ name }) => before.has(name) && !unasked.has(name));
    setBefore(unasked);
    setTold(came.map(nameOf));
  }
  return told;
};

/** When a field is asked: the question before it, and which answers to it; undefined: always. */
export const conditionOf = (
  field: FieldDefinition,
  all: readonly FormField[],
): { question: string; answers: string[] } | undefined => {
  const before = all.slice(
    0,
    all.findIndex(({ id }) => id === field.id),
  );
  const decider = deciderOf(field, before);
  if (!field.condition || !decider) return undefined;
  const answers = field.condition.values.map((value) => optionLabel(decider, value) || value);
  return { question: nameOf(decider), answers };
};
