/** Texts that a call told, such as tags; what is none is left out. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .filter((text) => typeof text === 'string')
        .map((text) => text.trim())
        .filter(Boolean)
    : [];
