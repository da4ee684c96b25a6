import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/harness/database';
import { importProducts } from './import';
import { presentReport } from './report';
let database: TestDatabase;
beforeAll(async () => { database = await createTestDatabase(); });
afterAll(() => database.drop());
test('scratch', async () => {
  const run = async (o: object) => { const plans: string[] = []; const t=Date.now(); const r = await importProducts(createReadStream('/work/shared/data/shopify-apparel.csv'), { db: database.db, now: new Date(), onPlan: (p) => plans.push(`${p.kind} ${p.access} ${p.changes.join('; ')}`), onUnused: (u)=>console.log(u.join()), ...o }); console.log(plans.slice(0,4).join('\n')); console.log(presentReport(r, 'dryRun' in o).join('\n'), Date.now()-t); };
  await run({dryRun:true}); await run({}); await run({});
  const {rows} = await database.db.execute(sql`select p.*, (select count(*) from variants v where v.product_id=p.id) n from products p limit 2`); console.log(rows);
});
