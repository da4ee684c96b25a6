// Texts with markup that are written where they stand on the page: what that takes comes with the first of them.
import type { RichWriting } from './write';

type Told = {
  label: string;
  /** As it is stored, in HTML. */
  text: string;
  typed: (html: string) => void;
  leave: () => void;
  /** Goes on in the form. */
  toForm: () => void;
};

/** Begins to write; undefined: the text has markup that would be lost by it. */
export type OpenRich = (element: HTMLElement, told: Told) => RichWriting | undefined;

export type LoadRich = () => Promise<OpenRich>;

/** In ms: who waits longer for the code writes in the form. */
const PATIENCE = 8000;

export const beginRich = async (
  load: LoadRich | undefined,
  element: HTMLElement,
  told: Told,
): Promise<RichWriting | undefined> => {
  element.ariaBusy = 'true';
  const open = await Promise.race([
    load?.().catch(() => undefined),
    new Promise<undefined>((done) => setTimeout(done, PATIENCE)),
  ]);
  element.removeAttribute('aria-busy');
  return open?.(element, told);
};
