/** Numbers of content and of what moves on a page. Times in ms, lengths in px, unless the name says else. */
import type { WeekPeriod } from './values/block-schedule';

/** S9.6/3: Friday from 17:00, Saturday, Sunday before 20:00. */
export const weekend: readonly WeekPeriod[] = [
  { days: [5], from: '17:00' },
  { days: [6] },
  { days: [0], until: '20:00' },
];

/** S9.6/3: how often an open page looks whether what it shows is still to be shown. */
export const scheduleRecheck = 60_000;

/** By device class. */
export type PerDevice = { desktop: number; tablet: number; mobile: number };

/** How a slider looks and moves. */
export type SliderLook = {
  /** Slides in view; of a broken number the last is seen in part. */
  perView: PerDevice;
  /** Between slides. */
  gutter: PerDevice;
  /** That going to another slide takes. */
  speed: PerDevice;
  /** After which it goes on by itself; 0: never. */
  autoplay: number;
  /** Slides give way to one another where they stand. */
  fade: boolean;
  /** After the last comes the first. */
  loop: boolean;
  dots: boolean;
  arrows: boolean;
};

const everywhere = (all: number): PerDevice => ({ desktop: all, tablet: all, mobile: all });

const usual: SliderLook = {
  perView: { desktop: 3, tablet: 3, mobile: 2.2 },
  gutter: everywhere(30),
  speed: { desktop: 1200, tablet: 1200, mobile: 1000 },
  autoplay: 8000,
  fade: false,
  loop: false,
  dots: false,
  arrows: true,
};

/** S9.9/4. Each has arrows or dots: what is dragged can be had by a click as well (WCAG 2.5.7). */
export const sliders = {
  usual,
  banner: {
    ...usual,
    perView: everywhere(1),
    gutter: everywhere(0),
    speed: { desktop: 1000, tablet: 1000, mobile: 600 },
    autoplay: 7000,
    fade: true,
    loop: true,
    dots: true,
    arrows: false,
  },
  location: {
    ...usual,
    perView: { desktop: 4, tablet: 3, mobile: 1.2 },
    gutter: { desktop: 30, tablet: 30, mobile: 10 },
  },
  service: { ...usual, perView: { desktop: 3, tablet: 3, mobile: 1.1 }, loop: true },
  usp: { ...usual, speed: everywhere(500), loop: true },
  bundle: { ...usual, dots: true, arrows: false },
  reference: { ...usual, perView: everywhere(1), fade: true, loop: true },
} as const satisfies Record<string, SliderLook>;

/** What a slider made by hand may have in view, and between its slides. */
export const sliderChoices = {
  perView: { desktop: [1, 2, 3, 4, 5], tablet: [1, 2, 3, 4], mobile: [1, 1.1, 1.2, 1.3, 2, 2.2] },
  gutter: [0, 10, 30],
  /** Going on sooner nobody could read along. */
  leastAutoplay: 3000,
} as const;

/** S9.9/9: a ticker goes on by so many px each step; times in ms. */
export const ticker = { step: 1, stepTime: 20, past: 30, marginMobile: 0, margin: 10 } as const;

/** S2.12/5: what may be chosen. */
export const calculator = { mostYears: 50, mostHours: 40 } as const;

/** Characters of a name in a menu, and of what search engines are told of a page. */
export const menuTitle = 60;
export const seoDescription = 500;
