import { personLimits } from '#kernel/limits-fields';
import { personTexts } from '#kernel/messages/nl-person';
import { partProblemText } from '#kernel/values/person/problem-text';
import { type PersonPart, tidyPart } from '#kernel/values/person/rules';
import { all, announce, find, on } from '../dom';
import { clearedText, clearFieldError, listAgain } from './clear-field-error';
import { isRefused } from './housenumber';

const FORM = 'form[data-update-url]';
const ADDRESS = /^(address_(?:delivery_)?)(.+)$/;
const SECOND = 'email_check';

/** Names of the fields that were left with something typed in them: HTML that comes anew says it again. */
const left = new Set<string>();

const partOf = (name: string): PersonPart | undefined => {
  const [, , part = name] = ADDRESS.exec(name) ?? [];
  return part in personLimits ? (part as PersonPart) : undefined;
};

const labelOf = (input: HTMLInputElement): string =>
  input.labels?.[0]?.textContent?.replace(/\s*\*\s*$/, '').trim() ?? '';

const typedIn = (form: ParentNode, name: string): string | undefined =>
  find<HTMLInputElement>(`[name="${CSS.escape(name)}"]`, form)?.value;

/** What a visitor reads of what was typed, by the rules of the server; undefined: it is right. */
const problemOf = (input: HTMLInputElement, form: ParentNode): string | undefined => {
  const { name, value } = input;
  if (name === SECOND) {
    const first = typedIn(form, 'email') ?? '';
    return tidyPart('email', first) === tidyPart('email', value)
      ? undefined
      : personTexts.emailDiffers;
  }
  const part = partOf(name);
  if (!part) return undefined;
  const [, address = ''] = ADDRESS.exec(name) ?? [];
  const country = typedIn(form, `${address}country`);
  return partProblemText(part, value, {
    label: labelOf(input),
    required: isRefused(input),
    ...(country && { country }),
  });
};

/** Whether anything was typed: also what doesn't stand there because it is no number. */
const isTyped = (input: HTMLInputElement): boolean => input.value.trim() !== '' || isRefused(input);

/** Puts the message below its field, where the server would. */
const tell = (input: HTMLInputElement, text: string): void => {
  const id = `${input.id}-error`;
  listAgain(input);
  const present = find(`#${CSS.escape(id)}`);
  if (present) {
    present.textContent = text;
    return;
  }
  const message = document.createElement('p');
  message.id = id;
  message.dataset.fieldError = '';
  message.textContent = text;
  input.after(message);
  const described = input.getAttribute('aria-describedby');
  input.setAttribute('aria-describedby', [id, described].filter(Boolean).join(' '));
  input.setAttribute('aria-invalid', 'true');
};

const validate = (input: HTMLInputElement): string | undefined => {
  const form = input.form?.closest(FORM);
  if (!form || !isTyped(input)) return undefined;
  const problem = problemOf(input, form);
  if (problem === undefined) {
    if (input.getAttribute('aria-invalid') === 'true') clearFieldError(input);
  } else tell(input, problem);
  return problem;
};

/** What is waiting to be validated while a pointer is down: a message that pushes a button away loses its press. */
let waiting: (() => void) | undefined;
let isPressed = false;

const released = (): void => {
  isPressed = false;
  const act = waiting;
  waiting = undefined;
  // After the click that comes of it.
  if (act) setTimeout(act);
};

const leave = (input: HTMLInputElement): void => {
  left.add(input.name);
  const act = () => {
    if (!input.isConnected || document.activeElement === input) return;
    const problem = validate(input);
    if (problem) announce(problem);
    // The second address may be wrong, or right, since the first changed.
    const second = input.form?.elements.namedItem(SECOND);
    if (input.name === 'email' && second instanceof HTMLInputElement) validate(second);
  };
  if (isPressed) waiting = act;
  else act();
};

/** What the server asked for is asked for still when it was filled in and emptied again. */
const emptied = (input: HTMLInputElement): void => {
  const asked = input.required ? clearedText(input) : undefined;
  if (asked) tell(input, asked);
};

/** A sentence at each field that was left with something that can't be right; nothing is said of empty ones. */
export const startValidation = (): void => {
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    true,
  );
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, released, true);
  }
  on('focusout', `${FORM} input`, (_, element) => {
    const input = element as HTMLInputElement;
    if (isTyped(input)) leave(input);
    else emptied(input);
  });
  // Another country writes its postcodes otherwise.
  on('change', `${FORM} select[name$=_country]`, (_, element) => {
    const { form, name } = element as HTMLSelectElement;
    const zipcode = form?.elements.namedItem(name.replace(/country$/, 'zipcode'));
    if (zipcode instanceof HTMLInputElement && left.has(zipcode.name)) validate(zipcode);
  });
  document.addEventListener('checkout:shown', () => {
    for (const input of all<HTMLInputElement>(`${FORM} input`)) {
      if (left.has(input.name) && document.activeElement !== input) validate(input);
    }
  });
};
