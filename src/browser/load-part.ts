import { find } from './dom';

/**
 * The code of a part comes where something on the page asks for it. `without` says in the log what the
 * page does when it can't be had.
 */
export const loadPart = (
  selector: string,
  load: () => Promise<() => void>,
  without: string,
): void => {
  if (!find(selector)) return;
  load().then(
    (start) => start(),
    (error) => console.info(without, error),
  );
};
