import { sql } from 'drizzle-orm';
import type { ApiPart } from '#features/overviews/api.server';
import type { PieceTable } from './pieces';
import { facts, referenceItems, services, usps } from './tables';

/** What facts, references, services and USPs have in common. None has a page of its own. */
const piece = (table: PieceTable) => ({
  table,
  site: table.siteId,
  id: table.id,
  state: table.state,
  title: table.title,
  slug: table.id,
  page: sql`false`,
  picture: sql`${table}.picture ->> 'key'`,
});

const columns = (table: PieceTable) => ({
  text: table.text,
  icon: table.icon,
  link: table.link,
  link_text: table.linkText,
  opens: table.opens,
  sort: table.sort,
});

export const factApi: ApiPart = {
  ...piece(facts),
  columns: {
    ...columns(facts),
    counter_target: facts.counterTarget,
    prefix: facts.prefix,
    suffix: facts.suffix,
  },
};

export const referenceApi: ApiPart = {
  ...piece(referenceItems),
  columns: { ...columns(referenceItems), role: referenceItems.role },
};

export const serviceApi: ApiPart = { ...piece(services), columns: columns(services) };

export const uspApi: ApiPart = { ...piece(usps), columns: columns(usps) };
