import { sectionHeaders } from '../limits';
import { header, headerPattern } from '../wire';

type Headers = Record<string, string>;

/** What a header takes on the wire besides: ': ' and the end of its line. */
const AROUND = 4;

const sizeOf = ([name, value]: [string, string]): number => name.length + value.length + AROUND;

/** Totals are short and always told; ids of options are promised to others, counts are ours alone. */
const rankOf = ([name]: [string, string]): number => {
  if (headerPattern.enabledIds.test(name)) return 1;
  return headerPattern.counts.test(name) ? 2 : 0;
};

/** Of ids of options: the name of the header with their counts. */
const countsBeside = (name: string): string => {
  const [, id, column] = headerPattern.enabledIds.exec(name) ?? [];
  return id && column ? header.counts(id, column) : '';
};

/**
 * Parts the headers that tell of sections into those that a reply can carry and those that it can't:
 * clients and proxies refuse a reply whose headers are too long. Totals come first, then the ids of
 * options, then counts; of each the short ones first, so that one long column costs no other. Of a
 * column whose counts are left, its ids are not: they are those that have a count.
 */
export const fitHeaders = (headers: Headers): { fitting: Headers; left: Headers } => {
  const parts = { fitting: {} as Headers, left: {} as Headers };
  const byRank = Object.entries(headers).sort(
    (a, b) => rankOf(a) - rankOf(b) || sizeOf(a) - sizeOf(b),
  );
  let room = sectionHeaders.room;
  for (const entry of byRank) {
    const [name, value] = entry;
    const fits = sizeOf(entry) <= room || rankOf(entry) === 0;
    if (fits) room -= sizeOf(entry);
    parts[fits ? 'fitting' : 'left'][name] = value;
  }
  for (const name of Object.keys(parts.left)) {
    if (countsBeside(name) in parts.left) delete parts.left[name];
  }
  return parts;
};
