/** What may be chosen, each by its own name, with what it is called on screen where that differs: 'paid (Betaald)'. */
export const namedChoices = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([name, label]) => (name === label ? name : `${name} (${label})`))
    .join(', ');
