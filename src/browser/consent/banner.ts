import { fullConsent, noConsent } from '#kernel/values/consent';
import { CONSENT_CHOICE, field, path } from '#kernel/wire';
import { addressIn } from '#kernel/wire-language';
import { all, announce, find, parse, whenIdle } from '../dom';
import { prepareStyles } from '../styles';
import { ownLanguage } from '../texts';
import { hasChosen, onConsentChange, saveChoices } from './consent';

const BANNER = '[data-consent-banner]';

const fetchBanner = async (): Promise<HTMLElement | undefined> => {
  const query = ownLanguage && `?${new URLSearchParams({ [field.language]: ownLanguage })}`;
  const reply = await fetch(path.consentBanner + query, { headers: { accept: 'text/html' } });
  if (!reply.ok) return undefined;
  const content = parse(await reply.text());
  await prepareStyles(content);
  return find(BANNER, content) ?? undefined;
};

type Room = { end: () => void };

/** Whether it sticks within the screen: on a low one its edge lies below that, so that it doesn't. */
const isStuck = (bar: HTMLElement): boolean => {
  const { position, bottom } = getComputedStyle(bar);
  return position === 'sticky' && !bottom.startsWith('-');
};

/** Bars that stick to the lower edge of this page, such as the one to buy with on a phone. */
const bottomBars = () => all('[data-bottom-bar]').filter(isStuck);

const heightOf = (bars: readonly HTMLElement[]): number =>
  Math.max(0, ...bars.map((bar) => bar.offsetHeight));

/** What stands above the banner or a bar, told how high these are. */
const RAISED = `dialog,${BANNER},[data-refines-bar],[data-refines-panel]`;

/**
 * Tells the page's style how much the banner takes, so that nothing that has the focus lies under it, and
 * lifts it above a bar that is in sight. Any change of the root element's own style has every element of the
 * page styled again: what keeps the focus in sight is told to it apart from that, when the browser is idle or at the
 * first key.
 */
const makeRoom = (banner: HTMLElement): Room => {
  const page = document.documentElement;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const gone = new AbortController();
  const inSight = new Set<Element>();
  let told = '';
  const measure = () => {
    const bars = bottomBars();
    const seen = bars.filter((bar) => inSight.has(bar));
    const height = `${banner.offsetHeight + heightOf(bars)}px`;
    const raised = 'consentPadded' in page.dataset ? `html,${RAISED}` : RAISED;
    const rules = `body{padding-bottom:${height}}${raised}{--bottom-bar:${heightOf(seen)}px;--consent-height:${height}}`;
    if (rules === told) return;
    told = rules;
    sheet.replaceSync(rules);
  };
  const padPage = () => {
    page.dataset.consentPadded = '';
    measure();
  };
  const sizes = new ResizeObserver(measure);
  for (const one of [banner, document.body]) sizes.observe(one);
  const look: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    measure();
  };
  // At the lower edge alone: a bar that scrolled on to its own place holds nothing up.
  const sight = new IntersectionObserver(look, { rootMargin: '-99% 0px 0px' });
  for (const bar of all('[data-bottom-bar]')) sight.observe(bar);
  measure();
  for (const type of ['keydown', 'focusin']) {
    document.addEventListener(type, padPage, { capture: true, once: true, signal: gone.signal });
  }
  whenIdle(() => {
    if (!gone.signal.aborted) padPage();
  });
  const end = () => {
    gone.abort();
    sizes.disconnect();
    sight.disconnect();
    delete page.dataset.consentPadded;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  return { end };
};

/** Where who chose by keyboard reads on: the first heading in view or else the last above it, and at the top the page itself. */
const readOn = (): HTMLElement | null => {
  const main = find('main');
  if (!main || window.scrollY < window.innerHeight / 2) return main;
  const tops = all('h1,h2,h3', main).flatMap((heading) =>
    heading.checkVisibility() ? [{ heading, top: heading.getBoundingClientRect().top }] : [],
  );
  const seen = tops.find(({ top }) => top >= 0 && top < window.innerHeight);
  const target = (seen ?? tops.findLast(({ top }) => top < 0))?.heading;
  if (target) target.tabIndex = -1;
  return target ?? main;
};

/** Takes the banner away; the focus goes on in the page if it was in it. */
const remove = (banner: HTMLElement, room: Room): void => {
  const page = document.documentElement;
  const hadFocus = banner.contains(document.activeElement);
  room.end();
  banner.remove();
  delete page.dataset.consentOpen;
  if (hadFocus) readOn()?.focus({ preventScroll: true });
};

/** Keeps what was chosen; the banner stays and says so when that failed. */
const choose = async (banner: HTMLElement, button: HTMLElement): Promise<void> => {
  const choice = button.getAttribute(CONSENT_CHOICE);
  if (choice === 'adjust') return location.assign(addressIn(ownLanguage, path.cookieSettings));
  const failed = find('[data-consent-failed]', banner);
  if (failed) failed.textContent = '';
  const isKept = await saveChoices(choice === 'all' ? fullConsent : noConsent, 'banner');
  if (isKept) announce(find('[data-consent-kept]', banner)?.dataset.consentKept ?? '');
  else if (failed) failed.textContent = failed.dataset.consentFailed ?? '';
};

/**
 * S2.13/1: puts the banner in the page, first in the order of the keyboard after the skip link. It goes once a choice is made,
 * here or in another tab.
 */
export const showBanner = async (): Promise<void> => {
  const banner = await fetchBanner();
  if (!banner || hasChosen() || find(BANNER)) return;
  document.documentElement.dataset.consentOpen = '';
  // After the link that leads past what is repeated, which stays the first of all.
  (find('[data-consent-place]') ?? document.body).prepend(banner);
  const room = makeRoom(banner);
  const stop = onConsentChange(() => {
    if (!hasChosen()) return;
    stop();
    remove(banner, room);
  });
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(`[${CONSENT_CHOICE}]`);
    if (button) void choose(banner, button);
  });
};
