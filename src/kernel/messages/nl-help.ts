/** What Commander says around the help of each command. */
export const helpTexts = {
  titles: {
    'Usage:': 'Gebruik:',
    'Options:': 'Opties:',
    'Arguments:': 'Waarden:',
    'Commands:': 'Opdrachten:',
  },
  option: 'toont deze uitleg',
  see: 'Zie etalage --help.',
} as const;
