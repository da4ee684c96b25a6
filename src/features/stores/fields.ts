import type { EntityField } from '#kernel/define/entity';
import { provinces } from './contract';

const address = (
  name: string,
  file: string,
  label: string,
  headers: readonly string[],
): EntityField => ({
  ...{ name, label, file, type: 'TextField', most: 120 },
  wire: `address_${file}`,
  headers,
});

const degrees = (name: string, label: string, most: number): EntityField => ({
  ...{ name, label, file: name, type: 'NumberField', least: -most, most },
  wire: `coord_${name}`,
});

/** What the row of a store, an office or a warehouse holds. */
export const storeFields: readonly EntityField[] = [
  {
    ...{ name: 'access', label: 'Adres van de pagina', file: 'store', type: 'TextField' },
    ...{ required: true, most: 80 },
    pattern: {
      source: "[a-z0-9'][a-z0-9'-]*",
      told: 'Vul het laatste deel van het adres in, met kleine letters, cijfers en streepjes.',
    },
    headers: ['winkel'],
  },
  {
    ...{ name: 'title', label: 'Titel', type: 'TextField', required: true },
    headers: ['naam', 'name', 'winkelnaam', 'storename', 'filiaal', 'vestiging'],
  },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
    headers: ['status'],
  },
  {
    ...{ name: 'kind', label: 'Soort', type: 'SelectField', required: true, default: 'store' },
    options: [
      { value: 'store', label: 'Winkel' },
      { value: 'office', label: 'Kantoor' },
      { value: 'warehouse', label: 'Magazijn' },
    ],
  },
  { ...address('street', 'street', 'Straat', ['straat', 'straatnaam']), required: true },
  {
    ...address('housenumber', 'housenumber', 'Huisnummer', ['nummer', 'huisnr', 'nr', 'number']),
    required: true,
  },
  address('housenumberSuffix', 'housenumber_suffix', 'Toevoeging', ['toev', 'huisletter']),
  {
    ...address('zipcode', 'zipcode', 'Postcode', ['pc', 'zip', 'postalcode']),
    type: 'ZipcodeField',
    required: true,
  },
  {
    ...address('place', 'place', 'Plaats', ['woonplaats', 'stad', 'plaatsnaam', 'city']),
    required: true,
  },
  {
    ...address('province', 'province', 'Provincie', ['state']),
    ...{ type: 'SelectField', required: true },
    options: provinces.map(({ label }) => ({ value: label, label })),
  },
  {
    ...address('country', 'country', 'Land', ['landcode', 'countrycode']),
    ...{ required: true, default: 'NL' },
    pattern: {
      source: '[A-Z]{2}',
      told: 'Vul een landcode van twee hoofdletters in, bijvoorbeeld NL.',
    },
  },
  { ...degrees('latitude', 'Breedtegraad', 90), headers: ['lat', 'breedte'] },
  { ...degrees('longitude', 'Lengtegraad', 180), headers: ['lng', 'lon', 'lengte'] },
  {
    ...{ name: 'phone', label: 'Telefoon', type: 'TextField', most: 40 },
    headers: ['tel', 'telefoonnummer', 'phonenumber'],
  },
  { name: 'email', label: 'E-mail', type: 'EmailField', headers: ['mail', 'emailadres'] },
  {
    ...{ name: 'intro', label: 'Inleiding', type: 'TextareaField', most: 2000 },
    headers: ['inleiding'],
  },
  { name: 'hours', label: 'Openingstijden', type: 'HoursField' },
  { name: 'specialHours', label: 'Bijzondere tijden', type: 'SpecialHoursField' },
  { name: 'services', label: 'Diensten', type: 'ChoicesField', vocabulary: 'store-services' },
  {
    ...{ name: 'collections', label: 'Assortiment', type: 'ChoicesField' },
    vocabulary: 'store-departments',
    help: 'Heet een pagina als de sleutel van het woord (/dames), dan leidt de winkelpagina daarheen.',
  },
  {
    ...{ name: 'since', label: 'Sinds', type: 'NumberField', whole: true },
    ...{ least: 1800, most: 2099 },
  },
  { name: 'picture', label: 'Afbeelding', type: 'ImageField' },
  {
    ...{ name: 'sendsOrders', label: 'Verstuurt webbestellingen', type: 'FlagField' },
    help: 'Het magazijn kan deze winkel vragen een bestelling in te pakken en te versturen.',
  },
];
