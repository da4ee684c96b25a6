/** The numbers in an editor's text, each once and in its order: '12, 7, 12' → [12, 7]. */
export const chosenIds = (text: string): number[] => [
  ...new Set((text.match(/\d{1,9}/g) ?? []).map(Number)),
];
