import { useEffect, useState, useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** False on the server and while the browser takes its HTML over; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

type Loaded<T> = { code?: T; failed: boolean };

/** Fetches code once it is wanted. `load` must stay the same. */
export const useCode = <T>(wanted: boolean, load: () => Promise<T>): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ failed: false });
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    load().then(
      (code) => left || setLoaded({ code, failed: false }),
      (error: unknown) => {
        console.info('A field does without its script', error);
        if (!left) setLoaded({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, [wanted, load]);
  return loaded;
};
