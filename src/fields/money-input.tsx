import { finishCurrency, shapeCurrency } from '#kernel/values/currency-input';
import type { InputProps } from './input';
import { LineInput } from './line-input';

const shape = { shape: shapeCurrency, keeps: /[\d,]/ };

/** A sum of money behind its currency's sign. */
export function MoneyInput(props: InputProps) {
  return (
    <LineInput
      {...props}
      inputMode="decimal"
      shape={shape}
      finish={finishCurrency}
      before={props.field.currency}
    />
  );
}
