/** The numbers of fields; apart from the others, which every page carries. */

/** S9.7: fields. */
export const fieldLimits = {
  /** Radios and checkboxes become a dropdown above this many options. */
  mostOpenOptions: 5,
  percentage: { min: 0, max: 100, step: 1 },
  currency: '€',
  country: 'NL',
  countries: ['NL', 'BE', 'FR', 'DE', 'GB', 'IT', 'ES'],
  /** A part of the whole: below it the counter warns. */
  fewCharactersLeft: 0.15,
  previewWidth: 100,
  /** Characters from which a list is searched (S5.2/15). */
  listSearchFrom: 2,
  /** Before all fields are checked when a form is sent (S5.2/1). */
  submitDelay: 100,
  /** After this the address is left to the visitor; what comes later fills what he has not typed in. */
  lookupPatience: 3000,
  /** After this nobody waits for it any more. */
  lookupLimit: 15_000,
  lookupDelay: 250,
} as const;

/** The most characters that are kept of what people tell of themselves. An e-mail address: RFC 5321. */
export const personLimits = {
  firstname: 100,
  lastname: 100,
  email: 254,
  phone: 30,
  zipcode: 10,
  housenumber: 8,
  housenumber_suffix: 30,
  street: 100,
  place: 100,
  province: 100,
  country: 2,
} as const;
