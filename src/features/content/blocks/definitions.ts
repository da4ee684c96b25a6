import { selectField } from '#fields/select/field';
import { sliderSettings } from '#fields/slider-settings';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { sliders } from '#kernel/limits-content';
import { consentTexts } from '#kernel/messages/nl-consent';

/** Which cookies are set and why (S2.12/1). */
export const cookieBlock = defineBlock({
  type: 'CookieOverview',
  label: 'Cookies: overzicht',
  version: 1,
  settings: {
    title: setting(textField, 'Titel', { default: 'Welke cookies we zetten' }),
    intro: setting(textField, 'Inleiding'),
  },
});

/** One cookie, by its name (S2.12/1). */
export const cookieDetailBlock = defineBlock({
  type: 'CookieDetail',
  label: 'Cookies: één',
  version: 1,
  settings: { name: setting(textField, 'Naam van de cookie') },
});

const kind = setting(selectField, 'Soort (leeg: alle)', {
  options: [
    { value: '', label: 'Alle' },
    ...Object.entries(consentTexts.types).map(([value, { label }]) => ({ value, label })),
  ],
});

/** The cookies of one kind (S2.12/1). */
export const cookieViewBlock = defineBlock({
  type: 'CookieView',
  label: 'Cookies: van één soort',
  version: 1,
  settings: { title: setting(textField, 'Titel'), intro: setting(textField, 'Inleiding'), kind },
});

/** Cookies side by side (S2.12/1). */
export const cookieSliderBlock = defineBlock({
  type: 'CookieSlider',
  label: 'Cookies: schuif',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    kind,
    ...sliderSettings(sliders.usual),
  },
});
