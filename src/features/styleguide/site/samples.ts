import { type FieldDefinition, type FieldTypeName, fieldTypeNames } from '#fields/definition';
import { readField } from '#fields/read-definition';
import type { styleguideTexts as texts } from '#kernel/messages/nl-styleguide';

type Raw = Record<string, unknown>;

/** What one type is shown with: a label, a right value and, if it can be wrong, a wrong one. */
type Sample = {
  label: string;
  value: string;
  wrong?: string;
  more?: Raw;
  states?: readonly State[];
};
type State = keyof typeof texts.states;

const few = { s: 'Small', m: 'Medium', l: 'Large' };
const many = {
  groningen: 'Groningen',
  utrecht: 'Utrecht',
  denbosch: 'Den Bosch',
  breda: 'Breda',
  zwolle: 'Zwolle',
  leiden: 'Leiden',
  maastricht: 'Maastricht',
};
const picture = '/webcore/styleguide/voorbeeld.png';
const address = {
  street: 'Oudegracht',
  housenumber: '12',
  housenumber_suffix: '',
  zipcode: '3511 AA',
  place: 'Utrecht',
  province: 'Utrecht',
  country: 'NL',
};

const usual: readonly State[] = [
  'empty',
  'filled',
  'error',
  'success',
  'readonly',
  'disabled',
  'tooltip',
  'inline',
  'unlabelled',
];
const typed: readonly State[] = [...usual, 'floating'];
const choices: readonly State[] = [...usual, 'many', 'manyChosen'];

const samples: Readonly<Record<FieldTypeName, Sample>> = {
  TextField: { label: 'Voornaam', value: 'Anouk', wrong: '', states: typed },
  NoticeField: { label: 'Let op', value: 'Op zondag bezorgen we niet.', states: ['filled'] },
  AddressField: { label: 'Adres', value: JSON.stringify(address), wrong: '' },
  TextareaField: {
    label: 'Bericht',
    value: 'Mijn trui kwam een maat te klein aan.',
    wrong: '',
    more: { maxlength: 120 },
    states: typed,
  },
  EmailField: {
    label: 'E-mailadres',
    value: 'anouk@klant.nl',
    wrong: 'anouk@klant',
    states: typed,
  },
  HiddenField: { label: 'Bron', value: 'styleguide', states: ['filled'] },
  NumberField: { label: 'Aantal', value: '2,5', wrong: '', states: typed },
  PriceField: { label: 'Prijs', value: '1.249,95', wrong: '', states: typed },
  EuroField: { label: 'Bedrag', value: '25,00', wrong: '', states: typed },
  PasswordField: { label: 'Wachtwoord', value: 'lentezon2026', wrong: '', states: typed },
  PercentageField: { label: 'Korting', value: '15', wrong: '', states: typed },
  PhoneField: { label: 'Telefoonnummer', value: '06-12345678', wrong: '06-1234', states: typed },
  VatField: {
    label: 'Btw-nummer',
    value: 'NL001234567B01',
    states: [
      'empty',
      'filled',
      'readonly',
      'disabled',
      'tooltip',
      'inline',
      'unlabelled',
      'floating',
    ],
  },
  TitleField: { label: 'Jouw gegevens', value: '', states: ['filled'] },
  UploadField: {
    label: 'Cv',
    value: 'cv.pdf',
    wrong: '',
    more: { files: ['/media/cv-anouk.pdf'] },
  },
  DateField: { label: 'Geboortedatum', value: '1991-05-14', wrong: '1991-02-31' },
  DatetimeField: { label: 'Afspraak', value: '2026-12-01 14:30', wrong: '2026-12-01' },
  MomentRangeField: {
    label: 'Verhuur',
    value: '2026-12-01 14:30/2026-12-03 10:00',
    wrong: '2026-12-03 10:00/2026-12-01 14:30',
  },
  EditorField: {
    label: 'Omschrijving',
    value: '<h2>Zachte trui</h2><p>Van <strong>merinowol</strong>, <em>dun</em> gebreid.</p>',
    wrong: '',
  },
  TimeField: { label: 'Tijd', value: '14:30', wrong: '' },
  ColorField: { label: 'Kleur', value: '#17442f', wrong: '' },
  RadioField: { label: 'Maat', value: 'm', wrong: '', more: { options: few }, states: choices },
  CheckboxField: {
    label: 'Maten',
    value: '["s","l"]',
    wrong: '',
    more: { options: few },
    states: choices,
  },
  SelectField: { label: 'Winkel', value: 'utrecht', wrong: 'gesloten', more: { options: many } },
  ListField: { label: 'Stad', value: 'utrecht', wrong: '', more: { options: many } },
  ImageField: { label: 'Foto', value: '', wrong: '', more: { files: [picture] } },
};

const tooltip = 'Dit gebruiken we alleen voor je bestelling.';

/** What each state changes in a definition, next to a value. */
const changes = (sample: Sample): Record<State, Raw> => {
  const filled = { value: sample.value, files: sample.more?.files };
  const chosen = sample.value.startsWith('[') ? '["breda","leiden"]' : 'breda';
  return {
    empty: {},
    filled,
    error: { required: 'Y', value: sample.wrong ?? '' },
    success: { required: 'Y', ...filled },
    readonly: { readonly: 'Y', ...filled },
    disabled: { disabled: 'Y', ...filled },
    tooltip: { tooltip_information: tooltip },
    inline: { tooltip_information: tooltip, show_tooltip_inline: 'Y' },
    unlabelled: { show_label: 'N', show_placeholder_on_input: 'Y' },
    floating: { show_label: 'N', show_placeholder: 'Y', required: 'Y' },
    many: { options: many, show_none_option: 'Y' },
    manyChosen: { options: many, value: chosen },
  };
};

export type SampleState = { state: State; field: FieldDefinition };

/** A type in all its states. */
export const listStates = (type: FieldTypeName): SampleState[] => {
  const sample = samples[type];
  const all = changes(sample);
  return (sample.states ?? usual).flatMap((state) => {
    const name = `${type}-${state}`.toLowerCase();
    const base = { ...sample.more, files: undefined, type, label: sample.label, name };
    const field = readField({ ...base, ...all[state] });
    return field ? [{ state, field }] : [];
  });
};

/** Every type with what it is called here. */
export const sampleTypes = fieldTypeNames.map((type) => ({
  type,
  id: `veld-${type.replace(/Field$/, '').toLowerCase()}`,
}));
