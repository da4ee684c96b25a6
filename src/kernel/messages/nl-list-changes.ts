/** What became of the things of a list. */
export const listChangeTexts = {
  added: (name: string) => `${name} toegevoegd`,
  removed: (name: string) => `${name} weggehaald`,
  moved: (name: string) => `${name} verplaatst`,
  changed: (name: string) => `${name} gewijzigd`,
  renamed: (was: string, name: string) => `${was} vervangen door ${name}`,
  inside: (name: string) => `(in ${name})`,
  more: (count: number) => `en nog ${count} ${count === 1 ? 'wijziging' : 'wijzigingen'}`,
} as const;
