import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { device } from '#kernel/limits';
import type { SliderLook } from '#kernel/limits-content';
import { sliderDuration } from '#kernel/values/slider-duration';
import { all, find } from '../dom';
import { noMotion, rotate } from './rotation';

type Told = Pick<SliderLook, 'speed' | 'autoplay' | 'fade' | 'loop'>;

const upTo = (width: number) => `(max-width: ${width}px)`;

/** The slide at which a visitor had scrolled the row. */
const firstInView = (view: HTMLElement, slides: readonly HTMLElement[]): number => {
  const places = slides.map(({ offsetLeft }) => offsetLeft - (slides[0]?.offsetLeft ?? 0));
  const from = places.findIndex((place) => place >= view.scrollLeft - 1);
  return view.scrollLeft > 0 ? Math.max(0, from) : 0;
};

const createEmbla = async (view: HTMLElement, slides: HTMLElement[], told: Told) => {
  const plugins = told.fade ? [(await import('embla-carousel-fade')).default()] : [];
  const startIndex = firstInView(view, slides);
  view.scrollLeft = 0;
  const at = (speed: number) => ({ duration: sliderDuration(speed) });
  return EmblaCarousel(
    view,
    {
      align: 'start',
      loop: told.loop,
      startIndex,
      // Of a slide: more than the focus's outline is given beside the view.
      inViewThreshold: 0.05,
      // A mouse has buttons for it; dragging would keep it from choosing text.
      watchDrag: (_, event) => !(event instanceof MouseEvent),
      ...at(told.speed.desktop),
      breakpoints: {
        [upTo(device.tabletMax)]: at(told.speed.tablet),
        [upTo(device.mobileMax)]: at(told.speed.mobile),
      },
    },
    plugins,
  );
};

/** Slides out of sight can't be reached; the pictures of those that come next are fetched ahead. */
const minding = (embla: EmblaCarouselType, isFading: boolean) => () => {
  const slides = embla.slideNodes();
  // One that fades away is left at once, or the focus would bring it back.
  const inView = isFading ? [embla.selectedScrollSnap()] : embla.slidesInView();
  if (inView.length === 0) return;
  slides.forEach((slide, index) => {
    const held = slide.contains(document.activeElement);
    slide.inert = !inView.includes(index) && !held;
  });
  for (const index of inView) {
    for (const beside of [index - 1, index, index + 1]) {
      const slide = slides[(beside + slides.length) % slides.length];
      for (const image of slide ? all<HTMLImageElement>('img[loading=lazy]', slide) : []) {
        image.loading = 'eager';
      }
    }
  }
};

const showControls = (root: HTMLElement, embla: EmblaCarouselType): void => {
  const snaps = embla.scrollSnapList().length;
  const selected = embla.selectedScrollSnap();
  for (const arrow of all('[data-slider-to]', root)) {
    const can = arrow.dataset.sliderTo === '1' ? embla.canScrollNext() : embla.canScrollPrev();
    arrow.ariaDisabled = can ? null : 'true';
  }
  for (const dot of all('[data-slider-dot]', root)) {
    const index = Number(dot.dataset.sliderDot);
    dot.hidden = index >= snaps;
    dot.ariaCurrent = index === selected ? 'true' : null;
  }
  // All of it is in view: there is nowhere to go.
  root.toggleAttribute('data-still', snaps < 2);
  root.toggleAttribute('data-awake', true);
};

const showPlaying = (root: HTMLElement, row: Element, playing: boolean): void => {
  root.toggleAttribute('data-playing', playing);
  // What goes on by itself isn't read aloud; what one asks for is.
  row.ariaLive = playing ? 'off' : 'polite';
  const button = find('[data-slider-play]', root);
  if (!button) return;
  const { sliderPlay, sliderPause } = button.dataset;
  button.ariaLabel = (playing ? sliderPause : sliderPlay) ?? null;
  button.hidden = noMotion.matches;
};

/** Makes a slider of a row; answers how to end it. Throws when its code can't be had. */
export const startSlider = async (root: HTMLElement): Promise<() => void> => {
  const view = find('[data-slider-view]', root);
  const row = view?.firstElementChild;
  if (!view || !row) return () => {};
  const told = JSON.parse(root.dataset.slider ?? '{}') as Told;
  const embla = await createEmbla(view, [...row.children] as HTMLElement[], told);
  const ending = new AbortController();
  const { signal } = ending;
  for (const name of ['tabindex', 'role', 'aria-label', 'aria-labelledby']) {
    view.removeAttribute(name);
  }

  const rotation = rotate({
    root,
    delay: told.autoplay,
    signal,
    next: () => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)),
    onChange: (playing) => showPlaying(root, row, playing),
  });
  const show = () => showControls(root, embla);
  const mind = minding(embla, told.fade);
  embla.on('select', show).on('reInit', show).on('slidesInView', mind).on('select', mind);
  embla.on('pointerDown', () => rotation.play(false));
  const click = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    if (!button) return;
    const { sliderTo, sliderDot, sliderPlay } = button.dataset;
    if (sliderPlay !== undefined) return rotation.play(!rotation.isPlaying());
    if (sliderTo === undefined && sliderDot === undefined) return;
    rotation.play(false);
    if (sliderDot !== undefined) embla.scrollTo(Number(sliderDot), noMotion.matches);
    else if (sliderTo === '1') embla.scrollNext(noMotion.matches);
    else embla.scrollPrev(noMotion.matches);
  };
  find('[data-slider-bar]', root)?.addEventListener('click', click, { signal });

  showPlaying(root, row, false);
  show();
  rotation.play(true);
  return () => {
    ending.abort();
    embla.destroy();
  };
};
