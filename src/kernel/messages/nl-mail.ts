/** What every mail says, whatever it is about. */
export const mailTexts = {
  hello: (name: string) => (name === '' ? 'Hallo,' : `Dag ${name},`),
  regards: 'Groet,',
  question: 'Een vraag? Beantwoord deze mail.',
  questionOrCall: (phone: string) => `Een vraag? Beantwoord deze mail of bel ${phone}.`,
  kvk: 'KvK',
  vat: 'Btw',
} as const;
