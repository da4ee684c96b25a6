import { fields as texts } from '#kernel/messages/nl-fields';
import { readDay } from '#kernel/values/date-input';
import { DateBox } from '../date-box';
import type { InputProps } from '../input';

export function DateInput(props: InputProps) {
  return (
    <DateBox {...props} native="date" withTime={false} format={texts.date.format} read={readDay} />
  );
}
