import { InvalidArgumentError } from 'commander';
import { dayOf, localTime } from '#kernel/values/dutch-dates';
import { namedChoices } from '#kernel/values/named-choices';
import { readAmount } from '#kernel/values/typed-amount';

/** An option in euros, as cents. */
export const amount = (text: string): number => {
  const cents = readAmount(text);
  if (!cents) throw new InvalidArgumentError('een bedrag, bijvoorbeeld 12,50');
  return cents;
};

/** An option that is a whole number from 1 to `most`. */
export const wholeNumber =
  (most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < 1 || number > most) {
      throw new InvalidArgumentError(`een heel getal van 1 tot ${most}`);
    }
    return number;
  };

/** An option that is one of some, by its own name or by what it is called on screen; `names` by their own. */
export const oneOf =
  <Name extends string>(names: Readonly<Record<Name, string>>) =>
  (text: string): Name => {
    const plain = text.trim().toLowerCase();
    const all = Object.entries(names) as [Name, string][];
    const found = all.find(([name, label]) =>
      [name, label].some((one) => one.toLowerCase() === plain),
    );
    if (found) return found[0];
    throw new InvalidArgumentError(`een van: ${namedChoices(names)}`);
  };

const HOUR = 3_600_000;

/** The instant at which a day begins on Dutch clocks; throws on what is no day. */
export const startOfDay = (day: string): Date => {
  const noon = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(noon.getTime()) || dayOf(noon) !== day) {
    throw new InvalidArgumentError('een dag, bijvoorbeeld 2026-12-31');
  }
  const start = [2, 1].map((hours) => new Date(noon.getTime() - (12 + hours) * HOUR));
  return start.find((at) => dayOf(at) === day && localTime(at).minutes === 0) ?? noon;
};

/** The instant at which a day is over on Dutch clocks. */
export const endOfDay = (day: string): Date => {
  const next = new Date(startOfDay(day).getTime() + 36 * HOUR);
  return startOfDay(dayOf(next));
};

/** The option that says what a file calls something. */
export const asColumn = [
  '--column <naam=kolom>',
  'hoe het bestand iets noemt; mag vaker',
  (text: string, known?: Record<string, string>) => columnNames(text, known),
] as const;

/** `--column naam="Kolom"`, which may come more than once: what a file calls something. */
export const columnNames = (
  text: string,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> => {
  const [, name, column] = /^([\w-]+)=(.+)$/s.exec(text) ?? [];
  if (name === undefined || column === undefined) {
    throw new InvalidArgumentError('de vorm is naam=kolom, bijvoorbeeld postcode="Post Code"');
  }
  return { ...known, [name]: column };
};
