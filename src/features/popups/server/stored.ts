import { sql } from 'drizzle-orm';
import { defineStored, type StoredPart } from '#features/entities/api.server';
import { popupEntity } from '../entity';
import { popups } from './tables';

/** What a popup belongs to as it is told and sent: a page by its path, anything else by its number. */
export type TargetValue = { page: string | null; module: string | null; id: number | null };

const targetsPart: StoredPart = {
  read: sql`(select coalesce(json_agg(
      case when l.module = 'Page' then json_build_object('page', p.path)
        else json_build_object('module', l.module, 'id', l.item_id) end
      order by l.module, p.path, l.item_id), '[]')
    from popup_links l left join pages p on l.module = 'Page' and p.id = l.item_id
    where l.popup_id = popups.id and (l.module <> 'Page' or p.id is not null))`,
  write: async (tx, rows) => {
    const said = rows as readonly { id: number; value: TargetValue[] }[];
    const targets = JSON.stringify(
      said.flatMap(({ id, value }) => value.map((one) => ({ popup: id, ...one }))),
    );
    const ids = sql.param(said.map(({ id }) => id));
    await tx.execute(sql`delete from popup_links where popup_id = any(${ids}::int[])`);
    await tx.execute(sql`
      insert into popup_links (popup_id, module, item_id)
      select x.popup, coalesce(x.module, 'Page'), coalesce(x.id, p.id)
      from json_to_recordset(${targets}::json) as x(popup int, page text, module text, id int)
        join popups o on o.id = x.popup
        left join pages p on p.site_id = o.site_id and p.path = x.page
      where coalesce(x.id, p.id) is not null
      on conflict do nothing`);
  },
};

export const storedPopups = defineStored(popupEntity, popups, { parts: { targets: targetsPart } });
