import { useState } from 'react';
import type { ToldProblem } from '#features/office/contract';
import { CallError } from '../calls';
import { tell } from '../shell/toasts';

/** Sends a small form: what is wrong stands at its fields, and is told when it is of none of them. */
export const useSending = (names: readonly string[]) => {
  const [problem, setProblem] = useState<ToldProblem>();
  const [isBusy, setBusy] = useState(false);
  /** Answers whether it went well. */
  const send = async (run: () => Promise<unknown>): Promise<boolean> => {
    const before = document.activeElement;
    setBusy(true);
    try {
      await run();
      setProblem(undefined);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.problem);
      const wrong = names.find((name) => error.problem.fields[name]);
      if (wrong === undefined) tell(error.message);
      else requestAnimationFrame(() => document.getElementById(`account-${wrong}`)?.focus());
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
  return { send, isBusy, errors: problem?.fields ?? {} };
};
