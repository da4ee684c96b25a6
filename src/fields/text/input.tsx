import type { InputProps } from '../input';
import { LineInput } from '../line-input';

export function TextInput(props: InputProps) {
  return <LineInput {...props} />;
}
