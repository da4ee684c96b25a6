import type { EntityField } from '#kernel/define/entity';
import { discountTexts as texts } from '#kernel/messages/nl-entities';

/** What codes take off, whoever they are for. */
const effect: readonly EntityField[] = [
  {
    ...{ name: 'kind', label: 'Soort', type: 'SelectField', required: true },
    options: [
      { value: 'percentage', label: 'Procent' },
      { value: 'amount', label: 'Bedrag' },
      { value: 'delivery', label: 'Gratis bezorgen' },
    ],
  },
  {
    ...{ name: 'value', label: 'Korting', type: 'NumberField', whole: true, required: true },
    ...{ default: 0, least: 0, most: 10_000_000 },
    help: 'Procent of centen, naar zijn soort; 0 bij gratis bezorgen.',
  },
  {
    ...{ name: 'minimumCents', label: 'Vanaf', type: 'EuroField', required: true, default: 0 },
    ...{ least: 0, most: 10_000_000, help: 'Zoveel aan artikelen.' },
  },
];

const state: EntityField = {
  ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'on' },
  options: [
    { value: 'on', label: 'Aan' },
    { value: 'stopped', label: 'Gestopt' },
  ],
};

/** What a discount code for everybody holds; whose the personal ones are is written by nobody. */
export const codeFields: readonly EntityField[] = [
  {
    ...{ name: 'code', label: 'Code', type: 'TextField', required: true, most: 40 },
    pattern: { source: '[A-Z0-9]{3,40}', told: texts.code },
  },
  ...effect,
  { name: 'startsAt', label: 'Geldig van', type: 'DatetimeField', orNull: true },
  {
    ...{ name: 'endsAt', label: 'Geldig tot', type: 'DatetimeField', orNull: true },
    laterThan: 'startsAt',
  },
  {
    ...{ name: 'maxUses', label: 'Voor zoveel bestellingen', type: 'NumberField', whole: true },
    ...{ least: 1, most: 1_000_000_000, help: 'Leeg: zoveel als er komen.' },
  },
  {
    ...{ name: 'uses', label: 'Gebruikt', type: 'NumberField', whole: true, default: 0 },
    writtenBy: 'nobody',
    help: 'Alleen geteld van codes met een grens.',
  },
  { name: 'oncePerCustomer', label: 'Eén keer per klant', type: 'FlagField' },
  state,
];

/** What an offer holds: each of its codes is for one mailbox. */
export const offerFields: readonly EntityField[] = [
  { name: 'name', label: 'Naam', type: 'TextField', required: true, most: 200 },
  ...effect,
  {
    ...{ name: 'validDays', label: 'Dagen geldig', type: 'NumberField', whole: true },
    ...{ required: true, default: 30, least: 1, most: 366 },
  },
  { ...state, help: 'Gestopt geeft hij geen codes meer; gegeven codes blijven geldig.' },
];
