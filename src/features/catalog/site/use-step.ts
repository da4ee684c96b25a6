import { useEffect, useRef } from 'react';

const loadSteps = () => import('#browser/overlays/step');
type LoadSteps = typeof loadSteps;

type Leave = () => Promise<void>;

/**
 * While something is open over the page, back closes it and forward opens it again. The function that it
 * returns closes it too, and tells when the address is the page's own again.
 */
export const useStep = (
  name: string,
  [isOpen, setOpen]: readonly [boolean, (isOpen: boolean) => void],
  onBack: () => void,
  load: LoadSteps = loadSteps,
): Leave => {
  const leave = useRef<Promise<Leave> | undefined>(undefined);
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    if (!isOpen) return;
    let isClosed = false;
    const take = async (): Promise<Leave> => {
      const { takeStep } = await load();
      // What closed before the code was there has no step to go back from.
      if (isClosed) return async () => {};
      return takeStep(
        name,
        () => back.current(),
        () => setOpen(true),
      );
    };
    // Without that code back leaves the page, as it would without any script.
    leave.current = take().catch(() => async () => {});
    return () => {
      isClosed = true;
      void leave.current?.then((end) => end());
    };
  }, [name, isOpen, setOpen, load]);
  return async () => {
    setOpen(false);
    await (await leave.current)?.();
  };
};
