import type pg from 'pg';
import PgBoss from 'pg-boss';

/** pg-boss' own tables, made within a transaction of the caller's: its texts begin and end one themselves. */
export const makeJobTables = async (client: pg.Client): Promise<void> => {
  const plans = PgBoss.getConstructionPlans('pgboss').replace(/^\s*(BEGIN|COMMIT);\s*$/gm, '');
  await client.query(plans);
  // Those texts shorten both, for what follows too.
  await client.query(
    'set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0',
  );
};

/** Where the rows of queues are put first: each makes a table of its own for its jobs. */
export const QUEUES_FIRST = 'pg_temp.etalage_queues';

export const prepareQueueRows = async (client: pg.Client): Promise<void> => {
  await client.query(
    'create temporary table etalage_queues (like pgboss.queue including defaults) on commit drop',
  );
};

/** Makes a queue of each row, as pg-boss does. */
export const makeQueues = async (client: pg.Client): Promise<void> => {
  await client.query(`
    select pgboss.create_queue(name, json_build_object(
      'policy', policy, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
      'retryBackoff', retry_backoff, 'expireInSeconds', expire_seconds,
      'retentionMinutes', retention_minutes, 'deadLetter', dead_letter))
    from ${QUEUES_FIRST} order by dead_letter nulls first`);
  await client.query(`
    update pgboss.queue q set created_on = r.created_on, updated_on = r.updated_on
    from ${QUEUES_FIRST} r where r.name = q.name`);
};
