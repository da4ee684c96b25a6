import { useRef, useState } from 'react';
import type { ToldProblem } from '#features/office/contract';
import { CallError } from '../calls';
import { tell } from '../shell/toasts';

type Told = { fields: ToldProblem['fields']; about: Values };
type Values = Readonly<Record<string, unknown>>;

/**
 * Sends a small form: what is wrong stands at its fields, and is told when it is of none of them. `values`: what its fields
 * hold, by name, in the order of the form: the first that is wrong gets the focus. What is wrong with one is told until it holds something else. `prefix`: of the ids of its controls.
 */
export const useSending = (values: Values = {}, prefix = 'account-') => {
  const [told, setTold] = useState<Told>();
  const latest = useRef(values);
  latest.current = values;
  const [isBusy, setBusy] = useState(false);
  /** Answers whether it went well. */
  const send = async (run: () => Promise<unknown>): Promise<boolean> => {
    const before = document.activeElement;
    setBusy(true);
    try {
      await run();
      setTold(undefined);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { fields } = error.problem;
      setTold({ fields, about: latest.current });
      const wrong = Object.keys(latest.current).find((name) => fields[name]);
      if (wrong === undefined) tell(error.message);
      else requestAnimationFrame(() => document.getElementById(`${prefix}${wrong}`)?.focus());
      return false;
    } finally {
      setBusy(false);
      // A button that was pressed had no focus to come back to when the password was asked.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    }
  };
  const errors = Object.fromEntries(
    Object.entries(told?.fields ?? {}).filter(([name]) => values[name] === told?.about[name]),
  );
  return { send, isBusy, errors };
};
