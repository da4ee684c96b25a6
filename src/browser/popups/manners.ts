import { popups as limits } from '#kernel/limits-popups';
import { isChanged } from '../changed';
import { hasChosen } from '../consent/consent';
import { all, find } from '../dom';
import { isPhone } from './visitor';

const TYPED =
  'input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio],[type=hidden],[type=image],[type=range]),textarea,select,[contenteditable=""],[contenteditable=true]';

/** What lies over the page already, or takes all attention. */
const OVER = 'dialog[open],:popover-open';

/** What asks for consent. */
const BAR = '[data-consent-banner]';

type Written = HTMLInputElement | HTMLTextAreaElement;

let typedAt = Number.NEGATIVE_INFINITY;
/** What somebody typed in: a part that React minds tells no difference between that and what it came with. */
const written = new Set<Written>();

const isWritten = (target: EventTarget | null): target is Written =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.matches(TYPED);

/** Hears from now on when somebody types. */
export const watchTyping = (): void =>
  addEventListener('input', ({ target }) => {
    typedAt = performance.now();
    if (isWritten(target)) written.add(target);
  });

/** Somebody wrote in a form that is to be sent and wasn't yet. What is searched for is no such thing. */
const isUnsent = (control: Written): boolean =>
  control.isConnected &&
  control.value.trim() !== '' &&
  control.form?.method === 'post' &&
  (written.has(control) || isChanged(control));

const isFillingIn = (): boolean =>
  all('input,textarea').some((one) => isWritten(one) && isUnsent(one));

const isTyping = (): boolean =>
  document.activeElement?.matches(TYPED) === true || performance.now() - typedAt < limits.quiet;

/** Whether what asks for consent is on the page. */
const isConsentAsked = (): boolean => find(BAR) !== null;

/** Whether a choice of cookies is still to be made, whether or not it is asked already. */
const isConsentOpen = (): boolean =>
  document.documentElement.dataset.consent !== undefined && !hasChosen();

/** A popup above that has no room on a small screen, and one that shuts the page out would shut it out too. */
const waitsForConsent = (isCentred: boolean): boolean =>
  isConsentAsked() && (isCentred || isPhone() || innerHeight < limits.lowScreen);

/** Whether nobody would be disturbed by something that opens now. */
const isCalm = (isCentred: boolean): boolean => {
  const { classList } = document.documentElement;
  return (
    document.visibilityState === 'visible' &&
    !isTyping() &&
    !isFillingIn() &&
    !find(OVER) &&
    !waitsForConsent(isCentred) &&
    !classList.contains('menu-open') &&
    !classList.contains('search-open')
  );
};

const when = (test: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (test()) resolve();
      else setTimeout(look, limits.look);
    };
    look();
  });

/** Resolves as soon as nobody would be disturbed. `isCentred`: by what stands in the middle. */
export const whenCalm = (isCentred: boolean): Promise<void> => when(() => isCalm(isCentred));

/** Resolves once the choice of cookies was made; or at once where it isn't asked for. */
export const whenConsentSettled = (): Promise<void> => {
  // The question itself may still be on its way, or never come.
  const until = performance.now() + limits.consentComes;
  return when(() => !isConsentAsked() && (!isConsentOpen() || performance.now() > until));
};
