import { useEffect } from 'react';

/** Has the browser ask before a window is left in which something isn't saved. */
export const useKeptFromLeaving = (isChanged: boolean): void => {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
};
