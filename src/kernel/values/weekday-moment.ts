import { formatWeekday, localTime } from './dutch-dates';

const two = (number: number): string => String(number).padStart(2, '0');

/** 'zaterdag 21 november om 14:05', by Dutch clocks. */
export const formatWeekdayMoment = (instant: Date): string => {
  const { minutes } = localTime(instant);
  const day = formatWeekday(instant).replace(/ \d{4}$/, '');
  return `${day} om ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
