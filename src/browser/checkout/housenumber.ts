import { personTexts } from '#kernel/messages/nl-person';
import { isChanged } from '../changed';
import { all, announce, find, on } from '../dom';

/** Names of inputs in which something was typed that has no digit: HTML that comes anew has them too. */
const refused = new Set<string>();

/** Whether what was typed in an input was no number, so that nothing of it stands there. */
export const isRefused = (input: HTMLInputElement): boolean =>
  input.value === '' && refused.has(input.name);

/** The number in an input from when something was typed behind it; what follows goes to the suffix. */
const numbers = new WeakMap<HTMLInputElement, string>();

const suffixOf = (input: HTMLInputElement): HTMLInputElement | null => {
  const name = input.name.replace(/housenumber(?=\]?$)/, 'housenumber_suffix');
  return name === input.name
    ? null
    : find<HTMLInputElement>(`[name="${CSS.escape(name)}"]`, input.form ?? document);
};

/** What parts a number from its addition: '12-3', '183 bis', '7/2'. */
const PARTED = /^([^\s,./-]*)[\s,./-]+(.*)$/s;

/** The digits of what was typed, and what is for the field behind it. */
const parted = (input: HTMLInputElement): [number: string, rest: string] => {
  const known = numbers.get(input);
  if (known && input.value.startsWith(known)) return [known, input.value.slice(known.length)];
  numbers.delete(input);
  const typed = input.value.replace(/^\D+/, '');
  const [, first = typed, after = ''] = PARTED.exec(typed) ?? [];
  const isParted = first !== typed;
  const number = first.replace(/\D/g, '');
  if (isParted && number !== '') numbers.set(input, number);
  return [number, first.replace(/\d/g, '') + after];
};

/**
 * S5.4/2: a house number is digits. The letters that are typed or filled in with them go to the field for the
 * addition, and so does all behind a dash or space: digits on both sides of one are never put together, for
 * that is another door.
 */
const keepDigits = (input: HTMLInputElement): void => {
  const [number, rest] = parted(input);
  if (number === '' && input.value.trim() !== '') refused.add(input.name);
  if (number !== '') refused.delete(input.name);
  if (input.value === number) return;
  const caret = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = number;
  const at = Math.min(caret, number.length);
  input.setSelectionRange(at, at);
  const suffix = suffixOf(input);
  const more = suffix?.value ? rest : rest.replace(/^[\s,./-]+/, '');
  if (!suffix || more.trim() === '') return;
  suffix.value = (suffix.value + more).slice(
    0,
    suffix.maxLength > 0 ? suffix.maxLength : undefined,
  );
  suffix.dispatchEvent(new Event('input', { bubbles: true }));
  announce(personTexts.suffixMoved(suffix.value));
};

const INPUT = 'input[name*=housenumber]:not([name*=suffix])';

export const startHousenumbers = (): void => {
  // What was typed before this was there.
  for (const input of all<HTMLInputElement>(INPUT)) if (isChanged(input)) keepDigits(input);
  on('input', INPUT, (_, input) => keepDigits(input as HTMLInputElement));
  on('focusout', INPUT, (_, input) => numbers.delete(input as HTMLInputElement));
};
