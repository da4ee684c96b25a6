import { eq, sql } from 'drizzle-orm';
import { deliveryMethods } from '#features/delivery/api.server';
import { listChoices } from '#features/library/api.server';
import { media } from '#features/media/api.server';
import { canBeSetUp, tellBegin } from '#features/office/api.server';
import { findProvider, TEST_BANK } from '#features/payments/api.server';
import { listMembers } from '#features/staff/api.server';
import { countUnplaced } from '#features/stores/api.server';
import { tellSize } from '#kernel/values/file-size';
import type { Host } from '#platform/host';
import { isPostHeld } from '#platform/installation/held';
import { findLastBackup } from '#platform/installation/last-backup';
import { checkSmtp } from '#platform/mail/check-smtp';
import { diskRoom } from '#platform/storage/room';
import type { DoctorCheck, Finding } from '../contract';
import { backupState, diskState, queueState } from './health';

const MINUTE = 60_000;
/** In ms, by how much the machine's clock may differ from the database's. */
const APART = 5_000;
/** In ms, how long it is waited for the site's own address. */
const PATIENCE = 5_000;
/** Of PostgreSQL: what its makers still mend in 2026. */
const KEPT_UP = 140_000;

type Told = Omit<Finding, 'key'>;

const ok = (about = ''): Told => ({ state: 'ok', about });
const advice = (about = '', where?: Finding['where']): Told => ({ state: 'advice', about, where });
const blocks = (about = '', where?: Finding['where']): Told => ({ state: 'blocks', about, where });
const inOffice = (path: string): Finding['where'] => ({ kind: 'office', path });
const setting = (name: string): Finding['where'] => ({ kind: 'setting', name });

/** Of what the office's own list says that the server lacks. */
const settingOf = { payment: 'MOLLIE_API_KEY', mail: 'SMTP_URL', address: 'SITE_URL' } as const;

/** The office's list of what a new site lacks, as it stands there. */
const examineBegin = async (host: Host): Promise<Finding[]> =>
  (await tellBegin(host)).checks.map(({ key, state, to, about }) => {
    const name = settingOf[key as keyof typeof settingOf];
    return {
      ...{ key, state: state === 'done' ? 'ok' : state === 'todo' ? 'blocks' : 'advice' },
      about: (about ?? []).join(', '),
      where: state === 'done' ? undefined : to ? inOffice(to) : name && setting(name),
    };
  });

const checks: Record<DoctorCheck, (host: Host) => Promise<Told | undefined>> = {
  async database({ db }) {
    const { rows } = await db.execute<{ number: string; name: string }>(
      sql`select current_setting('server_version_num') as number, current_setting('server_version') as name`,
    );
    const { number = '0', name = '' } = rows[0] ?? {};
    const about = `PostgreSQL ${name.split(' ')[0]}`;
    return Number(number) < KEPT_UP ? advice(about) : ok(about);
  },
  async clock({ db }) {
    const before = Date.now();
    const { rows } = await db.execute<{ ms: string }>(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    );
    const apart = Math.abs(Number(rows[0]?.ms) - (before + Date.now()) / 2);
    return apart > APART ? blocks(`${Math.round(apart / 1000)} s`) : ok();
  },
  async members(host) {
    const some = (await listMembers(host)).some((one) => one.hasPassword && !one.isBlocked);
    if (some) return ok();
    const name = (await canBeSetUp(host)) ? 'etalage setup' : 'etalage staff add';
    return blocks('', { kind: 'command', name });
  },
  async smtp({ config }) {
    // That there is none is told as 'mail'.
    if (!config.smtpUrl) return undefined;
    const problem = await checkSmtp(config.smtpUrl);
    return problem === undefined ? ok() : blocks(problem, setting('SMTP_URL'));
  },
  async payments(host) {
    const provider = findProvider(host);
    const { mollie } = host.config;
    // That it is the test bank is told as 'payment'.
    if (provider?.name === TEST_BANK) return undefined;
    // By transfer and in the store one can pay all the same.
    if (!provider) return advice('', setting('MOLLIE_API_KEY'));
    if (provider.name === 'mollie' && mollie?.key.startsWith('test_')) {
      return blocks('test_…', setting('MOLLIE_API_KEY'));
    }
    return ok(provider.name);
  },
  async reached({ config: { siteUrl } }) {
    // That there is no address of its own yet is told as 'address'.
    if (!siteUrl.startsWith('https:')) return undefined;
    const signal = AbortSignal.timeout(PATIENCE);
    const status = await fetch(`${siteUrl}/healthz`, { signal, redirect: 'manual' }).then(
      (reply) => String(reply.status),
      (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
    );
    // Whoever asks before the site runs, or from within its network, may not get there.
    return status === '200' ? ok() : advice(status, setting('SITE_URL'));
  },
  async proxy({ config: { siteUrl, trustProxy } }) {
    const isBehind = siteUrl.startsWith('https:');
    return isBehind && trustProxy === false ? advice('', setting('TRUST_PROXY')) : ok();
  },
  async deliveryCosts({ db }) {
    const ways = await db.select().from(deliveryMethods).where(eq(deliveryMethods.state, 'Online'));
    const without = ways.filter(
      ({ zones }) => zones.length === 0 || zones.some(({ bands }) => bands.length === 0),
    );
    const titles = without.map(({ title }) => title).join(', ');
    return without.length > 0 ? blocks(titles, inOffice('/begin/bezorgen')) : ok();
  },
  async places({ db }) {
    const count = await countUnplaced(db);
    return count > 0 ? advice(`${count} ×`, inOffice('/location')) : ok();
  },
  async pictures({ db }) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${media} where state = 'missing'`,
    );
    const count = rows[0]?.count ?? 0;
    return count > 0
      ? advice(`${count} ×`, { kind: 'command', name: 'etalage import pictures --retry' })
      : ok();
  },
  async alts(host) {
    const { withoutAlt } = await listChoices(host);
    return withoutAlt > 0 ? advice(`${withoutAlt} ×`, inOffice('/media')) : ok();
  },
  async disk({ config }) {
    const { free, all } = await diskRoom(config.dataFolder);
    const state = diskState(free / all);
    const told = { good: ok, mind: advice, bad: blocks }[state];
    return told(tellSize(free));
  },
  async queue({ jobs, clock }) {
    const { waiting, since } = await jobs.countWaiting();
    const minutes = since ? (clock.now().getTime() - since.getTime()) / MINUTE : 0;
    return queueState(minutes) === 'good' ? ok() : advice(`${waiting} ×`, inOffice('/techniek'));
  },
  async post({ db }) {
    return (await isPostHeld(db)) ? blocks('', { kind: 'command', name: 'etalage live' }) : ok();
  },
  async backup({ db, clock }) {
    const last = await findLastBackup(db);
    const where = { kind: 'command', name: 'etalage backup' } as const;
    if (!last) return advice('', where);
    const day = last.at.toISOString().slice(0, 16).replace('T', ' ');
    return backupState(last.at, clock.now()) === 'good' ? ok(day) : advice(day, where);
  },
};

/** What a site lacks before it opens, and what somebody should mind of one that is open. */
export const examine = async (host: Host): Promise<Finding[]> => {
  const own = Object.entries(checks).map(async ([name, check]): Promise<Finding[]> => {
    const key = name as DoctorCheck;
    try {
      const told = await check(host);
      return told ? [{ key, ...told }] : [];
    } catch (error) {
      return [{ key, ...blocks((error as Error).message) }];
    }
  });
  return [...(await examineBegin(host)), ...(await Promise.all(own)).flat()];
};
