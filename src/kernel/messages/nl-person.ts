/** How a country writes its postcodes. */
const zipcodes: Record<string, string> = { NL: '1234 AB', BE: '1000', DE: '10115' };

/** What is said of a part of a name or an address that is not right (S5.1/12: in the forms' own words). */
export const personTexts = {
  /** What was typed behind a house number stands in the field for it now. */
  suffixMoved: (suffix: string) => `Toevoeging: ${suffix}`,
  wrong: {
    email: () => 'Vul je e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
    firstname: () => 'Vul je voornaam in.',
    lastname: () => 'Vul je achternaam in.',
    phone: () => 'Vul je telefoonnummer in, bijvoorbeeld 06 12345678.',
    country: () => 'Kies een land.',
    zipcode: (country = 'NL') =>
      `Vul de postcode in, bijvoorbeeld ${zipcodes[country] ?? zipcodes.NL}.`,
    housenumber: () => 'Vul het huisnummer in, bijvoorbeeld 12.',
    housenumber_suffix: () => 'Kijk de toevoeging na.',
    street: () => 'Vul de straat in.',
    place: () => 'Vul de plaats in.',
    province: () => 'Kijk de provincie na.',
  },
  /** Of what may be left empty and was filled in wrong: "fill it in" would say that it is needed. */
  mistyped: {
    phone: 'Dit nummer klopt niet. Kijk het na, of laat het leeg.',
  },
  emailAgain: 'Vul hetzelfde e-mailadres nog een keer in.',
  emailDiffers: 'De twee e-mailadressen zijn niet gelijk.',
  long: (label: string, most: number) => `Maak "${label}" korter: er passen ${most} tekens in.`,
} as const;
