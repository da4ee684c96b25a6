import type { InputProps } from '../input';
import { LineInput } from '../line-input';

export function EmailInput(props: InputProps) {
  return <LineInput {...props} type="email" inputMode="email" token="email" />;
}
