const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A thing of JSON in whose texts other words stand for these, whatever their capitals; longer words first. */
export const withoutWords = <T>(thing: T, words: readonly string[], instead: string): T => {
  const told = words.filter((word) => word !== '').toSorted((a, b) => b.length - a.length);
  if (told.length === 0) return thing;
  const any = new RegExp(told.map(literal).join('|'), 'giu');
  const strip = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(any, () => instead);
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name.replace(any, () => instead), strip(one)]),
    );
  };
  return strip(thing) as T;
};
