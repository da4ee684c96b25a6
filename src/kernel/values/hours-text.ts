import { dayAfter, type OpenPeriod, type SpecialHours } from './opening-hours';

const CLOSED = 'dicht';

/** Writes a day's periods: '09:30-12:00 | 13:00-18:00', or 'dicht'. */
export const writePeriods = (periods: readonly OpenPeriod[], between = ' | '): string =>
  periods.map(([from, until]) => `${from}-${until}`).join(between) || CLOSED;

const TIME = /^(?:[01]?\d|2[0-3])[:.][0-5]\d$|^24[:.]00$/;

const readTime = (text: string): string => {
  const trimmed = text.trim();
  if (!TIME.test(trimmed)) throw new Error(`'${trimmed}' is geen tijd`);
  return trimmed.replace('.', ':').padStart(5, '0');
};

const readPeriod = (text: string): OpenPeriod => {
  const [from, until, ...rest] = text.split(/[-–]/);
  if (from === undefined || until === undefined || rest.length > 0) {
    throw new Error(`'${text.trim()}' is geen tijd van-tot`);
  }
  return [readTime(from), readTime(until)];
};

/** Reads what `writePeriods` writes; throws an error that says what is wrong. */
export const readPeriods = (text: string, between: string | RegExp = '|'): OpenPeriod[] => {
  const trimmed = text.trim();
  if (trimmed === '' || /^(dicht|gesloten)$/i.test(trimmed)) return [];
  return trimmed.split(between).map(readPeriod);
};

/** '2026-12-25 dicht Eerste kerstdag', '2026-07-01..2026-08-31 10:00-12:00,13:00-17:00 Zomer' */
export const writeSpecial = (special: readonly SpecialHours[]): string =>
  special
    .map(({ from, until, label, periods }) => {
      const days = from === until ? from : `${from}..${until}`;
      return [days, writePeriods(periods, ','), label.replaceAll('|', '/')].join(' ').trim();
    })
    .join(' | ');

const SPECIAL = /^(\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?\s+(\S+)(?:\s+(.*))?$/;

const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;

const readOne = (text: string): SpecialHours => {
  const [, from = '', until = from, times = '', label = ''] = SPECIAL.exec(text) ?? [];
  const wrong = [from, until].find((day) => !isDay(day));
  if (wrong !== undefined) throw new Error(`'${text}' begint niet met een dag als 2026-12-25`);
  if (until < from) throw new Error(`'${text}' eindigt voor het begint`);
  return { from, until, label: label.trim(), periods: readPeriods(times, ',') };
};

/** Reads what `writeSpecial` writes; throws an error that says what is wrong. */
export const readSpecial = (text: string): SpecialHours[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readOne);
