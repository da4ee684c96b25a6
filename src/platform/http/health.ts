import { sql } from 'drizzle-orm';
import type { Host } from '#platform/host';

/** `/healthz`: the process answers. `/readyz`: its database answers too, and holds our tables. */
export const addHealthRoutes = (host: Host): void => {
  host.app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  host.app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await host.db.execute(sql`select 1 from sites limit 1`);
      return reply.send({ status: 'ok' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};
