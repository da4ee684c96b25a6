import { findStored } from '#features/entities/api.server';
import { type EntityField, wireName } from '#kernel/define/entity';
import { setupTexts as texts } from '#kernel/messages/nl-setup';
import { colorsOfBrand, OWN_PALETTE, palettes } from '#kernel/values/palettes';
import type { Host } from '#platform/host';
import { usualColors } from '#ui/theme/theme';
import type { SetupChoice, SetupField } from '../../contract';

type More = Partial<Omit<SetupField, 'name' | 'step'>>;

/** What of the site is asked, by its fields' names on the wire; all else of a question is the field's own. */
const ofSite: readonly (readonly [wire: string, more: More])[] = [
  ['name', { autoComplete: 'organization' }],
  ['legal_name', {}],
  ['street', { autoComplete: 'street-address' }],
  ['zipcode', { autoComplete: 'postal-code', isHalf: true }],
  ['place', { autoComplete: 'address-level2', isHalf: true }],
  ['country', { kind: 'select', autoComplete: 'country' }],
  ['kvk', { inputMode: 'numeric', isHalf: true }],
  ['vat', { isHalf: true }],
  ['phone', { kind: 'tel', autoComplete: 'tel', isHalf: true }],
  ['email', { kind: 'email', autoComplete: 'email', isHalf: true }],
];

/** The names on the wire of the site's fields that are asked. */
export const siteWires: readonly string[] = ofSite.map(([wire]) => wire);

/** The site's fields, by their names on the wire. */
export const siteFieldsOf = (host: Host): ReadonlyMap<string, EntityField> => {
  const stored = findStored(host, 'Site');
  if (!stored) throw new Error('The site is written by its fields, and has none');
  return new Map(stored.entity.fields.map((field) => [wireName(field), field]));
};

const siteQuestion = (field: EntityField | undefined, wire: string, more: More): SetupField => {
  if (!field) throw new Error(`A site has no field '${wire}'`);
  const { label, help } = field;
  const initial = typeof field.default === 'string' ? field.default : '';
  return {
    ...{ name: wire, step: 'wie', label, kind: 'text', initial },
    ...(help && { hint: help }),
    ...('options' in field && field.options && { choices: field.options }),
    ...more,
  };
};

const drawn = ({ brand, accent }: { brand: string; accent: string }): SetupChoice['colors'] => {
  const { paper, ink } = usualColors;
  const { onBrand = paper } = colorsOfBrand(usualColors, { brand, accent });
  return { brand, onBrand, accent, paper, ink };
};

const [first] = palettes;

const look: readonly SetupField[] = [
  {
    ...{ name: 'palette', step: 'huisstijl', label: texts.palette, kind: 'choice' },
    initial: first?.value ?? '',
    choices: [
      ...palettes.map(({ value, label, ...colors }) => ({ value, label, colors: drawn(colors) })),
      { value: OWN_PALETTE, label: texts.own, note: texts.ownNote },
    ],
  },
  {
    ...{ name: 'brand', step: 'huisstijl', label: texts.brand, hint: texts.brandHint },
    ...{ kind: 'color', isHalf: true, initial: first?.brand ?? '' },
  },
  {
    ...{ name: 'accent', step: 'huisstijl', label: texts.accent, hint: texts.accentHint },
    ...{ kind: 'color', isHalf: true, initial: first?.accent ?? '' },
  },
];

const admin = (passwordHint: string): readonly SetupField[] => [
  {
    ...{ name: 'admin_name', step: 'beheerder', label: texts.adminName, kind: 'text' },
    ...{ autoComplete: 'name', initial: '' },
  },
  {
    ...{ name: 'admin_email', step: 'beheerder', label: texts.adminEmail, kind: 'email' },
    ...{ autoComplete: 'username', initial: '' },
  },
  {
    ...{ name: 'password', step: 'beheerder', label: texts.password, kind: 'password' },
    ...{ hint: passwordHint, autoComplete: 'new-password', initial: '' },
  },
  {
    ...{ name: 'password_again', step: 'beheerder', label: texts.passwordAgain },
    ...{ kind: 'password', autoComplete: 'new-password', initial: '' },
  },
];

/** All that is asked of an empty site, in a browser and in a terminal. */
export const setupFieldsOf = (host: Host, passwordHint: string): SetupField[] => {
  const fields = siteFieldsOf(host);
  return [
    ...ofSite.map(([wire, more]) => siteQuestion(fields.get(wire), wire, more)),
    ...look,
    ...admin(passwordHint),
  ];
};
