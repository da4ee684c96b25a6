/** Texts of stores, vacancies, news, weblog, calendar and questions. */
import { dayAndMonth, formatDay, formatPeriod } from '#kernel/values/dutch-dates';
import { CLOSES_SOON, type OpenState, type Weekday } from '#kernel/values/opening-hours';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const nextOpening = ({
  from,
  weekday,
  inDays,
  date,
}: {
  from: string;
  weekday: Weekday;
  inDays: number;
  date: string;
}) => {
  if (inDays === 0) return `vandaag open vanaf ${from}`;
  if (inDays === 1) return `morgen open vanaf ${from}`;
  if (inDays < 7) return `${weekday} open vanaf ${from}`;
  const { day, month } = dayAndMonth(date);
  return `${weekday} ${day} ${month} weer open vanaf ${from}`;
};

const soon = (minutes: number): string =>
  `Nu open, sluit over ${minutes === 1 ? '1 minuut' : `${minutes} minuten`}`;

/** 'Nu open tot 18:00', 'Nu open, sluit over 20 minuten', 'Nu gesloten, morgen open vanaf 09:30' */
const openText = (state: OpenState): string => {
  if (state.open && state.closesIn !== undefined && state.closesIn <= CLOSES_SOON) {
    return soon(state.closesIn);
  }
  if (state.open) return state.until ? `Nu open tot ${state.until}` : 'Dag en nacht open';
  return state.next ? `Nu gesloten, ${nextOpening(state.next)}` : 'Gesloten';
};

export const contentTexts = {
  /** Of a site that doesn't say how it checked what people say of it. */
  referencesUnchecked:
    'We kozen deze reacties zelf uit. We hebben niet gecontroleerd of wie ze gaf bij ons heeft gekocht.',
  dates: {
    day: (day: string) => formatDay(day),
    dayAndMonth: (day: string) => dayAndMonth(day),
    period: (start: Date, end: Date) => formatPeriod(start, end),
  },
  stores: {
    overview: 'Winkels',
    view: 'Bekijk winkel',
    openText,
    weekday: capital,
    hours: 'Openingstijden',
    closed: 'Gesloten',
    and: 'en',
    route: 'Route',
    call: 'Bel de winkel',
    /** Read aloud only, after 'Route'. */
    routeTo: (title: string) => `naar ${title}, opent een kaart`,
    services: 'Dit kan hier',
    forYou: 'Wat we voor je doen',
    collections: 'Dit hangt en staat hier',
    /** Read aloud only: 'Dames, op voorraad in deze winkel'. */
    inStock: 'op voorraad in deze winkel',
    since: (year: number) => `Hier sinds ${year}`,
    nearby: 'Andere winkels in de buurt',
    news: (place: string) => `Nieuws uit ${place}`,
    vacancies: 'Werken in deze winkel',
    allVacancies: 'Alle vacatures van deze winkel',
    events: 'Te doen in deze winkel',
    description: (title: string, address: string) =>
      `Adres, openingstijden en route van ${title}: ${address}.`,
  },
  vacancies: {
    overview: 'Vacatures',
    back: 'Terug naar de vacatures',
    apply: 'Solliciteer direct',
    applyByMail: 'Solliciteer per e-mail',
    mailSubject: (title: string, code: number) => `Sollicitatie: ${title} (${code})`,
    mailNote: (email: string) =>
      `Stuur een paar regels over jezelf naar ${email}. Een cv mag, hoeft niet.`,
    tasks: 'Dit ga je doen',
    asks: 'Dit vragen we',
    offers: 'Dit krijg je',
    facts: 'In het kort',
    place: 'Waar',
    hours: 'Uren',
    hoursAWeek: (min: number, max: number) =>
      min === max ? `${min} uur per week` : `${min} tot ${max} uur per week`,
    contract: 'Contract',
    category: 'Soort werk',
    salary: 'Salaris',
    until: 'Reageer tot en met',
    code: 'Nummer',
    per: { HOUR: 'per uur', MONTH: 'per maand' },
    salaryRange: (min: string, max: string, per: string) =>
      `${min === max ? min : `${min} tot ${max}`} bruto ${per}`,
    questions: {
      title: 'Nog vragen?',
      text: (location: string) =>
        `Wil je eerst meer weten, of een keer komen kijken? Bel of mail ${location}.`,
    },
    similar: 'Vergelijkbare vacatures',
    away: (distance: string) => `${distance} verderop`,
    samePlace: 'Op dezelfde plek',
    all: 'Alle vacatures',
    gone: {
      title: (title: string) => `${title} is vervuld`,
      text: 'Deze plek is bezet, dus solliciteren kan niet meer. Er is vast iets anders dat bij je past.',
    },
  },
  articles: {
    by: 'Door',
    readMinutes: (minutes: number) => `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} lezen`,
    /** Before the store's name. */
    aboutStore: 'Dit gaat over',
    neighbours: 'Verder lezen',
    previous: 'Vorige',
    next: 'Volgende',
    news: { related: 'Meer van dit soort nieuws' },
    weblog: { related: 'Lees ook' },
    products: 'Uit dit verhaal',
  },
  calendar: {
    overview: 'Agenda',
    when: 'Wanneer',
    where: 'Waar',
    givenBy: 'Door',
    toCalendar: 'Zet in je agenda',
    route: 'Plan je route',
    routeTo: (store: string) => ` naar ${store}, opent een kaart`,
    price: 'Kosten',
    seats: 'Plaatsen',
    free: 'Gratis',
    book: 'Boek je plaats',
    full: 'Volgeboekt',
    left: (seats: number) => (seats === 1 ? 'Nog 1 plaats' : `Nog ${seats} plaatsen`),
    everyStore: 'In onze winkels',
    past: 'Dit is al geweest. Kijk hieronder wat er nog komt.',
    related: 'Ook in de agenda',
  },
} as const;
