import { getTableColumns, sql } from 'drizzle-orm';
import type { ApiLink, ApiPart, ApiRow, ApiSearch } from '#features/overviews/api.server';
import type { ApiFilter } from '#kernel/values/api-filter';
import { layoutOf, type PopupData } from '#kernel/values/popup';
import type { Host } from '#platform/host';
import { listDue, listOnline } from './kept';
import { belongsTo, type Popup } from './popup';
import { storedPopups } from './stored';
import { popupLinks, popups } from './tables';

/** What is told beside `data`. */
const beside = ['id', 'siteId', 'title', 'state', 'revision'];

/** What only staff is told: it is for the server, or a call of its own tells it. */
const own = ['fields', 'schedule', 'captcha', 'discountOfferId'];

const columnsWhere = (isOne: (key: string) => boolean) =>
  Object.fromEntries(
    Object.entries(getTableColumns(popups))
      .filter(([key]) => !beside.includes(key) && isOne(key))
      .map(([, column]) => [column.name, column]),
  );

const columns = columnsWhere((key) => !own.includes(key));

/** What staff is told of one popup beside that, with where it stands. */
const whole = {
  ...Object.fromEntries(
    Object.entries(columnsWhere((key) => own.includes(key))).map(([name, column]) => [
      name,
      sql`${column}`,
    ]),
  ),
  targets: storedPopups.parts?.targets?.read ?? sql`null`,
};

/** S3.6/10 */
const extraOf = (data: PopupData): Record<string, unknown> => {
  const { kind, position } = layoutOf(data);
  const links = [
    { ...data.before.link, text: data.link_text },
    { ...data.before.link2, text: data.link2_text },
    { ...data.after.link, text: data.link3_text },
    { ...data.after.link2, text: data.link4_text },
  ];
  return { layout: { kind }, position, links };
};

type Test = (popup: Popup) => boolean;

/** A filter as a test; undefined for one that only the database understands. */
export const testOf = (filter: ApiFilter): Test | undefined => {
  if (filter.filter_type === 'RelatedFilter') {
    const { linked_ids: ids, module, match_all, module_link = 'Popup' } = filter;
    if (module_link !== 'Popup') return undefined;
    const how = match_all ? 'every' : 'some';
    return (popup) => ids[how]((id) => belongsTo(popup, { module, id }));
  }
  const { column, operator, value } = filter;
  if (operator !== '=' || typeof value === 'object') return undefined;
  if (column === 'state') return () => value === 'Online';
  return column === 'id' ? ({ id }) => String(id) === String(value) : undefined;
};

const rowOf = ({ id, row, data, conditions }: Popup): ApiRow => ({
  id,
  state: row.state,
  title: row.title,
  slug: id,
  picture: data.images[0]?.key ?? null,
  page: true,
  revision: row.revision,
  data: { ...data, seq: row.seq, conditions },
  extra: extraOf(data),
});

/**
 * What the database answered, as everybody is told it; staff sees what isn't online, and one popup whole, as it is
 * stored: so it can be written.
 */
const told = (host: Host, stored: ApiRow): ApiRow => {
  if (Object.hasOwn(stored.data, 'targets')) {
    return { ...stored, extra: extraOf(stored.data as PopupData) };
  }
  const popup = listOnline(host).find(({ id }) => id === stored.id);
  return popup ? rowOf(popup) : stored;
};

/** The pages' own call (S7.6/1), from memory. */
const recall =
  (modules: ReadonlySet<string>) =>
  async (host: Host, { filters, seq, isDescending, start, limit }: ApiSearch) => {
    const tests = filters.map(testOf);
    const isKnown = filters.every(
      (one) => one.filter_type !== 'RelatedFilter' || modules.has(one.module),
    );
    if (seq !== 'seq' || isDescending || !isKnown || tests.includes(undefined)) return undefined;
    const found = listDue(host, host.clock.now()).filter((one) =>
      tests.every((test) => test?.(one)),
    );
    return { rows: found.slice(start, start + limit).map(rowOf), total: found.length };
  };

const linkTo = (module: string): ApiLink => ({
  own: popupLinks.popupId,
  item: popupLinks.itemId,
  when: sql`${popupLinks.module} = ${module}`,
});

/** What the API tells of popups: everybody sees those whose time it is. `modules`: what they belong to. */
export const popupApi = (modules: readonly string[]): ApiPart => ({
  table: popups,
  site: popups.siteId,
  id: popups.id,
  state: popups.state,
  title: popups.title,
  slug: popups.id,
  picture: sql`popups.images -> 0 ->> 'key'`,
  columns,
  whole,
  revision: popups.revision,
  told,
  links: Object.fromEntries(modules.map((module) => [module, linkTo(module)])),
  shown: (host) => {
    const ids = listDue(host, host.clock.now()).map(({ id }) => id);
    return sql`${popups.id} = any(${sql.param(ids)}::int4[])`;
  },
  recall: recall(new Set(modules)),
});
