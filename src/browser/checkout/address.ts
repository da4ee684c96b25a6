import { fieldLimits } from '#kernel/limits-fields';
import { tidyPostcode } from '#kernel/values/postcode';
import { all, find, on } from '../dom';
import { texts } from '../texts';
import { clearFieldError } from './clear-field-error';
import { type Asked, canLookUp, type Found, lookUp } from './lookup';

type Control = HTMLInputElement | HTMLSelectElement;

const needed = ['country', 'zipcode', 'housenumber', 'street', 'place'] as const;
type Part = (typeof needed)[number] | 'province' | 'housenumber_suffix';

/** A 401 says that nobody on this page may look up (S8.4/1). */
let isOff = false;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const last = new Map<string, string>();
/** What was filled in for which postcode, by the name of the block. */
const filled = new Map<string, { asked: Asked; found: Found }>();

const partOf = (block: Element, part: Part): Control | null =>
  find<Control>(`:is(input,select)[name$="_${part}"]`, block);

const textOf = (block: Element, part: Part): string => partOf(block, part)?.value.trim() ?? '';

const askedOf = (block: Element): Asked => ({
  country: textOf(block, 'country'),
  zipcode: textOf(block, 'zipcode'),
  housenumber: textOf(block, 'housenumber'),
});

/** A block's name lasts when its HTML is replaced. */
const nameOf = (block: Element): string => partOf(block, 'zipcode')?.name ?? '';

/** The block as it stands on the page now. */
const current = (name: string): Element | null =>
  find(`[name="${CSS.escape(name)}"]`)?.closest('[data-address]') ?? null;

const tell = (block: Element, text: string, state = ''): void => {
  const line = find('[data-address-line]', block);
  if (line) {
    line.textContent = text;
    line.dataset.state = state;
  }
};

const put = (block: Element, { street, place, province }: Found): void => {
  for (const [part, text] of Object.entries({ street, place, province })) {
    const control = partOf(block, part as Part);
    if (!control) continue;
    control.value = text;
    clearFieldError(control);
  }
};

const isSamePlace = (one: Asked, other: Asked): boolean =>
  one.country === other.country && tidyPostcode(one.zipcode) === tidyPostcode(other.zipcode);

/** A street that was found for another postcode is not this one's: unless it was changed by hand, it goes. */
const empty = (block: Element, name: string, asked: Asked): void => {
  const before = filled.get(name);
  if (!before || isSamePlace(before.asked, asked)) return;
  filled.delete(name);
  const { street, place } = before.found;
  if (textOf(block, 'street') !== street || textOf(block, 'place') !== place) return;
  put(block, { street: '', place: '', province: '' });
};

const fill = (block: Element, name: string, { asked, found }: { asked: Asked; found: Found }) => {
  const { street, place } = found;
  put(block, found);
  filled.set(name, { asked, found });
  const number = [textOf(block, 'housenumber'), textOf(block, 'housenumber_suffix')];
  tell(block, `${[street, ...number].filter(Boolean).join(' ')}, ${place}`, 'found');
};

const lineOf = (block: Element): string =>
  [textOf(block, 'street'), textOf(block, 'place')].join('\n');

type Question = { name: string; key: string; asked: Asked; line: string };

/** `line` is what stood there when the question came up, before it waits for the last key. */
const ask = async ({ name, key, asked, line }: Question): Promise<void> => {
  const reply = await lookUp(asked);
  const block = current(name);
  // Something else was typed meanwhile, or the street itself: what is typed by hand stays.
  if (!block || last.get(name) !== key || lineOf(block) !== line) return;
  if (reply === 'off') isOff = true;
  if (typeof reply === 'object') fill(block, name, { asked, found: reply });
  else if (reply === 'none') tell(block, texts.addressUnknown, 'none');
  else tell(block, '', reply);
};

const consider = (block: Element): void => {
  if (isOff || needed.some((part) => !partOf(block, part))) return;
  const name = nameOf(block);
  const asked = askedOf(block);
  const key = canLookUp(asked) ? JSON.stringify(asked) : '';
  // Whoever leaves the field at once says the same again: what is coming stays.
  if (key === last.get(name)) return;
  clearTimeout(timers.get(name));
  last.set(name, key);
  tell(block, '');
  if (key !== '' || asked.country !== 'NL') empty(block, name, asked);
  if (key === '') return;
  const question = { name, key, asked, line: lineOf(block) };
  timers.set(
    name,
    setTimeout(() => void ask(question), fieldLimits.lookupDelay),
  );
};

/** S5.4/3: street and place are found when postcode and house number are there. */
export const startAddresses = (): void => {
  for (const type of ['input', 'change'] as const) {
    on(type, '[data-address] :is(input,select)', (_, control) => {
      const isAsked = /_(country|zipcode|housenumber)$/.test((control as Control).name);
      const block = isAsked && control.closest('[data-address]');
      if (block) consider(block);
    });
  }
  // What was typed before this was there, or filled in by the browser.
  for (const block of all('[data-address]')) if (textOf(block, 'street') === '') consider(block);
};
