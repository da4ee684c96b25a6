/** Moments as the chain's clock has them, wherever the reader is. */
const timeZone = 'Europe/Amsterdam';

/** '27 nov 2026, 13:45' */
export const whenOf = (at: string): string =>
  new Date(at).toLocaleString('nl-NL', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** '27 nov 2026' */
export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('nl-NL', { dateStyle: 'medium', timeZone });

/** With seconds. */
export const exactlyWhen = (at: string): string =>
  new Date(at).toLocaleString('nl-NL', { dateStyle: 'medium', timeStyle: 'medium', timeZone });

/** '13:45' */
export const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone });
