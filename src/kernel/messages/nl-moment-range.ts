/** Texts of a time from one moment until another. */
export const rangeTexts = {
  between: (from: string, until: string) => `van ${from} tot ${until}`,
  since: (from: string) => `vanaf ${from}`,
  till: (until: string) => `tot ${until}`,
  from: 'Van',
  until: 'Tot',
  /** What an end that is left open means. */
  open: 'Leeg: geen grens.',
  zone: 'Nederlandse tijd (Amsterdam).',
  order: 'Kies een moment na het begin.',
  skipped: 'Deze tijd is er die nacht niet: de klok gaat dan een uur vooruit.',
  wrong: 'Vul een dag en een tijd in.',
} as const;
