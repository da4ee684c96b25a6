import { dayAfter } from './opening-hours';

const DUTCH = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

const two = (text = '0'): string => text.padStart(2, '0');

/**
 * A moment as files of others write it: '24-12-2019', '24/12/2019 13:05', '2019-12-24 13:05:09 +0100', ISO. Without a
 * zone it is taken for UTC: an hour more or less. Undefined for what is none.
 */
export const readFileMoment = (text: string): Date | undefined => {
  const bare = text.trim();
  const [, d, m, y, hours, minutes] = DUTCH.exec(bare) ?? [];
  const [, year, month, day, h, min, zone = 'Z'] = ISO.exec(bare) ?? [];
  const [date, time] = y
    ? [`${y}-${two(m)}-${two(d)}`, `${two(hours)}:${two(minutes)}:00Z`]
    : [
        `${year}-${month}-${day}`,
        `${two(h)}:${two(min)}:00${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`,
      ];
  const moment = new Date(`${date}T${time}`);
  // The thirtieth of February is no day.
  return Number.isNaN(moment.getTime()) || dayAfter(date, 0) !== date ? undefined : moment;
};
