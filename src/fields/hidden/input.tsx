import type { InputProps } from '../input';

export function HiddenInput({ control, value }: InputProps) {
  return <input type="hidden" id={control.id} name={control.name} value={value} />;
}
