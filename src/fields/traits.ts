import type { ValueTypeName } from '#kernel/define/entity';

/** How rows are chosen by a value in an address. */
type Filter =
  /** `end`: an end of a range as its column compares it; undefined: it is none. */
  | { by: 'range'; end: (text: string) => number | string | Date | undefined }
  | { by: 'value' }
  | { by: 'flag' }
  /** One of several; `member`: as the column holds it. */
  | { by: 'member'; member: (text: string) => unknown }
  /** The row that it names, by its number. */
  | { by: 'row' };

/** What lists, forms, the editor and searches know of a type of value, beside its codec and its input. */
export type ValueTraits = {
  /** Rows can be put in its order; `letters`: of the alphabet, whatever their case. */
  sorts?: 'letters' | 'values';
  filter?: Filter;
  /** A line that rows are known by: words are looked for in it. */
  isSearched?: true;
  /** Most lists show it beside the name. */
  inLists?: true;
  /** A list holds its value too, beside the words for it. */
  isSimple?: true;
  /** One value for many rows makes sense. */
  forMany?: true;
  /** A number, or money, which is changed where it stands in a list. */
  number?: 'plain' | 'money';
  /** Its input takes half a line of a group. */
  isHalf?: true;
  /** In a form it stands beside others of its part; a number: of a text with at most so many characters. */
  isShort?: true | number;
  /** In a form it stands beside what its row says. */
  isBeside?: true;
  /** It may be the moment at which its row is made. */
  isMoment?: true;
  /** A text that can be written in a page itself. */
  text?: 'line' | 'lines' | 'rich';
  /** It holds words that people read. */
  hasWords?: true;
  /** What parts the texts of a list that is shown; left out: a comma. */
  between?: string;
  pictures?: 'one' | 'many';
  /** How links stand in it. */
  links?: 'address' | 'lines' | 'html';
  /** Blocks, of which a page is built. */
  isTree?: true;
  /** A list of groups, whose changes are told one by one. */
  isGroups?: true;
  /** Some values that belong together. */
  isGroup?: true;
  /** By column numbers of options. */
  filtersList?: true;
  /** It names one row, or several. */
  names?: 'one' | 'many';
  /** Days with hours of their own, which are set for many rows at once. */
  isSpecialHours?: true;
};

const asNumber = (text: string): number | undefined => {
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
};

const asDay = (text: string): string | undefined =>
  Number.isNaN(Date.parse(text)) ? undefined : text.slice(0, 10);

const asMoment = (text: string): Date | undefined =>
  Number.isNaN(Date.parse(text)) ? undefined : new Date(text);

const number: ValueTraits = {
  ...{ sorts: 'values', inLists: true, isSimple: true, forMany: true, isHalf: true },
  filter: { by: 'range', end: asNumber },
};

const searched: ValueTraits = { isSearched: true };

const traits: Readonly<Record<ValueTypeName, ValueTraits>> = {
  TextField: {
    ...{ ...searched, sorts: 'letters', isSimple: true, forMany: true, isHalf: true, isShort: 120 },
    ...{ text: 'line', hasWords: true },
  },
  TextareaField: { forMany: true, text: 'lines', hasWords: true },
  EmailField: { ...searched, isHalf: true },
  ZipcodeField: { ...searched, isHalf: true, isShort: true },
  LinkField: { ...searched, links: 'address' },
  LinkLinesField: { links: 'lines', hasWords: true },
  HtmlField: { text: 'rich', links: 'html', hasWords: true },
  NumberField: { ...number, number: 'plain', isShort: true },
  EuroField: { ...number, number: 'money' },
  FlagField: {
    ...{ sorts: 'values', inLists: true, isSimple: true, forMany: true, isHalf: true },
    filter: { by: 'flag' },
  },
  SelectField: {
    ...{ sorts: 'values', inLists: true, isSimple: true, forMany: true, isHalf: true },
    ...{ isShort: true, filter: { by: 'value' } },
  },
  ChoicesField: { forMany: true, filter: { by: 'member', member: (text) => text } },
  DateField: {
    ...{ sorts: 'values', inLists: true, forMany: true, isHalf: true },
    filter: { by: 'range', end: asDay },
  },
  DatetimeField: {
    ...{ sorts: 'values', inLists: true, forMany: true, isHalf: true, isBeside: true },
    ...{ isMoment: true, filter: { by: 'range', end: asMoment } },
  },
  MomentRangeField: {},
  ImageField: { pictures: 'one' },
  ImagesField: { pictures: 'many' },
  ReferenceField: { forMany: true, isHalf: true, names: 'one', filter: { by: 'row' } },
  ReferencesField: { forMany: true, names: 'many', filter: { by: 'member', member: Number } },
  ParagraphsField: { hasWords: true, between: '\n\n' },
  RichItemsField: { hasWords: true },
  TextsField: { hasWords: true },
  PairsField: {},
  RangeField: { isHalf: true },
  RangesField: {},
  HoursField: {},
  SpecialHoursField: { isSpecialHours: true },
  FieldsField: {},
  ScheduleField: {},
  GroupField: { isGroup: true },
  GroupsField: { isGroups: true },
  FixedFilterField: { filtersList: true },
  BlocksField: { isTree: true },
  ColorField: { isHalf: true },
  IconField: {},
};

const none: ValueTraits = {};

/** A setting of a block has its HTML from an editor of its own. */
const known: Readonly<Record<string, ValueTraits>> = { ...traits, EditorField: traits.HtmlField };

/** What is known of the type of a field, or of a setting of a block; of one that isn't there nothing. */
export const traitsOf = ({ type }: { type: string }): ValueTraits =>
  (Object.hasOwn(known, type) && known[type]) || none;
