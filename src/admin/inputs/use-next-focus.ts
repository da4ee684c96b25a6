import { useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Gives the focus to what is drawn next, where what had it goes by that. */
export const useNextFocus = (): ((find: Find) => void) => {
  const [goal, setGoal] = useState<{ find: Find }>();
  useEffect(() => {
    if (!goal) return;
    goal.find()?.focus();
    setGoal(undefined);
  }, [goal]);
  return (find) => setGoal({ find });
};

export const byId = (id: string): Find => {
  return () => document.getElementById(id);
};
