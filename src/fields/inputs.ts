import { AddressInput } from './address/input';
import { CheckboxInput } from './checkbox/input';
import { ColorInput, ShownColor } from './color/input';
import { DateInput } from './date/input';
import { DatetimeInput } from './datetime/input';
import type { FieldDefinition, FieldTypeName } from './definition';
import { EditorInput, ShownEditor } from './editor/input';
import { EmailInput } from './email/input';
import { HiddenInput } from './hidden/input';
import { ImageInput, ShownImage } from './image/input';
import type { FieldInput } from './input';
import { ListInput } from './list/input';
import { MomentRangeInput } from './moment-range/input';
import { MoneyInput } from './money-input';
import { NoticeInput } from './notice/input';
import { NumberInput } from './number/input';
import { PasswordInput } from './password/input';
import { PercentageInput } from './percentage/input';
import { PhoneInput } from './phone/input';
import { RadioInput } from './radio/input';
import { SelectInput } from './select/input';
import { TextInput } from './text/input';
import { TextareaInput } from './textarea/input';
import { TimeInput } from './time/input';
import { TitleInput } from './title/input';
import { ShownUpload, UploadInput } from './upload/input';

const kept = true;

/** How every type is put in a form: the one list of inputs. */
const fieldInputs: Readonly<Record<FieldTypeName, FieldInput>> = {
  TextField: { Input: TextInput, keepsControl: kept },
  NoticeField: { Input: NoticeInput, keepsControl: kept },
  AddressField: { Input: AddressInput },
  TextareaField: { Input: TextareaInput, keepsControl: kept },
  EmailField: { Input: EmailInput, keepsControl: kept },
  HiddenField: { Input: HiddenInput, keepsControl: kept },
  NumberField: { Input: NumberInput, keepsControl: kept },
  PriceField: { Input: MoneyInput, keepsControl: kept },
  EuroField: { Input: MoneyInput, keepsControl: kept },
  PasswordField: { Input: PasswordInput, keepsControl: kept },
  PercentageField: { Input: PercentageInput, keepsControl: kept },
  PhoneField: { Input: PhoneInput, keepsControl: kept },
  VatField: { Input: TextInput, keepsControl: kept },
  TitleField: { Input: TitleInput, keepsControl: kept },
  UploadField: { Input: UploadInput, Shown: ShownUpload },
  DateField: { Input: DateInput },
  DatetimeField: { Input: DatetimeInput },
  MomentRangeField: { Input: MomentRangeInput },
  EditorField: { Input: EditorInput, Shown: ShownEditor },
  TimeField: { Input: TimeInput, keepsControl: kept },
  ColorField: { Input: ColorInput, Shown: ShownColor },
  RadioField: { Input: RadioInput },
  CheckboxField: { Input: CheckboxInput },
  SelectField: { Input: SelectInput },
  ListField: { Input: ListInput },
  ImageField: { Input: ImageInput, Shown: ShownImage },
};

/** The input of a field. */
export const inputOf = (field: FieldDefinition): FieldInput => fieldInputs[field.type];
