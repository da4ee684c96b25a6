import { shapeNumber } from '#kernel/values/number-input';
import type { InputProps } from '../input';
import { LineInput } from '../line-input';

const shape = { shape: shapeNumber, keeps: /[\d.,]/ };

export function NumberInput(props: InputProps) {
  return <LineInput {...props} inputMode="decimal" shape={shape} />;
}
