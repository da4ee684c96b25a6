import { useMemo, useRef, useState } from 'react';
import { afterPress } from '#fields/after-press';
import type { FieldProblems } from '#fields/check';
import type { FieldDefinition } from '#fields/definition';
import { filesValue } from '#fields/file-values';
import type { CheckEvent } from '#fields/state';
import { type Fields, useFields } from '#fields/use-fields';
import { checkSiteForm } from '#kernel/values/site-form';
import { type FormField, type FormStep, ownTexts, type SiteFormProps } from '../contract';
import { type Errors, fieldProblems } from './problems';
import { repeatErrors } from './repeats';
import { siteElements } from './site-elements';

type Options = Pick<SiteFormProps, 'steps' | 'texts' | 'values' | 'errors' | 'kept'>;

const none = {};

/** Values with the ids of files that came with a form that was refused (S3.2/12). */
const withKept = ({ values = none, kept = none }: Options): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(kept).map(([name, files]) => [
      name,
      filesValue(files.map(({ id }) => ({ data: { id } }))),
    ]),
  ),
  ...values,
});

/**
 * The fields of a site form. The library checks them while one types (S4.2/4); what only the check of
 * site forms finds (a postcode, a BSN) is told when the field is left, and never marked as right.
 */
export const useCheckedFields = (options: Options) => {
  const { steps, texts, errors = none } = options;
  // Only what the form begins with counts.
  const [values] = useState(() => withKept(options));
  const all = useMemo(() => steps.flatMap(({ fields }) => fields), [steps]);
  const stepOf = useMemo(
    () => new Map(steps.flatMap((step) => step.fields.map(({ id }) => [id, step] as const))),
    [steps],
  );
  const byId = useMemo(
    () =>
      Object.fromEntries(
        all.flatMap(({ id, name }) => (name in values ? [[id, values[name] ?? '']] : [])),
      ),
    [all, values],
  );
  const fields = useFields(all, { values: byId, problems: fieldProblems(steps, errors) });
  const idOf = useMemo(() => new Map(all.map(({ id, name }) => [name, id] as const)), [all]);
  const textOf = (name: string): string =>
    fields.currentStates()[idOf.get(name) ?? '']?.value ?? '';
  const siteErrors = (field: FormField, value: string): Errors => {
    const step = stepOf.get(field.id);
    const elements = siteElements({
      steps: step ? [{ ...step, fields: [field] }] : [],
      values: { [field.name]: value },
      agreed: true,
      captchaAnswer: '',
    });
    const wrong = checkSiteForm(elements, ownTexts(texts));
    return {
      ...repeatErrors([field], textOf),
      ...Object.fromEntries(wrong.map(({ name, message }) => [name, message])),
    };
  };
  const isRight = (field: FormField, value: string) =>
    Object.keys(siteErrors(field, value)).length === 0;
  const states = Object.fromEntries(
    all.map((field) => {
      const state = fields.states[field.id];
      const isMarked = state?.validated && state.problems.length === 0;
      const isSure = !isMarked || isRight(field, state.value);
      return [field.id, isSure ? state : { ...state, validated: false }];
    }),
  ) as Fields['states'];
  // Of what was refused, what was said of it stands until it changes.
  const refused = useRef(new Set<string>());
  const refuse = (found: FieldProblems) => {
    for (const id of Object.keys(found)) refused.current.add(id);
    fields.refuse(found);
  };
  const write: Fields['write'] = (field, value) => {
    refused.current.delete(field.id);
    fields.write(field, value);
  };
  const choose: Fields['choose'] = (field, value) => {
    refused.current.delete(field.id);
    fields.choose(field, value);
  };
  const reset = () => {
    refused.current.clear();
    fields.reset();
  };
  /** What repeats a field that changed is told, or told no more, when that is left. */
  const leaveRepeats = ({ name }: FieldDefinition) => {
    for (const repeat of all.filter(({ repeats }) => repeats?.name === name)) {
      const state = fields.currentStates()[repeat.id];
      const isTold = state?.problems.some(({ message }) => message === repeat.repeats?.text);
      const isWrong = repeat.name in repeatErrors([repeat], textOf);
      if (isTold && !isWrong) write(repeat, state?.value ?? '');
      if (!isTold) leave(repeat);
    }
  };
  const leave = (field: FieldDefinition) => {
    const state = fields.currentStates()[field.id];
    if (!state?.validated || state.problems.length > 0) return;
    const found = fieldProblems(steps, siteErrors(field, state.value));
    if (found[field.id]) refuse(found);
  };
  const checkOn = (field: FieldDefinition, at: CheckEvent) => {
    if (refused.current.has(field.id)) return;
    fields.checkOn(field, at);
    if (at === 'blur') {
      afterPress(() => {
        leave(field);
        leaveRepeats(field);
      });
    }
  };
  return { ...fields, all, states, textOf, write, choose, checkOn, refuse, reset };
};

export type CheckedFields = ReturnType<typeof useCheckedFields>;

/** What the library found wrong with these steps' fields, by the name of the input. */
export const libraryErrors = (steps: readonly FormStep[], { currentStates }: Fields): Errors => {
  const states = currentStates();
  const wrong = steps.flatMap(({ fields }) =>
    fields.flatMap(({ id, name }) =>
      (states[id]?.problems ?? []).map(
        ({ part, message }) => [part === undefined ? name : `${name}[${part}]`, message] as const,
      ),
    ),
  );
  return Object.fromEntries(wrong);
};
