import { personTexts } from '#kernel/messages/nl-person';
import { announce, find, on } from '../dom';

/** The number in an input from when something was typed behind it; what follows goes to the suffix. */
const numbers = new WeakMap<HTMLInputElement, string>();

const suffixOf = (input: HTMLInputElement): HTMLInputElement | null => {
  const name = input.name.replace(/housenumber(?=\]?$)/, 'housenumber_suffix');
  return name === input.name
    ? null
    : find<HTMLInputElement>(`[name="${CSS.escape(name)}"]`, input.form ?? document);
};

/** The first digits of what was typed, and what stands behind them. */
const parted = (input: HTMLInputElement): [number: string, rest: string] => {
  const known = numbers.get(input);
  if (known && input.value.startsWith(known)) return [known, input.value.slice(known.length)];
  numbers.delete(input);
  const [, number = '', rest = ''] = /^\D*(\d*)(.*)$/s.exec(input.value) ?? [];
  return [number, rest];
};

/**
 * S5.4/2: a house number is digits. What is typed or filled in behind them ('12-3', '183 bis') goes to
 * the field for it: digits on both sides of something are never put together, for that is another door.
 */
const keepDigits = (input: HTMLInputElement): void => {
  const [number, rest] = parted(input);
  if (input.value === number) return;
  const caret = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = number;
  const at = Math.min(caret, number.length);
  input.setSelectionRange(at, at);
  if (rest === '') return;
  numbers.set(input, number);
  const suffix = suffixOf(input);
  const more = suffix?.value ? rest.trimEnd() : rest.replace(/^[\s,./-]+/, '').trimEnd();
  if (!suffix || more === '') return;
  suffix.value = (suffix.value + more).slice(
    0,
    suffix.maxLength > 0 ? suffix.maxLength : undefined,
  );
  suffix.dispatchEvent(new Event('input', { bubbles: true }));
  announce(personTexts.suffixMoved(suffix.value));
};

const INPUT = 'input[name*=housenumber]:not([name*=suffix])';

export const startHousenumbers = (): void => {
  on('input', INPUT, (_, input) => keepDigits(input as HTMLInputElement));
  on('focusout', INPUT, (_, input) => numbers.delete(input as HTMLInputElement));
};
