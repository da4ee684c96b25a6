import { device } from '#kernel/limits';
import { poppers } from '#kernel/limits-overlays';
import { all, find, on } from '../dom';
import { place } from './place';

const TRIGGER = '[data-popper]';
const TOOLTIP = '[data-popper=tooltip]';
const PANEL = '[data-popper-panel]';

const panelOf = (trigger: Element): HTMLElement | null =>
  document.getElementById(trigger.getAttribute('popovertarget') ?? '');

const triggerOf = ({ id }: Element): HTMLElement | null =>
  find(`${TRIGGER}[popovertarget="${CSS.escape(id)}"]`);

const isOpen = (panel: Element): boolean => panel.matches(':popover-open');

const isDesktop = (): boolean => matchMedia(`(min-width: ${device.tabletMax + 1}px)`).matches;

/** What opened a tooltip: a press on its sign makes one stay that was not opened by a press. */
type Way = 'hover' | 'focus' | 'press';
const openedBy = new WeakMap<Element, Way>();

const open = (trigger: HTMLElement, way: Way): void => {
  const panel = panelOf(trigger);
  if (!panel || isOpen(panel)) return;
  openedBy.set(panel, way);
  panel.showPopover();
};

const close = (trigger: Element, way: Way): void => {
  const panel = panelOf(trigger);
  if (panel && isOpen(panel) && openedBy.get(panel) === way) panel.hidePopover();
};

let timer: ReturnType<typeof setTimeout> | undefined;

const later = (run: () => void, delay: number): void => {
  clearTimeout(timer);
  timer = setTimeout(run, delay);
};

/** Where a pointer is: on a tooltip's sign, or on the tooltip itself. */
const hoveredOf = (target: EventTarget | null): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  const panel = target.closest<HTMLElement>(PANEL);
  return target.closest<HTMLElement>(TOOLTIP) ?? (panel && triggerOf(panel));
};

/** S2.12/13: a pointer that rests on the sign opens it; it may go to the tooltip and stay there. */
const onPoint = (event: PointerEvent): void => {
  if (event.pointerType === 'touch') return;
  const trigger = hoveredOf(event.target);
  if (trigger?.matches(TOOLTIP)) later(() => open(trigger, 'hover'), poppers.openDelay);
};

const onLeave = ({ target, relatedTarget, pointerType }: PointerEvent): void => {
  const trigger = hoveredOf(target);
  if (pointerType === 'touch' || !trigger || hoveredOf(relatedTarget) === trigger) return;
  later(() => close(trigger, 'hover'), poppers.closeDelay);
};

/** On a tablet and a phone the focus opens it too; on a desk the sign is pressed (S2.12/13). */
const onFocus = (trigger: HTMLElement): void => {
  if (!isDesktop()) open(trigger, 'focus');
};

/**
 * The browser itself closes what is open when its sign is pressed. What a pointer or the focus has
 * opened stays at the first press, or a finger's tap would open it and close it at once.
 */
const onPress = (event: MouseEvent, trigger: HTMLElement): void => {
  const panel = panelOf(trigger);
  clearTimeout(timer);
  if (!panel || !isOpen(panel) || openedBy.get(panel) === 'press') return;
  openedBy.set(panel, 'press');
  event.preventDefault();
};

/** The focus that goes elsewhere closes what it leaves, which would lie over what it comes to (WCAG 2.4.11). */
const onOutside = ({ target }: Pick<Event, 'target'>): void => {
  for (const trigger of all(TRIGGER)) {
    const panel = panelOf(trigger);
    const isWithin = [trigger, panel].some((one) => one?.contains(target as Node));
    if (panel && isOpen(panel) && !isWithin && openedBy.get(panel) !== 'hover') panel.hidePopover();
  }
};

/** Where each open panel's sign was when it opened, and how far the page was scrolled. */
const places = new Map<HTMLElement, { trigger: HTMLElement; y: number; x: number; top: number }>();

const onToggle = (panel: HTMLElement, isOpening: boolean): void => {
  const trigger = triggerOf(panel);
  if (!isOpening || !trigger) {
    places.delete(panel);
    openedBy.delete(panel);
    return;
  }
  if (!openedBy.has(panel)) openedBy.set(panel, 'press');
  const { x, y } = trigger.getBoundingClientRect();
  places.set(panel, { trigger, x, y, top: scrollY });
  void place(trigger, panel);
};

/**
 * S2.12/13: a scroll closes it, also where its sign goes along; not one within it, nor one that only brings
 * its sign into view.
 */
const onScroll = (): void => {
  for (const [panel, { trigger, x, y, top }] of places) {
    const now = trigger.getBoundingClientRect();
    const moved = Math.max(Math.hypot(now.x - x, now.y - y), Math.abs(scrollY - top));
    const isGone = moved > poppers.scrolled;
    if (isGone) panel.hidePopover();
    else void place(trigger, panel);
  }
};

/**
 * Panels and tooltips (S2.12/13): the browser opens one at a time by a press, and closes it by a press
 * elsewhere, a second one or Escape. This adds the place, hovering, the focus and scrolling; of a dialog
 * (`data-popper=dialog`), which has a place of its own, that it closes when the focus leaves it.
 */
export const startPoppers = (event: Event, trigger: HTMLElement): void => {
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('pointerout', onLeave);
  on('focusin', TOOLTIP, (_, focused) => onFocus(focused));
  document.addEventListener('focusin', onOutside);
  on('focusout', TOOLTIP, (_, left) => close(left, 'focus'));
  on('click', TOOLTIP, onPress, true);
  // Shown by then and not yet painted: what isn't shown has no width to be measured.
  on(
    'beforetoggle',
    PANEL,
    (_, panel) => requestAnimationFrame(() => onToggle(panel, isOpen(panel))),
    true,
  );
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  // What was open before this came, and what it came for.
  for (const panel of all(`${PANEL}:popover-open`)) onToggle(panel, true);
  const { activeElement } = document;
  // Not every browser gives the focus to a button that is pressed.
  if (activeElement !== document.body) onOutside({ target: activeElement });
  if (!trigger.matches(TOOLTIP)) return;
  if (event.type === 'pointerover') onPoint(event as PointerEvent);
  else if (event.type === 'focusin' && document.activeElement === trigger) onFocus(trigger);
};
