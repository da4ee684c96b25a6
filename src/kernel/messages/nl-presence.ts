/** Who else has a row open. `what`: 'deze pagina', say; `at`: a time, such as 14:02. */
export const presenceTexts = {
  page: 'deze pagina',
  row: 'dit',
  edits: (name: string, what: string, at: string) => `${name} bewerkt ${what} ook, sinds ${at}.`,
  looks: (name: string, what: string, at: string) => `${name} heeft ${what} ook open, sinds ${at}.`,
  you: (what: string, at: string) => `Je hebt ${what} ook in een ander venster open, sinds ${at}.`,
  more: (count: number) => (count === 1 ? 'En nog 1 ander.' : `En nog ${count} anderen.`),
} as const;
