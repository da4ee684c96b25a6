/** What the commands `backup`, `restore` and `live` say in Dutch. */
export const backupTexts = {
  backup: {
    command: 'Schrijft de hele site, database en bestanden, naar één bestand',
    file: 'bestand dat wordt geschreven; wat er staat wordt vervangen zodra het nieuwe heel is',
    passphrase: 'versleutelt met de eerste regel van dit bestand',
    files: 'Bestanden lezen',
    tables: 'Tabellen lezen',
    done: (file: string, size: string) => `${file}: ${size}.`,
    counts: (files: number, rows: number, tables: number) =>
      `${files} bestanden en ${rows} rijen uit ${tables} tabellen.`,
    personal: 'Er staan gegevens van klanten en medewerkers in: bewaar het waar niemand bij kan.',
    secret: (place: string) =>
      `Het geheim van deze site staat er niet in. Bewaar het apart: ${place}.`,
    secretFile: (file: string) => `het bestand ${file}`,
    secretSetting: 'de instelling ETALAGE_SECRET',
  },
  restore: {
    command: 'Zet een reservekopie terug in deze database en bestanden',
    file: 'bestand dat `etalage backup` schreef',
    replace: 'ook als hier al een site staat: die verdwijnt',
    live: 'mail, webhooks en taken gaan meteen; anders pas na `etalage live`',
    otherSecret: 'ook als deze site een ander ETALAGE_SECRET heeft',
    check: 'Reservekopie nakijken (MB)',
    tables: 'Tabellen terugzetten',
    files: 'Bestanden terugzetten',
    done: (day: string) => `De site staat terug zoals hij was op ${day}.`,
    sessions: 'Iedereen moet opnieuw inloggen.',
    held: 'Er gaat nog niets uit: geen mail, geen webhooks, geen taken. Klopt alles? Geef dan: etalage live',
  },
  live: {
    command: 'Laat een teruggezette site weer mailen en taken doen',
    waiting: 'wat met post gebeurt die al wachtte toen de kopie werd gemaakt: send of drop',
    none: 'Er wordt niets tegengehouden.',
    ask: 'Toen de reservekopie werd gemaakt wachtte er post. Misschien ging die daarna al uit:',
    choose: 'Kies: etalage live --waiting send (toch versturen) of --waiting drop (weggooien).',
    done: 'De site mailt en doet zijn taken weer; draaiende processen merken het binnen vijf tellen.',
  },
  problems: {
    notBackup: () => 'Dit is geen reservekopie van Etalage.',
    damaged: (about: string) =>
      about
        ? `De reservekopie is beschadigd of niet heel (${about}). Er is niets veranderd.`
        : 'De reservekopie is beschadigd of niet heel. Er is niets veranderd.',
    passphraseNeeded: () => 'De reservekopie is versleuteld: geef --passphrase-file.',
    passphraseWrong: () => 'Dit is niet de wachtzin van deze reservekopie.',
    newer: () =>
      'De reservekopie is van een nieuwere versie van Etalage. Werk deze eerst bij. Er is niets veranderd.',
    otherTables: (about: string) =>
      `De reservekopie heeft andere tabellen dan deze versie van Etalage${about && ` (${about})`}. Er is niets veranderd.`,
    holdsSite: () =>
      'In deze database staat al iets. Vervangen? Geef --replace. Er is niets veranderd.',
    inUse: () => 'Er draait een site op deze database. Stop die eerst. Er is niets veranderd.',
    otherSecret: () =>
      'De reservekopie hoort bij een ander ETALAGE_SECRET. Stel dat in, of zet het bestand `secret` terug in de map met gegevens. Zonder dat werken cadeaukaarten, webhooks en verzegelde antwoorden niet meer; wil je toch, geef dan --other-secret. Er is niets veranderd.',
    noRoom: (about: string) =>
      `Er is te weinig ruimte voor de bestanden: nodig is ${about}. Er is niets veranderd.`,
    noSite: () => 'In deze database staat nog geen site.',
  },
} as const;
