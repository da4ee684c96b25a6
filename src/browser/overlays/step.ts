/** What is kept in an entry of the history while something is open over the page. */
type State = { overlay?: string; y?: number } | null;

type Step = { name: string; onBack: () => void };

const stateNow = (): State => history.state as State;

/** What is open over the page, the topmost last. */
const open: Step[] = [];

/** How to open again what a step forward leads to, by its name. */
const openers = new Map<string, () => void>();

let isListening = false;

const listen = (): void => {
  isListening = true;
  addEventListener('popstate', () => {
    const name = stateNow()?.overlay;
    const at = open.findLastIndex((step) => step.name === name);
    const left = open.splice(at + 1).reverse();
    for (const { onBack } of left) onBack();
    if (left.length === 0 && at === -1 && name !== undefined) openers.get(name)?.();
  });
};

/** A step back that was asked for and that the browser has yet to take. */
let leaving: Promise<void> | undefined;

const goBack = (): Promise<void> => {
  leaving = new Promise((done) => {
    const end = () => {
      leaving = undefined;
      done();
    };
    addEventListener('popstate', end, { once: true });
  });
  history.back();
  return leaving;
};

/** Without a step of its name, what is open gets one. */
const addEntry = (name: string): void => {
  if (stateNow()?.overlay === name) return;
  // Where the page is scrolled belongs to both: neither way moves it.
  history.replaceState({ ...stateNow(), y: scrollY }, '');
  history.pushState({ overlay: name, y: scrollY }, '');
};

/**
 * A step in the history for what opens over the page: back closes it by `onBack`, and forward then
 * opens it again by `reopen`, which finds its step there already. The function that it returns takes
 * the step back, for what closes by itself, and tells when the address is the page's own again.
 */
export const takeStep = (
  name: string,
  onBack: () => void,
  reopen: () => void,
): (() => Promise<void>) => {
  if (!isListening) listen();
  openers.set(name, reopen);
  const own = { name, onBack };
  let left: Promise<void> | undefined;
  const take = () => {
    if (left) return;
    addEntry(name);
    open.push(own);
  };
  const leave = async (): Promise<void> => {
    const at = open.indexOf(own);
    if (at === -1) return;
    open.splice(at, 1);
    if (stateNow()?.overlay === name) await goBack();
  };
  // A step taken before what closed just now has gone back would be the one that is left.
  if (leaving) void leaving.then(take);
  else take();
  return () => {
    left ??= leave();
    return left;
  };
};
