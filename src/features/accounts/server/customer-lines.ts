import { customerFileTexts as texts } from '#kernel/messages/nl-customer-files';
import { readAddress } from '#kernel/values/address-text';
import type { ColumnNames } from '#kernel/values/file-columns';
import { readFileMoment } from '#kernel/values/file-moment';
import { findPartProblem, tidyPart } from '#kernel/values/person/rules';
import { type Cell, readTable, type TableOptions, UnusableFile } from '#platform/tables/read-table';

/** What a column of customers is called where it is found, the surest name first. */
const names: ColumnNames = {
  email: ['email', 'emailadres', 'e-mailadres', 'emailaddress', 'mail', 'customeremail'],
  voornaam: ['voornaam', 'firstname', 'first_name', 'givenname'],
  tussenvoegsel: ['tussenvoegsel', 'infix', 'tussenv'],
  achternaam: ['achternaam', 'lastname', 'last_name', 'surname', 'familienaam'],
  naam: ['naam', 'name', 'fullname', 'klantnaam'],
  telefoon: ['telefoon', 'telefoonnummer', 'tel', 'phone', 'mobiel', 'mobile'],
  straat: ['straat', 'straatnaam', 'street'],
  huisnummer: ['huisnummer', 'huisnr', 'nr', 'housenumber'],
  toevoeging: ['toevoeging', 'toev', 'huisletter', 'housenumbersuffix'],
  adresregel: ['adres', 'address', 'address1', 'straat en huisnummer', 'default address address1'],
  postcode: ['postcode', 'pc', 'zip', 'zipcode', 'postalcode', 'default address zip'],
  plaats: ['plaats', 'woonplaats', 'stad', 'city', 'default address city'],
  land: ['landcode', 'land', 'countrycode', 'country', 'default address country code'],
  nieuwsbrief: ['nieuwsbrief', 'newsletter', 'optin', 'accepts email marketing', 'mailing'],
  nieuwsbrief_sinds: [
    ...['nieuwsbrief_sinds', 'toestemming', 'toestemming op', 'optindatum', 'optin_date'],
    ...['consentat', 'consent_date', 'optintimestamp', 'subscribedat'],
  ],
  klant_sinds: ['klant_sinds', 'aangemaakt', 'aangemaakt op', 'createdat', 'registered', 'datum'],
};

/** What a file may tell of a customer. */
export const customerColumns: readonly string[] = Object.keys(names);

export type CustomerAddress = {
  street: string;
  housenumber: string;
  housenumberSuffix: string;
  zipcode: string;
  place: string;
  country: string;
};

export type FileCustomer = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  address?: CustomerAddress;
  /** When he became a customer, as the file says. */
  since?: Date;
  /** When he said that he wants the newsletter; absent: the file doesn't say so, or not when. */
  consentAt?: Date;
};

/** A line: who it is, with what of it was left out; or why it is refused. */
export type CustomerLine = { line: number } & (
  | { customer: FileCustomer; remarks: string[] }
  | { problem: string }
);

const YES = /^(?:ja|j|yes|y|true|waar|1|x|subscribed|aangemeld|opt-?in)$/i;

/** The last word of a name in one column is the family's, with what stands before it in small letters. */
const splitName = (name: string): { firstName: string; lastName: string } => {
  const [, firstName = '', lastName = name] = /^(\S+)\s+(.+)$/.exec(name.trim()) ?? [];
  return { firstName, lastName };
};

const namesOf = (cell: Cell) => {
  const last = `${cell('tussenvoegsel').trim()} ${cell('achternaam').trim()}`.trim();
  const apart = { firstName: cell('voornaam'), lastName: last };
  return apart.firstName.trim() || last ? apart : splitName(cell('naam'));
};

const countryOf = (text: string): string => {
  const code = text.trim().toUpperCase();
  if (/^(?:NEDERLAND|NETHERLANDS|THE NETHERLANDS)?$/.test(code)) return 'NL';
  if (/^(?:BELGI[EË]|BELGIUM)$/.test(code)) return 'BE';
  return /^[A-Z]{2}$/.test(code) ? code : '';
};

/** undefined: there is none; null: a part of it lacks or can't be. */
const addressOf = (cell: Cell): CustomerAddress | null | undefined => {
  const line = readAddress(cell('adresregel'));
  const country = countryOf(cell('land'));
  const given = {
    street: cell('straat') || (line?.street ?? ''),
    housenumber: cell('huisnummer') || (line?.housenumber ?? ''),
    housenumberSuffix: cell('toevoeging') || (line?.suffix ?? ''),
    zipcode: cell('postcode'),
    place: cell('plaats'),
  };
  const isSaid = Object.values(given).some((text) => text.trim() !== '');
  if (!isSaid && cell('adresregel').trim() === '') return undefined;
  const parts = [
    ['street', given.street],
    ['housenumber', given.housenumber],
    ['zipcode', given.zipcode],
    ['place', given.place],
  ] as const;
  const isWhole = parts.every(
    ([part, text]) => findPartProblem(part, text, { required: true, country }) === undefined,
  );
  const hasSuffix = findPartProblem('housenumber_suffix', given.housenumberSuffix) === undefined;
  if (!isWhole || country === '' || !hasSuffix) return null;
  return {
    street: tidyPart('street', given.street),
    housenumber: tidyPart('housenumber', given.housenumber),
    housenumberSuffix: tidyPart('housenumber_suffix', given.housenumberSuffix),
    zipcode: tidyPart('zipcode', given.zipcode, country),
    place: tidyPart('place', given.place),
    country,
  };
};

const readLine = (cell: Cell, now: Date): Omit<CustomerLine, 'line'> => {
  const email = tidyPart('email', cell('email'));
  if (findPartProblem('email', email, { required: true })) return { problem: texts.noEmail(email) };
  const remarks: string[] = [];
  const said = { ...namesOf(cell), phone: cell('telefoon') };
  for (const [part, kind] of [
    ['firstName', 'firstname'],
    ['lastName', 'lastname'],
    ['phone', 'phone'],
  ] as const) {
    said[part] = tidyPart(kind, said[part]);
    if (findPartProblem(kind, said[part]) === undefined) continue;
    // A number that nobody can call is no reason to lose a customer; a name that is too long is another's column.
    if (part !== 'phone') return { problem: texts.wrong(texts.labels[part], said[part]) };
    remarks.push(texts.wrong(texts.labels.phone, said.phone));
    said.phone = '';
  }
  const address = addressOf(cell);
  if (address === null) remarks.push(texts.noAddress);
  const since = readFileMoment(cell('klant_sinds'));
  const moment = cell('nieuwsbrief_sinds');
  const at = readFileMoment(moment);
  const wants = YES.test(cell('nieuwsbrief').trim());
  const isProven = at !== undefined && at <= now;
  if (wants && !isProven) remarks.push(texts.noMoment(moment.trim()));
  return {
    customer: {
      ...{ email, ...said },
      ...(address && { address }),
      ...(since && since <= now && { since }),
      ...(wants && isProven && { consentAt: at }),
    },
    remarks,
  };
};

const check: TableOptions['check'] = (has, header) => {
  if (!has('email')) throw new UnusableFile(texts.noColumns(header));
};

/** Reads a file of customers, line by line. Throws UnusableFile. */
export async function* readCustomers(
  lines: AsyncIterable<string>,
  {
    columns: chosen,
    now,
    onUnused,
  }: {
    columns?: Readonly<Record<string, string>> | undefined;
    now: Date;
    onUnused?: (headers: string[]) => void;
  },
): AsyncGenerator<CustomerLine> {
  const iterator = lines[Symbol.asyncIterator]();
  const head = await iterator.next();
  const first = head.done ? '' : head.value.replace(/^\uFEFF/, '');
  const options = { names, chosen, texts, check, onUnused };
  for await (const { line, cell } of readTable(first, iterator, options)) {
    yield { line, ...readLine(cell, now) } as CustomerLine;
  }
}
