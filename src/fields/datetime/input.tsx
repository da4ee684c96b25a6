import { fields as texts } from '#kernel/messages/nl-fields';
import { readMoment } from '#kernel/values/date-input';
import { DateBox } from '../date-box';
import type { InputProps } from '../input';

export function DatetimeInput(props: InputProps) {
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
