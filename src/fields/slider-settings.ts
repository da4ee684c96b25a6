import { setting } from '#kernel/define/field';
import { type PerDevice, type SliderLook, sliderChoices } from '#kernel/limits-content';
import { flagField } from './flag/field';
import { numberField } from './number/field';
import { selectField } from './select/field';

const labels = { desktop: 'groot scherm', tablet: 'tablet', mobile: 'telefoon' } as const;
const names = { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' } as const;

const choice = (label: string, choices: readonly number[], own: number) =>
  setting(selectField, label, {
    default: String(own),
    options: [...new Set([...choices, own])].map((one) => ({
      value: String(one),
      label: String(one).replace('.', ','),
    })),
  });

/**
 * The settings of a slider, with its kind's own numbers to begin with (S9.9/4): a block tells them to
 * the page, and no script knows them.
 */
export const sliderSettings = (look: SliderLook) => {
  const perView = (kind: keyof PerDevice) =>
    choice(`Naast elkaar: ${labels[kind]}`, sliderChoices.perView[kind], look.perView[kind]);
  const gutter = (kind: keyof PerDevice) =>
    choice(`Tussenruimte in px: ${labels[kind]}`, sliderChoices.gutter, look.gutter[kind]);
  const speed = (kind: keyof PerDevice) =>
    setting(numberField, `Duur van een wissel in ms: ${labels[kind]}`, {
      default: look.speed[kind],
    });
  return {
    [`perView${names.desktop}` as const]: perView('desktop'),
    [`perView${names.tablet}` as const]: perView('tablet'),
    [`perView${names.mobile}` as const]: perView('mobile'),
    [`gutter${names.desktop}` as const]: gutter('desktop'),
    [`gutter${names.mobile}` as const]: gutter('mobile'),
    [`speed${names.desktop}` as const]: speed('desktop'),
    [`speed${names.tablet}` as const]: speed('tablet'),
    [`speed${names.mobile}` as const]: speed('mobile'),
    autoplay: setting(numberField, 'Vanzelf door na ms (0: niet)', { default: look.autoplay }),
    fade: setting(flagField, 'Overvloeien', { default: look.fade }),
    loop: setting(flagField, 'Rond: na de laatste komt de eerste', { default: look.loop }),
    dots: setting(flagField, 'Met stippen', { default: look.dots }),
    arrows: setting(flagField, 'Met pijlen', { default: look.arrows }),
  };
};

type Values = {
  [K in keyof ReturnType<typeof sliderSettings>]: ReturnType<typeof sliderSettings>[K]['default'];
};

const atLeast = (least: number, value: number): number => Math.max(least, Math.floor(value));

/** The look that a block's settings tell. One slide fades into another only where one is in view. */
export const readSliderLook = (values: Values): SliderLook => {
  const perView = {
    desktop: Number(values.perViewDesktop),
    tablet: Number(values.perViewTablet),
    mobile: Number(values.perViewMobile),
  };
  const gutter = Number(values.gutterDesktop);
  return {
    perView,
    gutter: { desktop: gutter, tablet: gutter, mobile: Number(values.gutterMobile) },
    speed: {
      desktop: atLeast(1, values.speedDesktop),
      tablet: atLeast(1, values.speedTablet),
      mobile: atLeast(1, values.speedMobile),
    },
    autoplay: values.autoplay > 0 ? atLeast(sliderChoices.leastAutoplay, values.autoplay) : 0,
    fade: values.fade && Object.values(perView).every((slides) => slides === 1),
    loop: values.loop,
    dots: values.dots,
    // What moves by a finger alone can't be moved by all (WCAG 2.5.7).
    arrows: values.arrows || !values.dots,
  };
};
