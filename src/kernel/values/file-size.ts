import { DUTCH, isEnglish } from '../messages/language';

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

const format = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const dutch = format('nl-NL');
const english = format('en-GB');

/** A size in bytes as people read it, in units of 1024 (S9.8/7): '976,6 kB'. */
export const tellSize = (bytes: number, language = DUTCH): string => {
  const number = isEnglish(language) ? english : dutch;
  const size = Math.max(0, bytes);
  const step = size < 1 ? 0 : Math.min(Math.floor(Math.log2(size) / 10), units.length - 1);
  return `${number.format(size / 1024 ** step)} ${units[step]}`;
};
