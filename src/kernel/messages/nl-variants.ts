/** Words for what became of an article's variants. */
export const variantTexts = {
  cells: {
    price_cents: 'eigen prijs',
    sku: 'artikelnummer',
    gtin: 'EAN',
    weight_grams: 'gewicht',
    state: 'stand',
  },
  changed: (cell: string, from: string, to: string) => `${cell} ${from} → ${to}`,
  asArticle: 'zoals het artikel',
  online: 'zichtbaar',
  offline: 'verborgen',
  nothing: 'leeg',
  added: 'nieuw',
  gone: 'niet meer genoemd, verborgen',
  more: (count: number) => `en nog ${count} ${count === 1 ? 'variant' : 'varianten'}`,
  plain: 'Zonder kleur of maat',
  unknown: (id: number) => `nummer ${id}`,
} as const;
