import { headerPattern, LEFT_HEADERS } from '#kernel/wire';
import { find } from '../dom';

/** What a reply's headers say of one section. */
export type SectionFacts = {
  total?: number;
  /** By column the ids of options that still give results. */
  enabled: Map<string, Set<string>>;
  /** By column how many results each option gives, by id. */
  counts: Map<string, Map<string, string>>;
};

const listed = (value: string): string[] =>
  value.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));

const pairs = (value: string): [string, string][] =>
  listed(value).map((pair) => {
    const [id = '', count = ''] = pair.split(':');
    return [id, count];
  });

/** The headers of a section's reply that were too long to be sent as such: they stand in its HTML. */
export const leftHeaders = (html: ParentNode): [string, string][] => {
  const json = find(`script[${LEFT_HEADERS}]`, html)?.textContent;
  return json ? Object.entries(JSON.parse(json) as Record<string, string>) : [];
};

/** Reads the headers of S3.1/4, by section id; a page's HEAD reply speaks of several. */
export const readFacts = (headers: Iterable<[string, string]>): Map<string, SectionFacts> => {
  const facts = new Map<string, SectionFacts>();
  const of = (id = ''): SectionFacts => {
    const known = facts.get(id) ?? { enabled: new Map(), counts: new Map() };
    facts.set(id, known);
    return known;
  };
  for (const [name, value] of headers) {
    const total = headerPattern.total.exec(name);
    const enabled = headerPattern.enabledIds.exec(name);
    const counts = headerPattern.counts.exec(name);
    if (enabled) of(enabled[1]).enabled.set(enabled[2] ?? '', new Set(listed(value)));
    else if (counts) of(counts[1]).counts.set(counts[2] ?? '', new Map(pairs(value)));
    else if (total) of(total[1]).total = Number(value);
  }
  for (const { enabled, counts } of facts.values()) {
    // What has a count gives results: of a long column only its counts are told.
    for (const [column, byId] of counts) {
      if (!enabled.has(column)) enabled.set(column, new Set(byId.keys()));
    }
  }
  return facts;
};
