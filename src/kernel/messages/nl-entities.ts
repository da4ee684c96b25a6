import { vacancies as feeds } from '../limits';
import { prices } from '../limits-prices';

/** Texts of what is written of entities: by the API, by files, and what the history tells. */
export const valueTexts = {
  needed: 'Vul dit in.',
  text: 'Vul een tekst in.',
  deep: 'Hierin staan meer dan 100 elementen in elkaar.',
  line: 'Zet deze tekst op één regel.',
  least: (characters: number) => `Gebruik minstens ${characters} tekens.`,
  most: (characters: number) => `Gebruik hoogstens ${characters} tekens.`,
  number: 'Vul een getal in.',
  whole: 'Vul een heel getal in.',
  cents: 'Vul een bedrag in hele centen in.',
  euros: 'Vul een bedrag in, bijvoorbeeld 79,95.',
  smallest: (number: number) => `Vul minstens ${number} in.`,
  largest: (number: number) => `Vul hoogstens ${number} in.`,
  flag: "Kies 'true' of 'false'.",
  flagCell: "Vul 'ja' of 'nee' in.",
  oneOf: (options: string) => `Kies een van: ${options}.`,
  day: 'Vul een datum in, bijvoorbeeld 2026-12-25.',
  moment: 'Vul een tijdstip in, bijvoorbeeld 2026-12-25T19:30:00Z.',
  momentCell: 'Vul een tijdstip in, bijvoorbeeld 2026-12-25 19:30.',
  momentRange:
    'Dit is een periode: {from, until}, twee tijdstippen waarvan er een leeg (null) mag zijn.',
  momentOrder: 'Kies een moment na het begin.',
  momentRangeCell: 'Vul een periode in, bijvoorbeeld 2026-12-24 19:30 / 2026-12-26 12:00.',
  picture: 'Dit is een afbeelding: {key, alt}.',
  pictureCell: 'Dit is de sleutel van een afbeelding, met een spatie en wat erop staat.',
  pictures: 'Dit is een lijst van afbeeldingen: {key, alt}.',
  noPicture: (key: string) => `Er is geen afbeelding '${key}'.`,
  link: 'Vul een adres in dat met /, https://, mailto: of tel: begint, bijvoorbeeld /winkels.',
  color: 'Vul een kleur in, bijvoorbeeld #1f3a5f.',
  linkLines:
    'Dit is per regel: naam | /adres. Een adres is een pad op deze site, https://…, mailto: of tel:.',
  filter: 'Dit zijn nummers van keuzes per kolom: {kolom: [nummer]}.',
  paragraphs: 'Dit is een lijst van alinea’s.',
  richItems: 'Dit is een lijst van {h: kop}, {p: alinea} of {ul: [punten]}.',
  zipcode: 'Vul een postcode in, bijvoorbeeld 3511 AW.',
  email: 'Vul een e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
  hours: 'Dit zijn openingstijden: per weekdag een lijst van [van, tot].',
  specialHours: 'Dit is een lijst van {from, until, label, periods}.',
  specialOverlap: (from: string, until: string) =>
    `${from} tot en met ${until} overlapt andere bijzondere dagen. Alleen dagen die helemaal binnen een langere reeks vallen, mogen dat.`,
  periods: 'Tijden op een dag staan op volgorde, zonder overlap.',
  value: 'Deze waarde past hier niet.',
  reference: 'Kies er een, of vul zijn nummer in.',
  references: 'Dit is een lijst van nummers van rijen.',
  texts: 'Dit is een lijst van teksten.',
  pairs: 'Dit zijn teksten met een naam: {naam: tekst}.',
  pairsCell: 'Dit zijn teksten met een naam: naam=tekst|naam=tekst.',
  definitions: 'Dit is een lijst van velden van een formulier: {…}.',
  definitionsCell: 'Dit is JSON: [{…}].',
  schedule: 'Dit is een planning: {week, from, until, outside, stores, devices, mine}.',
  scheduleCell: 'Dit is JSON: {…}.',
  range: 'Dit is een reeks: [van, tot en met].',
  rangeOrder: 'Een reeks eindigt niet voor ze begint.',
  rangeCell: 'Dit is een reeks, bijvoorbeeld 1791-1797.',
  ranges: 'Dit is een lijst van reeksen: [van, tot en met].',
  group: (names: string) => `Dit is een groep van: ${names}.`,
  groups: 'Dit is een lijst van groepen.',
  groupCell: 'Dit is JSON: {…}.',
  groupsCell: 'Dit is JSON: [{…}].',
  atLeast: (count: number) => `Kies er minstens ${count}.`,
  atMost: (count: number) => `Kies er hoogstens ${count}.`,
  noRow: (entity: string, id: number) => `Er is geen ${entity} ${id}.`,
  yes: 'ja',
  no: 'nee',
  nothing: 'niets',
  pictureTold: (name: string) => `afbeelding ‘${name}’`,
} as const;

/** What is wrong with what a page is built of. */
export const blocksTexts = {
  tree: 'Dit is een indeling van blokken: {content: [{type, props}]}.',
  blocks: 'Dit is een lijst van blokken: {type, props}.',
  block: 'Dit is een blok: {type, props}.',
  root: 'Dit is een object.',
  zones: 'Dit blijft leeg: blokken staan in content.',
  large: (characters: number) =>
    `Dit zijn hoogstens ${characters.toLocaleString('nl-NL')} tekens JSON, niet te diep genest.`,
  most: (count: number) => `Dit zijn hoogstens ${count} blokken.`,
  deepest: (levels: number) => `Blokken staan hoogstens ${levels} diep in elkaar.`,
  unknownBlock: (type: string) => `Er is geen blok '${type}'.`,
  unknownName: (name: string, known: readonly string[]) =>
    `'${name}' is er niet. Er zijn: ${known.join(', ')}.`,
  id: 'Elk blok heeft een eigen id van letters, cijfers en streepjes.',
  sameId: (id: string) => `Er zijn twee blokken met id '${id}'.`,
  version: (present: number) => `Dit is hoogstens ${present}.`,
  counterpart: 'Dit is het nummer van een pagina, of een pad op deze site.',
} as const;

/** What is wrong with a page. */
export const pageTexts = {
  path: 'Vul een adres in dat met / begint, bijvoorbeeld /over-ons. Gebruik letters, cijfers en streepjes, zonder / aan het eind.',
  language: 'Kies een taal, of vul een taalcode in, bijvoorbeeld en_GB.',
  languages: { nl_NL: 'Nederlands', en_GB: 'Engels' },
  stateHelp:
    'Online: bezoekers kunnen de pagina zien. Een nieuwe pagina gaat online zodra je haar voor het eerst publiceert.',
  parentHelp: 'De pagina waar deze onder valt. Leeg: onder geen.',
  languageHelp: 'Leeg: de taal van de site.',
  contentHelp: 'Wat bezoekers nu zien. Wijzigen doe je met Bouwen.',
  draftHelp:
    'Wat je met Bouwen hebt gemaakt en nog niet hebt gepubliceerd. Bezoekers zien het pas als je publiceert.',
  home: 'De startpagina blijft waar die is, en online.',
  otherHome:
    'De Engelse startpagina blijft waar die is, en online. Bij Navigatie kun je eerst een ander adres kiezen.',
  noEnglishHome: 'Op dit adres staat geen Engelse pagina die online is. Maak die eerst.',
  terms: 'Bij het afrekenen wordt naar deze pagina verwezen: die blijft waar die is, en online.',
  privacy: 'Formulieren verwijzen naar deze pagina: die blijft waar die is, en online.',
  taken: (path: string) => `Er staat al een pagina op ${path}.`,
  item: 'Op dit adres staat al iets anders.',
  led: (to: string) =>
    `Dit adres leidt nu door naar ${to}. Haal die doorverwijzing eerst weg, of kies een ander adres.`,
  ofSite: 'Op dit adres antwoordt de site zelf: deze pagina hoort daarbij, en blijft.',
  inMenu:
    'Het menu of de voet van de site linkt naar deze pagina. Haal haar daar eerst weg, of geef haar een ander adres: dan leidt het oude verder.',
  noParent: (path: string) => `Er is geen pagina op ${path}.`,
  ring: 'Een pagina hoort niet onder zichzelf.',
  parent: 'Onder deze pagina staan andere. Haal die eerst weg, of zet haar offline.',
  popup: 'Bij deze pagina hoort een pop-up. Haal die daar weg, of zet de pagina offline.',
} as const;

export const entityTexts = {
  notWritten: (label: string) => `${label} kan hier alleen worden gelezen.`,
  noReadToken: 'Lezen wat er is gewijzigd vraagt een toegangsbewijs van een medewerker.',
  pair: 'Breedtegraad en lengtegraad horen bij elkaar: vul beide in, of geen van beide.',
  endsBefore: 'Kies een moment na het begin.',
  atLeast: (other: string) => `Dit is minstens wat er bij ${other} staat.`,
  notBefore: (other: string) => `Dit is niet eerder dan ${other}.`,
  takenAddress: 'Op dit adres staat al iets van de site zelf. Kies een ander.',
  referred: (many: string) => `Dit kan niet weg: ${many} verwijzen ernaar. Zet het offline.`,
  noScope: 'Dit mag een API-gebruiker met de rechten van een beheerder.',
  noToken: 'Schrijven vraagt een toegangsbewijs van een API-gebruiker.',
  body: 'Stuur JSON met data: de velden met hun waarden.',
  wrong: (first: string) => `Niet alles klopt. ${first}`,
  unknownField: (known: string) => `Dit veld is er niet. Er zijn: ${known}.`,
  mayNotWrite: 'Dit veld mag je niet wijzigen.',
  ifMatch: 'Stuur If-Match mee met de versie die je las, bijvoorbeeld "3".',
  stale: 'Intussen is dit item gewijzigd. Kijk wat er nu staat en probeer het opnieuw.',
  taken: 'Er is al een item met deze waarde.',
  held: 'Dit item kan niet weg: andere gegevens verwijzen ernaar.',
  notFound: 'Dit item is er niet (meer).',
  revision: 'Stuur JSON met revision: het nummer van de versie die terug moet.',
  noRevision: 'Die versie van dit item is niet bewaard.',
} as const;

/** What is wrong with a product as a whole. */
export const productTexts = {
  vanPrice: 'Een van-prijs is hoger dan de prijs.',
  vatRate: 'Kies 21, 9 of 0.',
  giftcardPrice: (price: string) => `Een cadeaukaart kost wat erop staat: ${price}.`,
  giftcardVat: 'Over een cadeaukaart is geen btw: 0.',
  contact: 'Vul een e-mailadres in, of een adres dat met https:// begint.',
  fault: (fault: string) => `Dit klopt niet: ${fault}.`,
  writeAs: (text: string) => `Schrijf dit zo: ${text}`,
  sameChoice: 'Twee varianten hebben dezelfde kleur en maat.',
  sameVariant: 'Eén variant staat er twee keer in.',
  gtin: 'Vul een EAN in van 8, 12, 13 of 14 cijfers waarvan het laatste klopt, of laat dit leeg.',
  sku: `Een artikelnummer heeft hooguit ${prices.sku} tekens die je kunt zien, zonder spatie aan het begin of eind.`,
  gtinOf: (number: string) =>
    `EAN ${number} kan niet: het laatste cijfer klopt niet, of het aantal.`,
  leftOut: (reason: string) => `${reason} Het is niet overgenomen.`,
  twice: {
    sku: (number: string) => `Artikelnummer ${number} staat in dit artikel twee keer.`,
    gtin: (number: string) => `EAN ${number} staat in dit artikel twee keer.`,
  },
  takenBy: {
    sku: (number: string, title: string) => `Artikelnummer ${number} is al van ‘${title}’.`,
    gtin: (number: string, title: string) => `EAN ${number} is al van ‘${title}’.`,
  },
  noChoice: 'Een variant zonder kleur en maat kan niet naast andere staan.',
  sold: 'Dit artikel is besteld of gereserveerd. Zet het offline: dan blijft het bewaard.',
  otherVariant: 'Een van de nummers is van geen variant van dit artikel.',
  movedVariant: 'Kleur en maat van een variant blijven. Zet haar offline en maak een nieuwe.',
  inCart: 'Dit artikel ligt in een winkelmand. Zet het offline: dan blijft het bewaard.',
  reviewed: 'Dit artikel is beoordeeld. Zet het offline: dan blijft het bewaard.',
  fixedAddress: 'Het adres van een categorie blijft: haar pagina staat daar.',
  ring: 'Een categorie hoort niet onder zichzelf.',
} as const;

/** What is wrong with a bundle as a whole. */
export const bundleWriteTexts = {
  twice: 'Eén artikel staat er twee keer in. Zeg het aantal.',
  notGoods: (title: string) => `${title} kan niet in een set.`,
  dear: (apart: string) => `Dit is hoogstens wat de delen los samen kosten: ${apart}.`,
  held: (title: string) => `Dit artikel zit in de set ‘${title}’. Zet het offline.`,
} as const;

/** What is wrong with a redirect. */
export const redirectTexts = {
  path: 'Vul een adres in dat met / begint, zoals je het leest, bijvoorbeeld /dames/jassen.',
  writeAs: (text: string) => `Schrijf dit zo: ${text}`,
  status: 'Kies 301, 302, 307 of 308.',
  page: 'Op dit adres staat een pagina.',
  taken: 'Dit adres is van de site zelf. Vanaf hier kun je niemand doorsturen.',
  loop: 'Zo leidt het adres naar zichzelf terug.',
  leadsOn: (to: string) => `Dit adres leidt zelf verder naar ${to}. Vul dat in.`,
  ledTo: (from: string) => `${from} leidt hierheen. Laat dat eerst ergens anders heen leiden.`,
} as const;

/** What is wrong with a discount code or an offer as a whole. */
export const discountTexts = {
  percentage: 'Vul 1 tot en met 100 procent in.',
  amount: 'Vul minstens 1 cent in.',
  delivery: 'Bij gratis bezorgen is dit 0.',
  code: 'Vul 3 tot 40 hoofdletters en cijfers in.',
  fewer: (uses: number) => `Dit is minstens ${uses}: zo vaak is de code gebruikt.`,
  counted: 'De code is al gebruikt, met of zonder grens. Maak een nieuwe code.',
  used: 'Deze code is gebruikt. Zet hem op gestopt: dan geldt hij niet meer.',
  popup: 'Een pop-up geeft codes van deze actie. Zet haar op gestopt.',
} as const;

/** What is wrong with a way of delivery. */
export const deliveryWriteTexts = {
  access: 'Gebruik kleine letters, cijfers en streepjes.',
  country: 'Vul een landcode van twee hoofdletters in, bijvoorbeeld NL.',
  zipcode: 'Vul de vier cijfers van een postcode in: ["1791", "1797"].',
  time: 'Vul een tijd in, bijvoorbeeld 22:00.',
  bands: 'Gewichten staan op volgorde, het lichtste eerst.',
  behind: (country: string) =>
    `Voor ${country} geldt al wat er voor het hele land staat. Zet dat achteraan.`,
  packs: 'Zeg op welke dagen er wordt ingepakt.',
  delivers: 'Zeg op welke dagen er wordt bezorgd.',
  carrier: (known: string) => `Deze vervoerder kent de winkel niet. Er zijn: ${known}.`,
  held: 'Bestellingen die onderweg zijn, gaan zo. Zet het offline.',
  named: 'Bestellingen die onderweg zijn, noemen het zo.',
} as const;

/** What is wrong with a form. */
export const formWriteTexts = {
  name: 'Gebruik kleine letters, cijfers en streepjes.',
  step: 'Begin met een letter; daarna letters, cijfers, streepjes en liggende streepjes.',
  sameStep: (id: string) => `Er zijn twee stappen met het kenmerk '${id}'.`,
  texts: (known: string) => `Eigen teksten zijn er van: ${known}.`,
  confirmation: 'Zeg welk veld van het formulier een e-mailadres vraagt.',
  named: 'Een onderdeel van de site kent dit formulier bij deze naam.',
  needed: 'Een onderdeel van de site heeft dit formulier nodig. Zet het offline.',
  sent: 'Wat ermee is verstuurd, wordt nog bewaard. Zet het offline.',
  onPage: 'Er is een pagina met dit formulier. Haal het daar weg, of zet het offline.',
} as const;

export const fileTexts = {
  notCsv: (problem: string) => `het is geen CSV (${problem})`,
  notJson: 'het is geen JSON met een lijst van items',
  noColumn: (names: string) => `er is geen kolom die zegt welk item het is (${names})`,
  noHeader: (lost: readonly string[], header: readonly string[]) =>
    `er is geen kolom ${lost.join(', ')}; het bestand heeft: ${header.join(', ')}`,
  noField: (name: string, known: readonly string[]) =>
    `'${name}' is geen gegeven hiervan; er zijn: ${known.join(', ')}`,
  twice: 'dit item staat al eerder in het bestand',
  unknownRow: (id: string) => `er is geen item ${id}`,
  missing: (labels: string) => `voor een nieuw item ontbreekt ${labels}`,
  readBefore: (id: number) =>
    `het is al ingelezen (import ${id}): nieuwe items zouden er nog eens bij komen`,
  elsewhere: 'het wordt ergens anders al ingelezen, of is intussen teruggedraaid',
  noImport: (id: number) => `Er is geen import ${id} om terug te draaien.`,
  changedSince: 'het is daarna nog gewijzigd',
  goneSince: 'het is intussen weg',
} as const;

/** Of stores in files of others. */
export const storeFileTexts = {
  columns: {
    adresregel: 'Straat en huisnummer in één kolom',
    openingstijden: 'Openingstijden van de week in één kolom',
    rd_x: 'x van het Rijksdriehoeksnet',
    rd_y: 'y van het Rijksdriehoeksnet',
  } as Readonly<Record<string, string>>,
  noNumber: (line: string) => `‘${line}’ eindigt niet op een huisnummer`,
  notRd: (x: string, y: string) => `x ‘${x}’ en y ‘${y}’ liggen niet in Nederland`,
} as const;

/** Of blocks of a page that a file changes. */
export const blockChangeTexts = {
  added: (block: string) => `${block}: nieuw`,
  gone: (block: string) => `${block}: weg`,
  moved: (block: string, from: string) => `${block}: stond op ${from}`,
  more: (count: number) => `en nog ${count} ${count === 1 ? 'verschil' : 'verschillen'}`,
} as const;

/** Of folders that hold a site. */
export const folderTexts = {
  notJson: (path: string, line: number, column: number) =>
    `${path} is geen JSON (regel ${line}, teken ${column})`,
  noList: (path: string) => `${path} is geen lijst van afbeeldingen met id, key en url`,
  noNumber: (path: string) => `${path} heeft geen nummer (id)`,
  otherSite: (access: string, [here, there]: readonly [string, string], more: number) =>
    `onderdeel ${access} heet hier ‘${here}’ en in de map ‘${there}’${more > 0 ? `, en zo nog ${more}` : ''}: ` +
    'is de map van deze site en is er hernoemd, geef dan --renames mee',
  notEmpty: 'de map is niet leeg, en er staat geen site in',
  noSite: (mark: string) => `er staat geen site in (geen ${mark})`,
  otherFormat: (format: string) => `deze map is van een vorm die we niet kennen (${format})`,
  noRowOf: (path: string) => `van ${path} staat niets in de map media`,
  otherType: (path: string) => `${path} is geen afbeelding van de soort die de map media zegt`,
} as const;

/** Of feeds of vacancies. */
export const feedTexts = {
  characters: 'de tekens zijn van een soort die we niet kennen',
  noText: 'het is geen tekst in één tekenset',
  notXml: (problem: string) => `het is geen XML (${problem})`,
  tooLong: `één vacature beslaat meer dan ${feeds.longestInFeed / 1_000_000} miljoen tekens`,
  cutOff: 'de regel houdt te vroeg op',
  runsOver: 'de regel heeft meer kolommen dan de kop',
  none: 'er staat geen enkele vacature in',
  closesMost: (gone: number, open: number) =>
    `er ontbreken ${gone} van de ${open} vacatures die nu openstaan; ` +
    'klopt dat, geef dan --close-many mee',
  closesNone: 'Er is niets gesloten: geen enkele vacature uit het bestand kon worden overgenomen.',
  noReference: 'Elke vacature van een feed heeft er een.',
  noPlace: 'Zeg waar het is.',
  unknownPlace: (asked: string) => `‘${asked}’ is geen plek die we als enige kennen.`,
} as const;

export const describeTexts = {
  ifMatch: 'De versie die je las, bijvoorbeeld "3"; * schrijft over wat er ook staat.',
  create: (one: string) => `${one}: maken`,
  change: (one: string) => `${one}: wijzigen`,
  remove: (one: string) => `${one}: weghalen`,
  history: (one: string) => `${one}: wat er is gewijzigd`,
  restore: (one: string) => `${one}: een eerdere versie terugzetten`,
  gone: 'Weggehaald',
} as const;
