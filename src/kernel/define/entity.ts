/** Entities: the things a site shows, filters, searches and links to. */
import type { Label } from '../messages/language';
import type { VocabularyName } from '../values/vocabularies';
import type { BlockDefinition } from './block';
import type { FieldOption } from './field';

/** A column by which visitors filter. Its values are option ids (`options`) or one number a row. */
export type FilterColumn = Label & {
  name: string;
  kind: 'options' | 'number';
  /** How the choice is drawn: several may be chosen, one may be chosen, or a range. */
  control: 'checkbox' | 'radio' | 'range';
  /** Draw options as colour swatches. */
  swatch?: boolean;
  /** Its options are sizes: drawn as tiles, each kind of size in rows of its own. */
  sizes?: boolean;
  /** Its options are stores: the visitor's own is offered at once. */
  ofStores?: boolean;
  /** How many options stand before 'Toon meer' (S2.2/9). */
  limit?: number;
  /** Divide a number by this for show and multiply typed numbers by it (cents → euros: 100). */
  scale?: number;
  /** What a number is of, 'cm'; '': nothing. Left out: euros, where it is divided by 100. */
  unit?: string;
};

/** The types of values that rows hold, each with a codec in `fields/codecs`. */
export const valueTypeNames = [
  'TextField',
  'TextareaField',
  'NumberField',
  'EuroField',
  'FlagField',
  'SelectField',
  'DateField',
  'DatetimeField',
  'MomentRangeField',
  'ImageField',
  'ImagesField',
  'LinkField',
  'ParagraphsField',
  'RichItemsField',
  'ReferenceField',
  'ChoicesField',
  'ZipcodeField',
  'EmailField',
  'HoursField',
  'SpecialHoursField',
  'HtmlField',
  'TextsField',
  'PairsField',
  'ReferencesField',
  'RangeField',
  'RangesField',
  'FieldsField',
  'ScheduleField',
  'GroupField',
  'GroupsField',
  'FixedFilterField',
  'LinkLinesField',
  'BlocksField',
  'ColorField',
  'IconField',
] as const;
export type ValueTypeName = (typeof valueTypeNames)[number];

/** What a value must be like, as far as its field says. */
export type ValueRules = {
  type: ValueTypeName;
  /** A row without it is refused: an empty text is none. */
  required?: true;
  /** What a row is without is null there, where others of its type hold an empty text. */
  orNull?: true;
  /** The least and most characters of a text, or the smallest and largest number. */
  least?: number;
  most?: number;
  /** Whole numbers alone. */
  whole?: true;
  /** Of yes or no: null says that nobody answered. */
  mayBeNull?: true;
  /** Of a text, or of both ends of a range: what it must match as a whole, and how that is told. */
  pattern?: { source: string; told: string };
  /** Of a text: how it is kept, whichever way it comes. */
  tidy?: (text: string) => string;
  /** Those that may be chosen; of a number what each that has a name is called. */
  options?: readonly FieldOption[];
  /**
   * Of a choice, or several, among words that the chain keeps itself: of which list they are. Its `options` and
   * `numbers` are then those that the site has now, and differ from site to site.
   */
  vocabulary?: VocabularyName;
  /** The entity that it names a row of, by its number; or several rows. */
  entity?: string;
  /** Of a group of values: what it holds. */
  fields?: readonly GroupField[];
  /** Of a group whose column keeps its values by their properties' names; left out: by those in JSON. */
  byProperty?: true;
  /** Of what a page is built of: the blocks that there are. */
  blocks?: () => readonly BlockDefinition[];
};

/** One value of a group, such as the colour of a variant. */
export type GroupField = Label &
  ValueRules & {
    name: string;
    /** Its name in JSON; left out: its name in snake case. */
    wire?: string;
    /** Of a group that says nothing of it; left out: what is empty of its type. */
    default?: unknown;
  };

/** The default of a moment that is when its row is made. */
export const NOW = 'now';

/** Who may do something with a field, each also what those before may. */
export type FieldAccess = 'staff' | 'admin';

/**
 * One thing that rows of an entity hold. The API, files, the history and forms are made of it, so that it
 * is told once.
 */
export type EntityField = Label &
  ValueRules & {
    /** The property of a row, as its table has it. */
    name: string;
    /** Its name in the API and in files; left out: its name in snake case. */
    wire?: string;
    /** Its name in files; left out: as in the API. */
    file?: string;
    /** What it is for, in a sentence. */
    help?: string;
    /**
     * Of a new row that says nothing of it; left out: what is empty of its type. A moment's may be `NOW`.
     */
    default?: unknown;
    /** Of options by which visitors filter: their numbers in addresses. None is ever used again. */
    numbers?: Readonly<Record<string, number>>;
    /** How much a word in it counts when somebody searches; left out: it isn't searched. */
    weight?: number;
    /** Who may read it; left out: everybody. */
    readBy?: FieldAccess;
    /** Who may write it; left out: admins. */
    writtenBy?: FieldAccess | 'nobody';
    /** Of a moment: the field of the moment that it comes after, where both are said. */
    laterThan?: string;
    /** Other names that files have for it. */
    headers?: readonly string[];
    /** The name under which the API's description tells what it holds; left out: it is told in its place. */
    component?: string;
  };

/** The name of a field in the API and in files: `link_text` for linkText. */
export const wireName = ({ name, wire }: Pick<EntityField, 'name' | 'wire'>): string =>
  wire ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The name of a field in files. */
export const fileName = (field: Pick<EntityField, 'name' | 'wire' | 'file'>): string =>
  field.file ?? wireName(field);

/** A sorting that visitors may choose. The first of an entity's is its default. */
export type SortOrder = Label & {
  name: string;
  /** The field whose values it follows; left out: its feature knows. */
  by?: string;
  isDescending?: true;
  /** A field of options whose order goes before that: what has its first option comes first. */
  within?: string;
};

export type Entity = {
  /** The module_object on the wire, e.g. `Product`. */
  name: string;
  /** The module_access in paths, e.g. `product`. */
  access: string;
  /** `english`: what many are called above a list on an English page. */
  label: { one: string; many: string; english?: string };
  /** How a count is read: '1 artikel', '38 artikelen'. */
  noun: { one: string; many: string };
  /** The address of one item. */
  href: (slug: string) => string;
  columns: readonly FilterColumn[];
  orders: readonly SortOrder[];
  /** What its rows hold; left out: nothing can be written but by its feature. */
  fields?: readonly EntityField[];
  /** The field by whose value a file names a row; left out: by its number. */
  key?: string;
};

/** Declares an entity; throws at start when two columns, orders or fields share a name. */
export const defineEntity = <const E extends Entity>(entity: E): E => {
  const { columns, orders, fields = [] } = entity;
  const wires = fields.map((field) => ({ name: wireName(field) }));
  for (const list of [columns, orders, fields, wires]) {
    const names = list.map((item) => item.name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`Entity ${entity.name} names '${twice}' twice`);
  }
  return entity;
};

/** One choice of a filter column, as stored beside the entity (a category, a colour, a place). */
export type FilterOption = Label & {
  id: number;
  /** A colour, for swatches. */
  hex?: string;
  /** Position among its column's options. */
  sort: number;
  /** The option above it, in a column that is a tree (categories). */
  parent?: number;
};

/** What the index keeps of one row. */
export type IndexRow = {
  id: number;
  options: Record<string, number[]>;
  numbers: Record<string, number>;
  sort: Record<string, number | string>;
  /** Searchable text with its weight: a title weighs more than a description. */
  texts: { text: string; weight: number }[];
};

/** One hit in search suggestions and on the search page. */
export type SearchHit = {
  id: number;
  title: string;
  href: string;
  note?: string;
  /** An earlier price that the one in `note` took the place of. */
  was?: string;
  /** The note on an English page; absent: the same. */
  english?: string;
  picture?: PictureRef;
};

/** A picture as views get it: where it is, how large it is and what it shows. */
export type PictureRef = {
  key: string;
  width: number;
  height: number;
  alt: string;
};
