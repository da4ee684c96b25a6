import type { InputProps } from '../input';
import { LineInput } from '../line-input';

export function TimeInput(props: InputProps) {
  return <LineInput {...props} type="time" />;
}
