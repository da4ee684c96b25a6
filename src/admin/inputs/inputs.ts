import type { ValueTypeName } from '#kernel/define/entity';
import { BlocksValue } from './blocks';
import { ColorValue, IconValue } from './choose';
import { DefinitionsValue } from './definitions';
import { FilterValue } from './filter';
import { GroupsValue, GroupValue } from './groups';
import { HoursValue, SpecialHoursValue } from './hours';
import { HtmlValue } from './html';
import { LinkValue } from './link';
import { LinkLinesValue, PairsValue, ParagraphsValue, RichItemsValue, TextsValue } from './lists';
import { MomentValue } from './moment';
import { MomentRangeValue, tellRangeOrder } from './moment-range';
import { EuroValue, NumberValue } from './numbers';
import { ImagesValue, ImageValue } from './pictures';
import { RangesValue, RangeValue } from './ranges';
import { ReferencesValue, ReferenceValue } from './references';
import { ScheduleValue } from './schedule';
import {
  ChoicesValue,
  DateValue,
  FlagValue,
  JsonValue,
  LineValue,
  SelectValue,
  TextValue,
} from './simple';
import type { InputOf, ValueInput } from './types';

const asJson: ValueInput = { Input: JsonValue };

export const inputOf: InputOf = ({ type }) =>
  (inputs as Readonly<Record<string, ValueInput>>)[type] ?? asJson;

/** How every type of value is put in a form: the one list of inputs. */
export const inputs: Readonly<Record<ValueTypeName, ValueInput>> = {
  TextField: { Input: LineValue },
  EmailField: { Input: LineValue },
  ZipcodeField: { Input: LineValue },
  LinkField: { Input: LinkValue },
  ColorField: { Input: ColorValue },
  IconField: { Input: IconValue, isGroup: true },
  TextareaField: { Input: TextValue },
  HtmlField: { Input: HtmlValue },
  NumberField: { Input: NumberValue },
  EuroField: { Input: EuroValue },
  FlagField: { Input: FlagValue },
  SelectField: { Input: SelectValue },
  ChoicesField: { Input: ChoicesValue, isGroup: true },
  DateField: { Input: DateValue },
  DatetimeField: { Input: MomentValue },
  MomentRangeField: { Input: MomentRangeValue, isGroup: true, tell: tellRangeOrder },
  ImageField: { Input: ImageValue, isGroup: true },
  ImagesField: { Input: ImagesValue, isGroup: true },
  ParagraphsField: { Input: ParagraphsValue },
  RichItemsField: { Input: RichItemsValue, isGroup: true },
  ReferenceField: { Input: ReferenceValue },
  ReferencesField: { Input: ReferencesValue, isGroup: true },
  HoursField: { Input: HoursValue, isGroup: true },
  SpecialHoursField: { Input: SpecialHoursValue, isGroup: true },
  TextsField: { Input: TextsValue, isGroup: true },
  PairsField: { Input: PairsValue, isGroup: true },
  RangeField: { Input: RangeValue, isGroup: true },
  RangesField: { Input: RangesValue, isGroup: true },
  FieldsField: { Input: DefinitionsValue, isGroup: true },
  ScheduleField: { Input: ScheduleValue, isGroup: true },
  GroupField: { Input: GroupValue, isGroup: true },
  GroupsField: { Input: GroupsValue, isGroup: true },
  FixedFilterField: { Input: FilterValue, isGroup: true },
  LinkLinesField: { Input: LinkLinesValue, isGroup: true },
  BlocksField: { Input: BlocksValue, isGroup: true },
};
