/** A whole minute that a script sent as an ISO time; undefined: it is none. */
export const readSentMoment = (value: unknown): Date | undefined => {
  const text = typeof value === 'string' ? value : '';
  const at = new Date(text);
  // 30 February is read as a day in March.
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  const isDay = day !== undefined && new Date(day).toJSON()?.startsWith(day);
  if (!isDay || Number.isNaN(at.getTime())) return undefined;
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000);
};
