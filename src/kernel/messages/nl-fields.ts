/** Texts of form fields, of their checks and of dialogs. */
import { formTexts } from './nl-shop';

/** S5.1: what a site form says of a wrong field; a form may have its own (S5.1/12). */
export const siteFormTexts = {
  text: formTexts.invalid,
  select: formTexts.choose,
  conditions: formTexts.conditions,
  /** S5.1/10: what the captcha is called. */
  captcha: 'Ik ben geen robot',
} as const;

const named = (text: string) => (label: string) => text.replace('%s', () => label);

/** S5.2: what a field of the library says when its value is wrong. */
export const fieldErrors = {
  unnamed: 'Dit veld',
  required: named('%s is vereist.'),
  invalid: named('%s is niet juist ingevuld.'),
  email: 'Vul a.u.b. een geldig emailadres in.',
  choice: named('Een keuze voor %s is vereist.'),
} as const;

/** A label within a sentence: 'Zoek in land', but 'Zoek in BTW-tarief'. */
const inSentence = (label: string): string =>
  /^[A-Z][a-zà-ÿ]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;

export const fields = {
  /** S2.14/11 */
  charactersLeft: (left: number, most: number) => `Je hebt nog ${left} van ${most} tekens over.`,
  /** S2.9/9 */
  charactersUsed: (used: number, most: number) => `${used}/${most}`,
  /** S2.14/24 */
  select: (label: string) => `- Selecteer een ${label} -`,
  /** S2.14/26 */
  dropdown: (label: string) => `Selecteer een ${label}`,
  /** S2.14/25 */
  none: 'Geen',
  /** S2.14/27 */
  listEmpty: '- Maak uw keuze -',
  listChosen: 'Uw keuze:',
  listNoResults: 'Geen resultaten gevonden',
  listSearch: (label: string) => `Zoek in ${inSentence(label)}`,
  tooltip: (label: string) => `Uitleg bij ${label}`,
  tooltipSign: '?',
  nothing: 'Niet ingevuld',
  /** What the box of a colour says when none is chosen. */
  noColor: 'Kies een kleur',
  date: {
    format: 'dd-mm-jjjj',
    formatTime: 'dd-mm-jjjj uu:mm',
    open: (label: string) => `Kies ${inSentence(label)} in de kalender`,
    calendar: 'Kalender',
    time: 'Tijd',
    done: 'Klaar',
    loading: 'De kalender komt eraan.',
    failed: 'De kalender opent niet. Typ de datum, zoals 20-11-2026.',
  },
  address: {
    street: 'Straat',
    housenumber: 'Huisnummer',
    housenumber_suffix: 'Toevoeging',
    zipcode: 'Postcode',
    place: 'Plaats',
    province: 'Provincie',
    country: 'Land',
    /** S2.14/22 */
    edit: 'Gegevens bewerken',
    searching: 'Adres zoeken',
    hint: 'Met je postcode en huisnummer zoeken we de straat op. Vinden we hem niet, dan vul je hem zelf in.',
    notFound:
      'De straat hierbij vinden we niet. Vul straat en plaats zelf in: wat er al staat, blijft staan.',
  },
  countries: {
    NL: 'Nederland',
    BE: 'België',
    FR: 'Frankrijk',
    DE: 'Duitsland',
    GB: 'Verenigd Koninkrijk',
    IT: 'Italië',
    ES: 'Spanje',
  },
  upload: {
    button: 'Uploaden',
    current: 'Huidig bestand:',
    currents: 'Huidige bestanden:',
    chosen: 'Gekozen:',
    view: (name: string) => `Bekijk ${name}`,
  },
  editor: {
    toolbar: 'Opmaak',
    heading: 'Kop',
    bold: 'Vet',
    italic: 'Cursief',
    bullets: 'Lijst met punten',
    numbers: 'Genummerde lijst',
    table: 'Tabel invoegen',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    link: 'Link',
    linkAddress: 'Adres van de link',
    /** S2.14/20 */
    newWindow: 'Openen in nieuw venster',
    linkSave: 'Link plaatsen',
    linkRemove: 'Link weghalen',
    html: 'Je schrijft hier met opmaak in HTML.',
    failed: 'De opmaak laadt niet. Schrijf in HTML, of probeer het later nog eens.',
  },
  form: { submit: 'Versturen' },
} as const;

/** S2.5: the dialogs that stand in for the browser's own. */
export const dialogTexts = {
  heading: 'De pagina meldt het volgende bericht',
  ok: 'Oké',
  cancel: 'Annuleer',
  sure: 'Weet u het zeker?',
  yes: 'Ja',
  no: 'Nee',
  close: 'Sluiten',
} as const;
