import { expect, test } from 'vitest';
import { sliders } from '../limits-content';
import { sliderDuration } from './slider-duration';

/** As embla-carousel 8.6 moves: how many ms until a hundredth of the way is left. */
const timeOf = (duration: number): number => {
  let left = 1;
  let velocity = 0;
  let steps = 0;
  while (left > 0.01) {
    velocity = (velocity + left / duration) * 0.68;
    left -= velocity;
    steps += 1;
  }
  return (steps * 1000) / 60;
};

test('S9.9/4 a movement takes the time that its kind of slider says', () => {
  const speeds = Object.values(sliders).flatMap(({ speed }) => Object.values(speed));
  expect([...new Set(speeds)].sort((a, b) => a - b)).toEqual([500, 600, 1000, 1200]);
  for (const speed of speeds) {
    expect(timeOf(sliderDuration(speed)) / speed).toBeGreaterThan(0.9);
    expect(timeOf(sliderDuration(speed)) / speed).toBeLessThan(1.1);
  }
});

test('S9.9/4 each kind of slider has its numbers', () => {
  const { usual, banner, location, service, usp, bundle, reference } = sliders;
  expect(banner).toMatchObject({ autoplay: 7000, fade: true, dots: true });
  expect(banner.speed).toEqual({ desktop: 1000, tablet: 1000, mobile: 600 });
  expect(usual).toMatchObject({ autoplay: 8000, fade: false, loop: false });
  expect(usual.perView).toEqual({ desktop: 3, tablet: 3, mobile: 2.2 });
  expect(usual.gutter).toEqual({ desktop: 30, tablet: 30, mobile: 30 });
  expect(usual.speed).toEqual({ desktop: 1200, tablet: 1200, mobile: 1000 });
  expect(location).toMatchObject({ autoplay: 8000, arrows: true });
  expect(location.perView).toEqual({ desktop: 4, tablet: 3, mobile: 1.2 });
  expect(location.gutter).toEqual({ desktop: 30, tablet: 30, mobile: 10 });
  expect(service).toMatchObject({ loop: true, autoplay: 8000 });
  expect(service.perView).toEqual({ desktop: 3, tablet: 3, mobile: 1.1 });
  expect(usp).toMatchObject({ loop: true, perView: usual.perView });
  expect(usp.speed).toEqual({ desktop: 500, tablet: 500, mobile: 500 });
  expect(bundle).toMatchObject({ dots: true, perView: usual.perView, speed: usual.speed });
  expect(reference).toMatchObject({ fade: true, autoplay: 8000 });
  expect(reference.perView).toEqual({ desktop: 1, tablet: 1, mobile: 1 });
});
