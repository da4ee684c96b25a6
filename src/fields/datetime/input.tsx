import { readMoment } from '#kernel/values/date-input';
import { DateBox } from '../date-box';
import { useFieldTexts } from '../field-texts';
import type { InputProps } from '../input';

export function DatetimeInput(props: InputProps) {
  const texts = useFieldTexts();
  return (
    <DateBox
      {...props}
      native="datetime-local"
      withTime
      format={texts.date.formatTime}
      read={readMoment}
    />
  );
}
