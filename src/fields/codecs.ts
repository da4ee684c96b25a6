import { type ValueRules, type ValueTypeName, valueTypeNames } from '#kernel/define/entity';
import { blocksCodec } from './codecs/blocks';
import { choiceCodec, choicesCodec, flagCodec } from './codecs/choice';
import type { AnyCodec } from './codecs/codec';
import { filterCodec } from './codecs/filter';
import { groupCodec, groupsCodec } from './codecs/group';
import { hoursCodec, specialHoursCodec } from './codecs/hours';
import { definitionsCodec, scheduleCodec } from './codecs/json';
import { pairsCodec, referencesCodec, textsCodec } from './codecs/list';
import { dayCodec, momentCodec } from './codecs/moment';
import { momentRangeCodec } from './codecs/moment-range';
import { moneyCodec, numberCodec, referenceCodec } from './codecs/number';
import { orNullCodec } from './codecs/or-null';
import { pictureCodec, picturesCodec } from './codecs/picture';
import { rangeCodec, rangesCodec } from './codecs/range';
import { paragraphsCodec, richItemsCodec } from './codecs/rich';
import {
  colorCodec,
  emailCodec,
  htmlCodec,
  iconCodec,
  lineCodec,
  linkCodec,
  linkLinesCodec,
  textCodec,
  zipcodeCodec,
} from './codecs/text';

export { listBlocks } from './codecs/blocks';
export { WrongValue } from './codecs/codec';
export { type SettingField, scheduleSetting, settingFields } from './codecs/settings';

/** How a field's values are checked, written and told. */
export const codecOf = ({ type, orNull }: Pick<ValueRules, 'type' | 'orNull'>): AnyCodec =>
  (orNull && nullable.get(type)) || codecs[type];

/** The codec of each type of value. For servers alone: browsers get no schemas. */
const codecs: Readonly<Record<ValueTypeName, AnyCodec>> = {
  TextField: lineCodec,
  TextareaField: textCodec,
  NumberField: numberCodec,
  EuroField: moneyCodec,
  FlagField: flagCodec,
  SelectField: choiceCodec,
  DateField: dayCodec,
  DatetimeField: momentCodec,
  MomentRangeField: momentRangeCodec,
  ImageField: pictureCodec,
  ImagesField: picturesCodec,
  LinkField: linkCodec,
  ParagraphsField: paragraphsCodec,
  RichItemsField: richItemsCodec,
  ReferenceField: referenceCodec,
  ChoicesField: choicesCodec,
  ZipcodeField: zipcodeCodec,
  EmailField: emailCodec,
  HoursField: hoursCodec,
  SpecialHoursField: specialHoursCodec,
  HtmlField: htmlCodec,
  TextsField: textsCodec,
  PairsField: pairsCodec,
  ReferencesField: referencesCodec,
  RangeField: rangeCodec,
  RangesField: rangesCodec,
  FieldsField: definitionsCodec,
  ScheduleField: scheduleCodec,
  GroupField: groupCodec(codecOf),
  GroupsField: groupsCodec(codecOf),
  FixedFilterField: filterCodec,
  LinkLinesField: linkLinesCodec,
  BlocksField: blocksCodec(codecOf),
  ColorField: colorCodec,
  IconField: iconCodec,
};

const nullable = new Map(valueTypeNames.map((type) => [type, orNullCodec(codecs[type])] as const));
