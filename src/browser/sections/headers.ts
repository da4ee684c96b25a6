import { header, PREFIX } from '#kernel/wire';

/** What a reply's headers say of one section. */
export type SectionFacts = {
  total?: number;
  /** By column the ids of options that still give results. */
  enabled: Map<string, Set<string>>;
  /** By column how many results each option gives, by id. */
  counts: Map<string, Map<string, string>>;
};

const TOTAL = new RegExp(`^${header.total('(.+?)')}$`);
const ENABLED = new RegExp(`^${header.enabledIds('(.+?)', '(.+)')}$`);
const COUNTS = new RegExp(`^${PREFIX}-(.+?)_counts_(.+)$`);

const listed = (value: string): string[] =>
  value.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));

const pairs = (value: string): [string, string][] =>
  listed(value).map((pair) => {
    const [id = '', count = ''] = pair.split(':');
    return [id, count];
  });

/** Reads the headers of S3.1/4, by section id; a page's HEAD reply speaks of several. */
export const readFacts = (headers: Iterable<[string, string]>): Map<string, SectionFacts> => {
  const facts = new Map<string, SectionFacts>();
  const of = (id = ''): SectionFacts => {
    const known = facts.get(id) ?? { enabled: new Map(), counts: new Map() };
    facts.set(id, known);
    return known;
  };
  for (const [name, value] of headers) {
    const total = TOTAL.exec(name);
    const enabled = ENABLED.exec(name);
    const counts = COUNTS.exec(name);
    if (enabled) of(enabled[1]).enabled.set(enabled[2] ?? '', new Set(listed(value)));
    else if (counts) of(counts[1]).counts.set(counts[2] ?? '', new Map(pairs(value)));
    else if (total) of(total[1]).total = Number(value);
  }
  return facts;
};
