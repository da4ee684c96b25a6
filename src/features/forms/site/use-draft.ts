import { useEffect, useMemo, useRef, useState } from 'react';
import type { Fields } from '#fields/use-fields';
import type { FormStep } from '../contract';
import { clearDraft, keptFields, readDraft, writeDraft } from './draft';

type Options = {
  formId: number;
  steps: readonly FormStep[];
  fields: Fields;
  /** Where values came from the server these count, and nothing is brought back. */
  isRefilled: boolean;
};

/** Keeps what is typed through a reload of the page, and brings it back after hydration. */
export const useDraft = ({ formId, steps, fields, isRefilled }: Options) => {
  const kept = useMemo(() => keptFields(steps), [steps]);
  const [isRestored, setRestored] = useState(false);
  const ended = useRef(false);
  const { states, currentValues, takeOver } = fields;
  const first = useRef(states);
  useEffect(() => {
    if (states === first.current || ended.current) return;
    const values = kept.map(({ id, name }) => [name, states[id]?.value ?? ''] as const);
    writeDraft(formId, Object.fromEntries(values));
  }, [states, kept, formId]);
  /** `typed`: the fields, by id, that the visitor filled in before the code was there. */
  const restore = (typed: ReadonlySet<string>) => {
    if (isRefilled) return;
    const draft = readDraft(formId);
    const before = currentValues();
    const names = new Map(kept.filter(({ id }) => !typed.has(id)).map((one) => [one.name, one]));
    takeOver((name) => (names.has(name) && draft[name] ? [draft[name]] : []));
    const after = currentValues();
    setRestored(kept.some(({ id }) => before[id] !== after[id]));
  };
  const forget = () => {
    clearDraft(formId);
    setRestored(false);
  };
  /** Nothing is kept from here on. */
  const end = () => {
    ended.current = true;
    forget();
  };
  return { isRestored, restore, forget, end };
};
