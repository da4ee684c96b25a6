import { transfers as limits } from '../limits-transfers';

const pieces = (count: number): string => (count === 1 ? '1 stuk' : `${count} stuks`);

/** Texts of transfers between stores and warehouses. */
export const transferTexts = {
  title: 'Verplaatsen',
  task: 'Verplaatsingen om te ontvangen',
  unknown: 'Deze verplaatsing is er niet, of is niet van of naar hier.',
  noStock: 'Deze winkel heeft geen eigen voorraad om te verplaatsen.',
  pieces,
  articles: (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`),
  from: (place: string) => `Van ${place}`,
  to: (place: string) => `Naar ${place}`,
  fromTo: (from: string, to: string) => `Van ${from} naar ${to}`,
  /** The list. */
  incoming: 'Onderweg naar hier',
  incomingNone: 'Er is niets onderweg naar hier.',
  drafts: 'Nog niet verstuurd',
  outgoing: 'Onderweg van hier',
  outgoingNone: 'Er is niets onderweg van hier.',
  different: 'Verschil',
  differentLead: 'Hiervan kwam iets anders aan dan er verstuurd is.',
  over: 'Laatst ontvangen',
  start: 'Nieuwe verplaatsing',
  destination: 'Waarheen',
  choose: 'Kies',
  chooseFirst: 'Kies waarheen het gaat.',
  begin: 'Begin',
  made: (by: string, at: string) => `Begonnen door ${by}, ${at}`,
  sentBy: (by: string, at: string) => `Verstuurd door ${by}, ${at}`,
  receivedBy: (by: string, at: string) => `Ontvangen door ${by}, ${at}`,
  /** A draft. */
  addTitle: 'Scan of zoek een artikel',
  add: 'EAN, artikelnummer of naam',
  added: (name: string, count: number) => `${name}: ${pieces(count)}`,
  addGo: 'Zoek',
  addNone: (typed: string) => `Geen artikel gevonden bij ‘${typed}’.`,
  foundBy: (count: number, typed: string) =>
    count === 0
      ? `Geen artikel gevonden bij ‘${typed}’`
      : `${count === 1 ? '1 artikel' : `${count} artikelen`} gevonden bij ‘${typed}’`,
  foundCount: (count: number) =>
    count >= limits.found
      ? `De eerste ${count} artikelen. Typ meer woorden om er minder te vinden.`
      : count === 1
        ? '1 artikel'
        : `${count} artikelen`,
  addFew: (name: string, free: number) =>
    free === 0
      ? `Van ${name} is hier niets te koop. Het is verkocht, gereserveerd of niet geteld.`
      : `Van ${name} ${free === 1 ? 'is er' : 'zijn er'} hier maar ${free} te koop.`,
  look: 'Kijk de aantallen na',
  addThis: 'Zet erbij',
  free: (count: number) => `${count} te koop`,
  what: 'Wat er meegaat',
  whatNone: 'Nog niets. Scan het eerste artikel.',
  howMany: (name: string) => `${name}, aantal`,
  countHint: (numbers: string) => [numbers, '0 haalt het eraf.'].filter(Boolean).join(' · '),
  keep: 'Bewaar de aantallen',
  send: 'Verstuur',
  sendText: 'De stuks gaan meteen uit de voorraad van hier. Niemand kan ze dan nog kopen.',
  drop: 'Doe dit weg',
  dropText: 'Er is nog niets uit de voorraad.',
  dropButton: 'Ja, doe weg',
  countWrong: `Vul een heel getal in, van 0 tot en met ${limits.pieces}.`,
  tooFew: (free: number) => `Hiervan ${free === 1 ? 'is er' : 'zijn er'} ${free} te koop.`,
  nothing: 'Zet er eerst een artikel bij.',
  full: `Op één verplaatsing passen ${limits.lines} artikelen. Begin een tweede.`,
  changed: 'Een collega heeft dit intussen gewijzigd. Kijk na wat er staat.',
  underwayTo: (place: string) => `Onderweg naar ${place}`,
  underwayText: 'Deze stuks zijn van niemands voorraad tot ze ontvangen zijn.',
  note: 'Print de bon',
  noteTitle: (number: string) => `Bon ${number}`,
  noteCount: 'Aantal',
  noteWhat: 'Artikel',
  noteSeen: 'Geteld',
  /** Taking in. */
  receiveTitle: 'Ontvangen',
  receiveText: 'Tel na wat er is. Klopt een aantal niet, pas het dan aan en schrijf waarom.',
  came: (name: string, sent: number) => `${name}: hoeveel kwamen er van de ${sent}?`,
  whyOpen: 'Klopt het aantal niet?',
  why: (name: string) => `Waarom is het aantal van ${name} anders?`,
  whyHint: 'De verzender leest dit.',
  whyMissing: 'Schrijf waarom het aantal anders is.',
  whyLong: `Houd het op ${limits.reason} tekens.`,
  extra: 'Zat er iets bij dat hier niet staat?',
  extraText: 'Het komt dan ook in de voorraad van hier, en de verzender leest het.',
  extraCode: (nth: number) => `EAN of artikelnummer (${nth})`,
  extraPieces: (nth: number) => `Aantal (${nth})`,
  extraUnknown: 'Dit artikel kennen we niet. Typ het hele nummer.',
  extraTwice: 'Dit artikel staat hierboven al.',
  extraCount: `Vul een aantal in, van 1 tot en met ${limits.pieces}.`,
  receive: 'Neem in',
  /** After. */
  cameOf: (received: number, sent: number) => `${received} van ${sent} ontvangen`,
  cameAll: (received: number) => `${pieces(received)} ontvangen`,
  cameExtra: (received: number) => `${pieces(received)} ontvangen, niet verstuurd`,
  sentOf: (sent: number) => pieces(sent),
  differs: 'Er kwam iets anders aan dan er verstuurd is',
  differsSender: 'Tel wat hier nog ligt, en pas de voorraad aan als dat nodig is.',
  differsReceiver: 'De verzender ziet dit ook.',
  seen: 'Gezien',
  checkForm: 'Kijk na wat hieronder staat.',
  notDone: 'Niet gelukt',
  doneBefore: 'Dit was al gedaan',
  done: {
    bewaard: 'De aantallen zijn bewaard',
    verstuurd: 'Verstuurd',
    ontvangen: 'Ontvangen: de stuks zijn hier te koop',
    weg: 'Weggedaan',
    gezien: 'Gezien',
  },
  moved: (number: string, place: string) => `${number} naar ${place}`,
  arrived: (number: string, place: string) => `${number} van ${place}`,
} as const;
