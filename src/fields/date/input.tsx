import { readDay } from '#kernel/values/date-input';
import { DateBox } from '../date-box';
import { useFieldTexts } from '../field-texts';
import type { InputProps } from '../input';

export function DateInput(props: InputProps) {
  const texts = useFieldTexts();
  return (
    <DateBox {...props} native="date" withTime={false} format={texts.date.format} read={readDay} />
  );
}
