/** Texts of the office's input of text with markup. */
export const richTexts = {
  style: 'Soort alinea',
  styles: {
    paragraph: 'Alinea',
    h2: 'Kop',
    h3: 'Kleinere kop',
    h4: 'Kleinste kop',
  },
  language: 'Taal van deze woorden',
  /** '': the page's own. */
  languages: {
    '': 'Taal van de pagina',
    nl: 'Nederlands',
    en: 'Engels',
    de: 'Duits',
    fr: 'Frans',
    fy: 'Fries',
    es: 'Spaans',
    it: 'Italiaans',
    tr: 'Turks',
    ar: 'Arabisch',
    pl: 'Pools',
    uk: 'Oekraïens',
  },
  quote: 'Citaat',
  rule: 'Streep',
  inTable: 'Tabel aanpassen',
  table: {
    addRow: 'Rij eronder',
    deleteRow: 'Rij weg',
    addColumn: 'Kolom ernaast',
    deleteColumn: 'Kolom weg',
    deleteTable: 'Tabel weg',
  },
  linkAddress: 'Adres van de link',
  unknown:
    'In deze tekst staat opmaak die het tekstveld niet kent. Wijzig de HTML zelf, zodat er niets verdwijnt.',
} as const;
