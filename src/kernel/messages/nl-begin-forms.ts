/** Words of the form to apply with that a new site begins with. */
export const applyFormTexts = {
  title: 'Solliciteren',
  conditions:
    '<p>Jullie mogen mijn gegevens gebruiken om deze sollicitatie te behandelen, zoals in de <a href="/privacy">privacyverklaring</a> staat.</p>',
  texts: {
    submit: 'Verstuur je sollicitatie',
    success: 'Bedankt voor je sollicitatie!',
    errorSelect: 'Vink nog aan: %s.',
    errorConditions:
      'Vink aan dat we je gegevens mogen gebruiken. Zonder dat kunnen we je sollicitatie niet behandelen.',
  },
  who: 'Wie ben je?',
  where: { label: 'Waar wil je werken?' },
  first: { label: 'Voornaam', wrong: 'Vul je voornaam in.' },
  last: { label: 'Achternaam', wrong: 'Vul je achternaam in.' },
  email: { label: 'E-mailadres', wrong: 'Vul je e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.' },
  again: {
    label: 'Herhaal je e-mailadres',
    wrong: 'Vul hetzelfde e-mailadres nog een keer in.',
  },
  phone: {
    label: 'Telefoonnummer',
    wrong: 'Vul je telefoonnummer in, bijvoorbeeld 06 12345678.',
  },
  born: 'Geboortedatum',
  day: { label: 'Dag', wrong: 'Kies een dag.' },
  month: { label: 'Maand', wrong: 'Kies een maand.' },
  year: { label: 'Jaar', wrong: 'Kies een jaar.' },
  home: 'Waar woon je?',
  address: { label: 'Adres', wrong: 'Vul je adres in.' },
  when: 'Wanneer kun je werken?',
  why: 'Waarom jij?',
  story: {
    label: 'Waarom deze baan?',
    wrong: 'Schrijf in een paar zinnen waarom je deze baan wilt.',
  },
  cv: 'Je cv (niet verplicht)',
  letter: 'Je brief (niet verplicht)',
} as const;
