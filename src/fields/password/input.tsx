import type { InputProps } from '../input';
import { LineInput } from '../line-input';

export function PasswordInput(props: InputProps) {
  return <LineInput {...props} type="password" token="current-password" />;
}
