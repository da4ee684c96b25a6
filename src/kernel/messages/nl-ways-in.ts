import { accounts as limits } from '../limits-accounts';

/** Texts of the ways in which an account's holder logs in. */
export const waysIn = {
  title: 'Hoe je inlogt',
  text: 'Met elk van deze manieren kom je in je account. Minstens één blijft er altijd over.',
  password: 'Wachtwoord',
  added: (moment: string) => `Toegevoegd: ${moment}`,
  used: (moment: string) => `Laatst gebruikt: ${moment}`,
  addTitle: 'Manier toevoegen',
  addProof: 'Je wachtwoord hier',
  remove: 'Verwijderen',
  rename: 'Naam wijzigen',
  yourPassword: 'je wachtwoord',
  removeTitle: (name: string) => `Niet meer inloggen met ${name}`,
  removeText: (thisOne: string) =>
    `Met ${thisOne} log je daarna niet meer in. Op andere apparaten word je uitgelogd. Je account en bestellingen blijven.`,
  removeSure: 'Verwijder deze manier',
  keep: 'Laat zoals het is',
  last: 'Dit is je enige manier om in te loggen. Voeg eerst een andere toe.',
  gone: 'Deze manier was al verwijderd.',
  choosePassword: 'Wachtwoord kiezen',
  choosePasswordText: 'Je hebt geen wachtwoord. We mailen een link waarmee je er een kiest.',
  notFresh: `Log eerst opnieuw in. Dit kan alleen binnen ${limits.freshFor / 60_000} minuten na het inloggen.`,
  freshTitle: 'Eerst opnieuw inloggen',
  freshText: 'Je hebt geen wachtwoord. Log nog een keer in, dan weten we dat jij het bent.',
  mail: {
    addedSubject: (site: string) => `Nieuwe manier om in te loggen bij ${site}`,
    addedText: (label: string, site: string) =>
      `Je kunt bij ${site} nu ook inloggen met: ${label}.`,
    removedSubject: (site: string) => `Een manier om in te loggen bij ${site} is verwijderd`,
    removedText: (name: string, site: string) =>
      `Je logt bij ${site} niet meer in met: ${name}. Op andere apparaten ben je uitgelogd.`,
    notYou:
      'Was jij dat niet? Kies dan meteen een nieuw wachtwoord, kijk bij je gegevens hoe er ingelogd kan worden, en bel of mail ons.',
    toProfile: 'Naar je gegevens',
  },
} as const;
