import type { ToldField } from '#features/office/contract';
import {
  ChoicesValue,
  DateValue,
  EuroValue,
  FlagValue,
  JsonValue,
  LineValue,
  NumberValue,
  SelectValue,
  TextValue,
} from './simple';
import type { ValueInput } from './types';

/** How every type of value is put in a form: the one list of inputs. */
const inputs: Readonly<Record<string, ValueInput>> = {
  TextField: { Input: LineValue },
  EmailField: { Input: LineValue },
  ZipcodeField: { Input: LineValue },
  LinkField: { Input: LineValue },
  ColorField: { Input: LineValue },
  IconField: { Input: LineValue },
  TextareaField: { Input: TextValue },
  HtmlField: { Input: TextValue },
  NumberField: { Input: NumberValue },
  EuroField: { Input: EuroValue },
  FlagField: { Input: FlagValue },
  SelectField: { Input: SelectValue },
  ChoicesField: { Input: ChoicesValue, isGroup: true },
  DateField: { Input: DateValue },
};

const asJson: ValueInput = { Input: JsonValue };

export const inputOf = ({ type }: ToldField): ValueInput => inputs[type] ?? asJson;
