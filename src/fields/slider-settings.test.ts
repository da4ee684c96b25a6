import { expect, test } from 'vitest';
import { sliderChoices, sliders } from '#kernel/limits-content';
import { readSliderLook, sliderSettings } from './slider-settings';

type Values = Parameters<typeof readSliderLook>[0];

/** What the settings say of themselves, before anybody changed one. */
const untouched = (look: Parameters<typeof sliderSettings>[0], more: Partial<Values> = {}) =>
  readSliderLook({
    ...(Object.fromEntries(
      Object.entries(sliderSettings(look)).map(([name, one]) => [name, one.default]),
    ) as Values),
    ...more,
  });

test.each(Object.entries(sliders))(
  'S9.9/4 a slider of the kind %s begins as its kind is',
  (_, { gutter, ...look }) => {
    const found = untouched({ ...look, gutter });
    expect(found).toMatchObject(look);
    expect(found.gutter).toEqual({ ...gutter, tablet: gutter.desktop });
  },
);

test('S9.9/4 every size of screen has its own choices, with the kind’s own among them, each once', () => {
  const settings = sliderSettings({
    ...sliders.usual,
    perView: { desktop: 3, tablet: 6, mobile: 1.5 },
  });
  const values = (name: keyof typeof settings) => settings[name].options ?? [];
  expect(values('perViewDesktop').map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
  expect(values('perViewTablet').map(({ value }) => value)).toEqual(['1', '2', '3', '4', '6']);
  expect(values('perViewMobile').map(({ label }) => label)).toEqual([
    '1',
    '1,1',
    '1,2',
    '1,3',
    '2',
    '2,2',
    '1,5',
  ]);
  expect(values('gutterDesktop').map(({ value }) => value)).toEqual(['0', '10', '30']);
  const labels = Object.values(settings).map(({ label }) => label);
  expect(labels).toContain('Naast elkaar: groot scherm');
  expect(labels).toContain('Tussenruimte in px: telefoon');
  expect(labels).toContain('Duur van een wissel in ms: tablet');
  expect(new Set(labels).size).toBe(Object.keys(settings).length);
});

test('what was typed for times is whole and not less than can be', () => {
  const speed = { speedDesktop: -5, speedTablet: 0, speedMobile: 900.9 };
  expect(untouched(sliders.usual, speed).speed).toEqual({ desktop: 1, tablet: 1, mobile: 900 });
  const after = (autoplay: number) => untouched(sliders.usual, { autoplay }).autoplay;
  expect([0, -1, 1, 3000, 9000.5].map(after)).toEqual([
    0,
    0,
    sliderChoices.leastAutoplay,
    3000,
    9000,
  ]);
});

test('one slide fades into another only where one is in view, on every screen', () => {
  const fades = (desktop: string, tablet: string, mobile: string, fade = true) =>
    untouched(sliders.usual, {
      ...{ perViewDesktop: desktop, perViewTablet: tablet, perViewMobile: mobile, fade },
    }).fade;
  expect(fades('1', '1', '1')).toBe(true);
  expect(fades('1', '1', '1', false)).toBe(false);
  expect([fades('2', '1', '1'), fades('1', '2', '1'), fades('1', '1', '1.1')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('what moves by a finger alone has arrows, whatever was chosen (WCAG 2.5.7)', () => {
  const arrows = (dots: boolean, chosen: boolean) =>
    untouched(sliders.usual, { dots, arrows: chosen }).arrows;
  expect([
    arrows(true, false),
    arrows(true, true),
    arrows(false, true),
    arrows(false, false),
  ]).toEqual([false, true, true, true]);
});
