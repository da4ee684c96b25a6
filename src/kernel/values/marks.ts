/** Marks in a text that stand for what is known later, such as `{voornaam}`. */
const MARK = /\{([^{}\s]{1,40})\}/g;

/** The text with what its marks stand for; those that nobody knows stay as they are. */
export const fillMarks = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(MARK, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );

/** Marks of a text that nobody knows, each once, as they were typed. */
export const unknownMarks = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    [...text.matchAll(MARK)]
      .filter(([, name = '']) => !known.includes(name))
      .map(([whole]) => whole),
  ),
];
