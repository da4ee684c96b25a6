import { shapePercentage } from '#kernel/values/percentage';
import type { InputProps } from '../input';
import { LineInput } from '../line-input';

const shape = { shape: shapePercentage, keeps: /\d/ };

export function PercentageInput(props: InputProps) {
  return <LineInput {...props} inputMode="numeric" shape={shape} behind="%" />;
}
