import { passkeys as limits } from '../limits-passkeys';

/** Texts of passkeys. */
export const passkeys = {
  label: 'Passkey',
  called: (name: string) => `passkey ‘${name}’`,
  thisOne: 'deze passkey',
  login: {
    button: 'Inloggen met een passkey',
    text: 'Met je vingerafdruk, gezicht of pincode, zonder wachtwoord.',
    busy: 'Volg de stappen van je apparaat…',
    cancelled: 'Inloggen met een passkey is afgebroken. Probeer het opnieuw, of typ je wachtwoord.',
    failed: 'Met deze passkey lukt inloggen niet. Probeer een andere, of typ je wachtwoord.',
    broken: 'Dat lukt nu niet. Probeer het zo nog eens, of typ je wachtwoord.',
    other: 'Deze passkey is van een ander account. Log eerst uit.',
  },
  add: {
    text: 'Log voortaan in met je vingerafdruk, je gezicht of de pincode van je apparaat. Een passkey kan niemand raden of aftroggelen.',
    button: 'Voeg een passkey toe',
    busy: 'Volg de stappen van je apparaat…',
    cancelled: 'Er is geen passkey toegevoegd. Probeer het opnieuw als je wilt.',
    known: 'Op dit apparaat heb je al een passkey voor ons.',
    failed: 'De passkey is niet toegevoegd. Probeer het opnieuw.',
    broken: 'Dat lukt nu niet. Probeer het zo nog eens.',
    full: `Er passen ${limits.most} passkeys in je account. Verwijder er eerst een.`,
  },
  name: {
    title: 'Naam van je passkey',
    label: 'Naam',
    hint: 'Waaraan je hem herkent, bijvoorbeeld ‘Mijn telefoon’.',
    save: 'Bewaren',
    back: 'Terug naar je gegevens',
    wrong: `Geef een naam van 1 tot ${limits.maxName} tekens.`,
  },
} as const;
