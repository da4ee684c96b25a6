import { useState } from 'react';
import { CallError } from './calls';

/** Whether somebody else was first with what is saved here; `guard` runs a save that is told so. */
export const useStale = (reload: () => Promise<unknown>) => {
  const [isStale, setStale] = useState(false);
  const guard = async (save: () => Promise<void>): Promise<void> => {
    try {
      await save();
      setStale(false);
    } catch (error) {
      if (error instanceof CallError && error.problem.code === 'stale') {
        // From now on he has read what stands there: his own words stay in the fields.
        await reload();
        setStale(true);
      }
      throw error;
    }
  };
  return { isStale, guard };
};
