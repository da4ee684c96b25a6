/** The typefaces that a theme may come with, which a chain can choose then, and those of the visitor's own device. */
export const themeFonts = {
  hanken: {
    label: 'Hanken Grotesk',
    stack: "'Hanken Grotesk', 'Hanken Grotesk Fallback', system-ui, sans-serif",
    /** Part of the names of its files. */
    file: 'hanken-grotesk',
  },
  young: {
    label: 'Young Serif',
    stack:
      "'Young Serif', 'Young Serif Fallback', 'Young Serif Fallback Android', 'Young Serif Fallback Times', serif",
    file: 'young-serif',
  },
  system: {
    label: 'Letter van het apparaat',
    stack: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    file: undefined,
  },
  georgia: { label: 'Georgia', stack: "Georgia, 'Times New Roman', serif", file: undefined },
} as const;
export type FontName = keyof typeof themeFonts;

export const isFont = (name: unknown): name is FontName =>
  typeof name === 'string' && Object.hasOwn(themeFonts, name);

/** Which may be texts: a face with one weight is for headings alone. */
export const textFonts: readonly FontName[] = ['hanken', 'system', 'georgia'];
export const displayFonts: readonly FontName[] = ['young', 'hanken', 'georgia', 'system'];

/** How round corners may be, in px. */
export const radii = [0, 2, 4, 8, 12] as const;
