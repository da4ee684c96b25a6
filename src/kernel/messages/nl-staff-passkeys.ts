import { passkeys as limits } from '../limits-passkeys';

/** Texts of members' passkeys: at the office's door, and on their own page. */
export const staffPasskeyTexts = {
  holder: (name: string) => `${name} (kantoor)`,
  failed:
    'Met deze passkey kom je het kantoor niet in. Probeer een andere, of log in met je wachtwoord.',
  only: 'Bij jouw rol hoort een tweede stap: log in met je passkey. Heb je die niet meer? Vraag een beheerder om je tweede stap weg te halen.',
  title: 'Passkeys',
  text: 'Log in met je vingerafdruk, je gezicht of de pincode van je apparaat. Een passkey kan niemand raden of aftroggelen, en er hoort geen code meer bij.',
  elsewhere: 'Passkeys zijn er op',
  unable: 'Deze browser kent geen passkeys.',
  add: 'Passkey toevoegen',
  busy: 'Volg de stappen van je apparaat…',
  added: 'Je passkey is toegevoegd',
  since: (when: string) => `sinds ${when}`,
  used: (when: string) => `laatst gebruikt ${when}`,
  unused: 'nog niet gebruikt',
  name: 'Naam van de passkey',
  rename: 'Naam wijzigen',
  renameOf: (name: string) => `Naam van ${name} wijzigen`,
  renamed: 'De naam is gewijzigd',
  nameWrong: `Vul een naam in van 1 tot ${limits.maxName} tekens.`,
  remove: 'Verwijderen',
  removeOf: (name: string) => `${name} verwijderen`,
  sure: (name: string) => `Passkey ‘${name}’ verwijderen?`,
  sureText: 'Met dit apparaat kun je dan niet meer zonder wachtwoord inloggen.',
  removed: 'De passkey is verwijderd',
  gone: 'Deze passkey is er niet meer.',
} as const;
