import type { EntityField, GroupField } from '#kernel/define/entity';
import { deliveryWriteTexts as texts } from '#kernel/messages/nl-entities';
import { weekFromMonday } from '#kernel/values/opening-hours';

/** The most that bringing a parcel costs, in cents, and that it weighs, in grams. */
const DEAREST = 1_000_000;
const HEAVIEST = 10_000_000;

const time = { source: String.raw`(?:[01]\d|2[0-3]):[0-5]\d`, told: texts.time };
const weekdays = weekFromMonday.map((value) => ({ value, label: value }));

const band: readonly GroupField[] = [
  {
    ...{ name: 'upToGrams', label: 'Tot en met (g)', type: 'NumberField', whole: true },
    ...{ required: true, least: 1, most: HEAVIEST },
  },
  {
    ...{ name: 'cents', label: 'Prijs', type: 'EuroField', required: true },
    ...{ least: 0, most: DEAREST },
  },
];

const zone: readonly GroupField[] = [
  {
    ...{ name: 'country', label: 'Land', type: 'TextField', required: true },
    pattern: { source: '[A-Z]{2}', told: texts.country },
  },
  {
    ...{ name: 'zipcodes', label: 'Postcodes', type: 'RangesField' },
    pattern: { source: String.raw`\d{4}`, told: texts.zipcode },
  },
  {
    ...{ name: 'bands', label: 'Gewichten', type: 'GroupsField', required: true, most: 50 },
    ...{ fields: band, byProperty: true },
  },
  {
    ...{ name: 'freeFromCents', label: 'Gratis vanaf', type: 'EuroField' },
    ...{ least: 0, most: 100 * DEAREST },
  },
  {
    ...{ name: 'extraDays', label: 'Extra dagen', type: 'NumberField', whole: true },
    ...{ required: true, default: 0, least: 0, most: 30 },
  },
];

const rhythm: readonly GroupField[] = [
  {
    ...{ name: 'cutOff', label: 'Besteld voor', type: 'TextField', required: true },
    pattern: time,
  },
  {
    ...{ name: 'packs', label: 'Inpakdagen', type: 'ChoicesField', required: true },
    options: weekdays,
  },
  {
    ...{ name: 'delivers', label: 'Bezorgdagen', type: 'ChoicesField', required: true },
    options: weekdays,
  },
  {
    ...{ name: 'days', label: 'Dagen onderweg', type: 'NumberField', whole: true },
    ...{ required: true, least: 0, most: 30 },
  },
  { name: 'between', label: 'Bezorgd tussen', type: 'RangeField', pattern: time },
];

/** What a way of delivery holds. Money in cents, btw included. */
export const methodFields: readonly EntityField[] = [
  {
    ...{ name: 'access', label: 'Kenmerk', type: 'TextField', required: true, most: 40 },
    pattern: { source: '[a-z0-9]+(?:-[a-z0-9]+)*', told: texts.access },
    help: 'Zo noemen bestellingen het.',
  },
  {
    ...{ name: 'kind', label: 'Soort', type: 'SelectField', required: true },
    options: [
      { value: 'home', label: 'Thuis' },
      { value: 'pickup', label: 'In de winkel' },
      { value: 'point', label: 'Bij een afhaalpunt' },
    ],
  },
  { name: 'title', label: 'Titel', type: 'TextField', required: true, most: 100 },
  {
    ...{ name: 'carrier', label: 'Vervoerder', type: 'TextField', required: true, default: 'own' },
    most: 40,
  },
  {
    ...{ name: 'zones', label: 'Gebieden', type: 'GroupsField', required: true, most: 100 },
    ...{ fields: zone, byProperty: true },
    help: 'Het eerste gebied waar een adres in ligt, telt. Zonder postcodes: het hele land.',
  },
  {
    ...{ name: 'rhythm', label: 'Ritme', type: 'GroupField', required: true },
    ...{ fields: rhythm, byProperty: true },
  },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
    headers: ['status'],
  },
  {
    ...{ name: 'sort', label: 'Volgorde', type: 'NumberField', whole: true, required: true },
    default: 0,
  },
];
