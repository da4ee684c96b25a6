const timeZone = 'Europe/Amsterdam';

/** 'vrijdag 4 december 2026 om 18:00', as the chain's clock has it. */
export const fullWhen = (at: string): string => {
  const instant = new Date(at);
  const day = instant.toLocaleDateString('nl-NL', { dateStyle: 'full', timeZone });
  const time = instant.toLocaleTimeString('nl-NL', { timeStyle: 'short', timeZone });
  return `${day} om ${time}`;
};

const yearOf = (instant: Date): string =>
  instant.toLocaleDateString('nl-NL', { year: 'numeric', timeZone });

/** 'vr 4 dec 18:00'; of another year than it is now with that: 'ma 4 jan 2027 18:00'. */
export const shortWhen = (at: string, now: Date = new Date()): string => {
  const instant = new Date(at);
  const options = {
    ...({ weekday: 'short', day: 'numeric', month: 'short', timeZone } as const),
    ...(yearOf(instant) !== yearOf(now) && ({ year: 'numeric' } as const)),
  };
  const time = instant.toLocaleTimeString('nl-NL', { timeStyle: 'short', timeZone });
  return `${instant.toLocaleDateString('nl-NL', options)} ${time}`;
};
