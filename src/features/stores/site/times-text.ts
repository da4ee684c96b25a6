import { contentTexts } from '#kernel/messages/nl-content';
import type { OpenPeriod } from '#kernel/values/opening-hours';

const texts = contentTexts.stores;

/** '09:30–12:00 en 13:00–18:00', 'Gesloten' */
export const timesText = (periods: readonly OpenPeriod[]): string =>
  periods.map(([from, until]) => `${from}–${until}`).join(` ${texts.and} `) || texts.closed;
