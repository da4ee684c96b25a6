type Options = {
  root: HTMLElement;
  /** In ms. */
  delay: number;
  next: () => void;
  /** It begins to go on by itself, or ends. */
  onChange: (playing: boolean) => void;
  signal: AbortSignal;
};

/** What one types or chooses in. */
const FIELD = 'input,select,textarea,[contenteditable]';

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(FIELD);

/** Whether the visitor asks for no motion. */
export const noMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Has a slider go on by itself as the W3C's carousel pattern says: the pointer over it, a hidden tab and
 * a field of the page that somebody is in hold it up; the keyboard's focus stops it, until it is asked to
 * go on. Out of view it waits.
 */
export const rotate = ({ root, delay, next, onChange, signal }: Options) => {
  const holds = new Set<string>(['out of view']);
  let playing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    if (!playing || holds.size > 0) return;
    timer = setTimeout(() => {
      next();
      schedule();
    }, delay);
  };
  const hold = (why: string, held: boolean) => {
    if (held) holds.add(why);
    else holds.delete(why);
    schedule();
  };
  const play = (wanted: boolean) => {
    const goes = wanted && delay > 0 && !noMotion.matches;
    if (goes !== playing) {
      playing = goes;
      onChange(playing);
    }
    schedule();
  };

  const listen = { signal };
  root.addEventListener(
    'pointerenter',
    ({ pointerType }) => pointerType === 'mouse' && hold('pointer', true),
    listen,
  );
  root.addEventListener('pointerleave', () => hold('pointer', false), listen);
  root.addEventListener(
    'focusin',
    // A click on what stops it focuses it as well.
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && play(false),
    listen,
  );
  document.addEventListener('focusin', ({ target }) => hold('field', isInField(target)), listen);
  document.addEventListener('focusout', () => hold('field', false), listen);
  document.addEventListener('visibilitychange', () => hold('tab', document.hidden), listen);
  noMotion.addEventListener('change', () => play(false), listen);
  const inView = new IntersectionObserver((entries) => {
    hold('out of view', !entries.at(-1)?.isIntersecting);
  });
  inView.observe(root);
  signal.addEventListener('abort', () => {
    inView.disconnect();
    clearTimeout(timer);
  });
  hold('tab', document.hidden);
  hold('field', isInField(document.activeElement));
  return { play, isPlaying: () => playing };
};
