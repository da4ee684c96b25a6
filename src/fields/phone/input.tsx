import type { InputProps } from '../input';
import { LineInput } from '../line-input';

export function PhoneInput(props: InputProps) {
  return <LineInput {...props} type="tel" inputMode="tel" token="tel" />;
}
