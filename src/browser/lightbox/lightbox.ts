import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import { lightbox as limits, zoomStep } from '#kernel/limits-overlays';
import { announce } from '../dom';
import { build } from '../overlays/build';
import { type OpenDialog, openDialog } from '../overlays/host';
import { overlays } from '../overlays/texts';
import { prepareStyles } from '../styles';
import { clear, showIn } from './frame';
import { groupOf, type Item, itemOf } from './items';
import styles from './lightbox.module.css';

const texts = overlays.lightbox;
const NAME = 'lightbox';

const itemAt = (pswp: PhotoSwipe): Item => pswp.currSlide?.data as unknown as Item;

/** A slide that is no picture is empty but while it is looked at: neighbours ask for nothing. */
const addOtherKinds = (pswp: PhotoSwipe): void => {
  pswp.on('contentLoad', (event) => {
    const { content } = event;
    if (content.data.type === 'image') return;
    event.preventDefault();
    const place = build('div', {});
    // Text is selected and scrolled in it, and its buttons pressed: none of that is a swipe.
    place.addEventListener('pointerdown', (pressed) => pressed.stopPropagation());
    content.element = place;
    content.onLoaded();
  });
  pswp.on('contentActivate', ({ content }) => {
    if (content.data.type === 'image' || !content.element) return;
    showIn(content.element, content.data as unknown as Item);
  });
  pswp.on('contentDeactivate', ({ content }) => {
    if (content.data.type !== 'image' && content.element) clear(content.element);
  });
};

/** S9.9/7: a swipe of 100 px leads on, however fast it was; a shorter one springs back. */
const addSwipe = (pswp: PhotoSwipe): void => {
  let from = 0;
  let way = 0;
  pswp.on('pointerDown', ({ originalEvent }) => {
    from = originalEvent.clientX;
  });
  pswp.on('pointerUp', ({ originalEvent }) => {
    way = originalEvent.clientX - from;
  });
  const { mainScroll } = pswp;
  const move = mainScroll.moveIndexBy.bind(mainScroll);
  mainScroll.moveIndexBy = (by, animate, velocity) => {
    // Only the end of a drag tells its velocity.
    if (velocity === undefined) return move(by, animate);
    const isFar = Math.abs(way) >= limits.swipe;
    return move(isFar ? -Math.sign(way) : 0, animate, isFar ? velocity : 0);
  };
};

const zoomBy = (pswp: PhotoSwipe, factor: number): void => {
  const { currSlide: slide } = pswp;
  if (!slide?.isZoomable()) return;
  const { initial, max } = slide.zoomLevels;
  const level = Math.min(max, Math.max(initial, slide.currZoomLevel * factor));
  slide.zoomTo(level, undefined, pswp.options.zoomAnimationDuration || undefined);
};

const zoomKeys: Record<string, number> = {
  '+': zoomStep,
  '=': zoomStep,
  '-': 1 / zoomStep,
  '0': 0,
};

/** How far each key scrolls what is read, in heights of what is seen of it. */
const scrollKeys: Record<string, number> = {
  ArrowUp: -0.1,
  ArrowDown: 0.1,
  PageUp: -0.9,
  PageDown: 0.9,
  Home: -1000,
  End: 1000,
};

/** A page in the lightbox is scrolled by the keys wherever the focus is in it. */
const scrollBy = ({ currSlide }: PhotoSwipe, key: KeyboardEvent): boolean => {
  const way = scrollKeys[key.key];
  const place = currSlide?.data.type === 'html' ? currSlide.content.element : undefined;
  if (way === undefined || !place || key.target === place) return false;
  place.scrollBy({ top: way * place.clientHeight });
  return true;
};

const addKeys = (pswp: PhotoSwipe): void =>
  void pswp.on('keydown', (event) => {
    const { originalEvent: key } = event;
    if (!key.ctrlKey && !key.metaKey && scrollBy(pswp, key)) return key.preventDefault();
    const factor = zoomKeys[key.key];
    // A film's own keys are the film's.
    if (key.target instanceof HTMLVideoElement) return event.preventDefault();
    if (factor === undefined || key.ctrlKey || key.metaKey) return;
    event.preventDefault();
    key.preventDefault();
    zoomBy(pswp, factor);
  });

/** The caption below, and said with the place in the group to who can't see it. */
const addCaption = (pswp: PhotoSwipe): void => {
  pswp.on('uiRegister', () =>
    pswp.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit: (element) => {
        element.className = styles.caption ?? '';
        pswp.on('change', () => {
          element.textContent = itemAt(pswp).caption;
        });
      },
    }),
  );
  let isFirst = true;
  pswp.on('change', () => {
    const { caption, alt } = itemAt(pswp);
    if (!isFirst) announce(texts.said(pswp.currIndex + 1, pswp.getNumItems(), caption || alt));
    isFirst = false;
  });
};

const show = ({ dialog, place }: OpenDialog, links: HTMLAnchorElement[], index: number) => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pswp = new PhotoSwipe({
    dataSource: links.map(itemOf),
    index,
    appendToEl: place,
    bgOpacity: 1,
    wheelToZoom: true,
    loop: false,
    // The dialog holds the focus, closes by Escape and gives the focus back.
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    // Room for the signs above and the caption below.
    padding: { top: 60, bottom: 60, left: 0, right: 0 },
    closeTitle: overlays.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
    indexIndicatorSep: texts.position(0, 0).replaceAll('0', ''),
    ...(isStill && {
      showAnimationDuration: 0,
      hideAnimationDuration: 0,
      zoomAnimationDuration: 0 as const,
    }),
  });
  addOtherKinds(pswp);
  addKeys(pswp);
  addCaption(pswp);
  pswp.on('firstUpdate', () => addSwipe(pswp));
  // By its button, a swipe down or a click beside the picture: it shrinks first.
  pswp.on('destroy', () => dialog.close());
  pswp.init();
  // The dialog has the role and the name.
  pswp.element?.setAttribute('role', 'presentation');
  place.querySelector<HTMLElement>('.pswp__button--close')?.focus();
  return pswp;
};

/** Ends it at once, or as soon as it has opened. */
const leave = (pswp: PhotoSwipe | undefined): void => {
  if (!pswp || pswp.isDestroying) return;
  pswp.destroy();
  if (!pswp.isDestroying) pswp.on('openingAnimationEnd', () => pswp.destroy());
};

/** Opens a link's picture, film or page with those of its group (S2.12/14). Back closes it. */
export const openLightbox = async (link: HTMLAnchorElement): Promise<void> => {
  const frame = document.createDocumentFragment();
  frame.append(build('div', { class: styles.dialog ?? '' }));
  await prepareStyles(frame);
  const links = groupOf(link);
  let pswp: PhotoSwipe | undefined;
  const opened = openDialog(document.createDocumentFragment(), {
    name: NAME,
    label: texts.label,
    marks: { class: styles.dialog ?? '', 'data-lightbox-dialog': '' },
    isAsking: true,
    opener: link,
    step: () => void openLightbox(links[pswp?.currIndex ?? 0] ?? link),
    onClose: () => leave(pswp),
  });
  pswp = show(opened, links, links.indexOf(link));
};
