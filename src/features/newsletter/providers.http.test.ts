import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { transact } from '#platform/db/transact';
import { eventually } from '../../../tests/harness/eventually';
import {
  BREVO,
  COPERNICA,
  type ListFault,
  MAILCHIMP,
  startBrevo,
  startCopernica,
  startMailchimp,
} from '../../../tests/harness/list-providers';
import { createListShop, type ListShop } from './newsletter.test-support';
import { pollProviders } from './server/notices';
import { catchUp, forgetProvider, syncProviders } from './server/sync';
import { withdraw } from './server/withdraw';

const kinds = {
  mailchimp: async () => {
    const service = await startMailchimp();
    return { service, config: { mailchimp: { ...MAILCHIMP, url: service.url } } };
  },
  brevo: async () => {
    const service = await startBrevo();
    return { service, config: { brevo: { ...BREVO, url: service.url } } };
  },
  copernica: async () => {
    const service = await startCopernica();
    return { service, config: { copernica: { ...COPERNICA, url: service.url } } };
  },
} as const;

type Name = keyof typeof kinds;
type Started = Awaited<ReturnType<(typeof kinds)[Name]>>;

const secrets = [MAILCHIMP.key, BREVO.key, COPERNICA.token];

describe.each(Object.keys(kinds) as Name[])('%s', (name) => {
  let service: Started['service'];
  let list: ListShop;
  let logged: string[];
  const begin = async (options: { work?: boolean } = {}) => {
    const started = await kinds[name]();
    service = started.service;
    logged = [];
    const log = (line: string) => logged.push(line);
    list = await createListShop({ config: started.config, log, ...options });
  };
  afterEach(async () => {
    await list.shop.close();
    await service.close();
    // Nothing that is logged holds a key or an address.
    for (const secret of [...secrets, 'klant.nl']) expect(logged.join('\n')).not.toContain(secret);
  });

  const sync = () => syncProviders(list.shop.host);
  const pending = async () =>
    (
      await list.shop.db.execute<{ email: string | null; problem: string | null; tries: number }>(
        sql`select email, problem, tries from newsletter_syncs where done < revision`,
      )
    ).rows;
  const post = (body: string) =>
    list.shop.inject({
      ...{ method: 'POST', url: `/webcore/newsletter/notice/${name}`, payload: body },
      headers: {
        'content-type':
          name === 'mailchimp' ? 'application/x-www-form-urlencoded' : 'application/json',
      },
    });

  test('it is told who confirmed and who withdrew, in order, and nothing of who only asked', async () => {
    await begin();
    await list.ask('asked@klant.nl');
    const row = await list.join('An.Wit+x@klant.nl', { name: 'An' });
    await sync();
    expect(service.statusOf('An.Wit+x@klant.nl')).toBe('subscribed');
    expect(service.nameOf('An.Wit+x@klant.nl')).toBe('An');
    expect(service.statusOf('asked@klant.nl')).toBeUndefined();
    const asked = service.asked.length;
    await sync();
    expect(service.asked).toHaveLength(asked);
    await list.answer(row?.token, 'stop');
    // The address waits there until it was told, and for no longer.
    expect(await pending()).toMatchObject([{ email: 'An.Wit+x@klant.nl' }]);
    await sync();
    expect(service.statusOf('An.Wit+x@klant.nl')).toBe('unsubscribed');
    const { rows } = await list.shop.db.execute(sql`select * from newsletter_syncs`);
    expect(JSON.stringify(rows)).not.toContain('klant.nl');
    await list.join('An.Wit+x@klant.nl');
    await sync();
    expect(service.statusOf('An.Wit+x@klant.nl')).toBe('subscribed');
    expect(await pending()).toEqual([]);
  });

  test.each<[string, ListFault]>([
    ['is away', { status: 503 }],
    ['is busy', { status: 429, headers: { 'retry-after': '3600' } }],
    ['refuses the key', { status: 401 }],
    ['breaks off after doing it', 'cut'],
  ])('when it %s nothing is lost and nothing done twice', async (_, fault) => {
    await begin();
    const row = await list.join('an@klant.nl');
    service.faults.push(fault);
    await sync();
    expect(await pending()).toMatchObject([{ tries: 1, problem: expect.any(String) }]);
    // It is left alone as long as it says, and else for half a minute.
    const isBusy = fault !== 'cut' && fault.status === 429;
    list.shop.clock.advance(29_000);
    await sync();
    expect(await pending()).toHaveLength(1);
    await list.answer(row?.token, 'stop');
    await list.join('bo@klant.nl');
    list.shop.clock.advance(31_000);
    await sync();
    if (isBusy) {
      expect(service.asked).toHaveLength(1);
      list.shop.clock.advance(3_600_000);
      await sync();
    }
    expect(await pending()).toEqual([]);
    expect([undefined, 'unsubscribed']).toContain(service.statusOf('an@klant.nl'));
    expect(service.statusOf('bo@klant.nl')).toBe('subscribed');
  });

  test('what it refuses of one address stops nobody else', async () => {
    await begin();
    await list.join('fake@klant.nl');
    await list.join('an@klant.nl');
    await sync();
    expect(service.statusOf('an@klant.nl')).toBe('subscribed');
    expect(await pending()).toEqual([]);
    expect(logged.join()).toContain('was refused');
    // It isn't there, and that it isn't is no withdrawal.
    expect((await list.rows()).map(({ state }) => state)).toEqual(['subscribed', 'subscribed']);
    await pollProviders(list.shop.host);
    expect((await list.rowOf('fake@klant.nl'))?.state).toBe('subscribed');
    // Nor is it asked for again, until something changes about it.
    const asked = service.asked.length;
    for (let hours = 0; hours < 3; hours += 1) {
      list.shop.clock.advance(6 * 3_600_000);
      await catchUp(list.shop.host);
      await sync();
    }
    expect(service.asked).toHaveLength(asked);
  });

  test.each([400, 405, 422])(
    'a withdrawal that it answers with %i is told again until it is done',
    async (status) => {
      await begin();
      const row = await list.join('an@klant.nl');
      await sync();
      await list.answer(row?.token, 'stop');
      await list.join('bo@klant.nl');
      service.refusals.set('an@klant.nl', { status });
      await sync();
      // Nobody waits for it, and it stands out: somebody gets letters that he doesn't want.
      expect(service.statusOf('bo@klant.nl')).toBe('subscribed');
      expect(await pending()).toMatchObject([
        { email: 'an@klant.nl', tries: 1, problem: expect.stringContaining(String(status)) },
      ]);
      expect(logged.join()).toContain('a withdrawal was refused');
      list.shop.clock.advance(31_000);
      await sync();
      expect(await pending()).toMatchObject([{ email: 'an@klant.nl', tries: 2 }]);
      service.refusals.clear();
      list.shop.clock.advance(61_000);
      await sync();
      expect(service.statusOf('an@klant.nl')).toBe('unsubscribed');
      expect(await pending()).toEqual([]);
      const { rows } = await list.shop.db.execute(sql`select email from newsletter_syncs`);
      expect(rows).toEqual([{ email: null }, { email: null }]);
    },
  );

  test('a withdrawal of an address that it doesn’t have is done', async () => {
    await begin();
    const row = await list.join('an@klant.nl');
    await sync();
    service.forget('an@klant.nl');
    await list.answer(row?.token, 'stop');
    await sync();
    expect(await pending()).toEqual([]);
  });

  test('what it can’t tell of one address withdraws nobody, and stops no other', async () => {
    await begin();
    for (const email of ['an@klant.nl', 'bo@klant.nl']) await list.join(email);
    await sync();
    for (const email of ['an@klant.nl', 'bo@klant.nl']) service.withdraw(email);
    service.refusals.set('an@klant.nl', { status: 400 });
    await pollProviders(list.shop.host);
    expect((await list.rowOf('an@klant.nl'))?.state).toBe('subscribed');
    expect(await list.rowOf('bo@klant.nl')).toBeUndefined();
    // The next time it is asked about the same days again.
    const isBehind = async () => {
      const { rows } = await list.shop.db.execute<{ to: Date }>(
        sql`select polled_to as to from newsletter_providers`,
      );
      const ago = list.shop.clock.now().getTime() - new Date(rows[0]?.to ?? 0).getTime();
      return ago > limits.pollOverlap;
    };
    expect(await isBehind()).toBe(true);
    service.refusals.clear();
    await pollProviders(list.shop.host);
    expect(await list.rowOf('an@klant.nl')).toBeUndefined();
    expect(await isBehind()).toBe(false);
  });

  test('who withdrew there comes off the list; a notice alone is not believed', async () => {
    await begin({ work: true });
    for (const email of ['an@klant.nl', 'bo@klant.nl', 'cis@klant.nl']) await list.join(email);
    await eventually(() => expect(service.statusOf('cis@klant.nl')).toBe('subscribed'));
    await eventually(async () => expect(await pending()).toEqual([]));
    const asked = service.asked.length;
    for (const body of ['', '{', 'data[email]=', '{"email":7}', service.notice('nobody@x.nl')]) {
      expect((await post(body)).statusCode).toBe(200);
    }
    expect(service.asked).toHaveLength(asked);
    expect((await post(service.notice('bo@klant.nl'))).statusCode).toBe(200);
    service.withdraw('an@klant.nl');
    expect((await post(service.notice('an@klant.nl'))).statusCode).toBe(200);
    await eventually(async () => expect(await list.rowOf('an@klant.nl')).toBeUndefined());
    expect((await list.proofs()).at(-1)).toMatchObject({ kind: 'withdrawn', source: name });
    expect((await list.rowOf('bo@klant.nl'))?.state).toBe('subscribed');
    // One of which no notice came is found when it is asked.
    service.withdraw('cis@klant.nl');
    await pollProviders(list.shop.host);
    expect(await list.rowOf('cis@klant.nl')).toBeUndefined();
    expect((await list.rowOf('bo@klant.nl'))?.state).toBe('subscribed');
    const url = `/webcore/newsletter/notice/${name}`;
    expect((await list.shop.inject({ method: 'GET', url })).statusCode).toBe(200);
  });

  test('many processes at once tell it each change once, and the last one holds', async () => {
    await begin();
    const rows = [];
    for (let n = 0; n < 12; n += 1) rows.push(await list.join(`n${n}@klant.nl`));
    await Promise.all([sync(), sync(), sync(), sync()]);
    expect(service.asked).toHaveLength(12);
    // Withdrawn while it is being told that he came.
    await Promise.all([
      ...rows.map((row) => list.answer(row?.token, 'stop')),
      ...Array.from({ length: 4 }, sync),
    ]);
    await sync();
    const states = rows.map((_, n) => service.statusOf(`n${n}@klant.nl`));
    expect(new Set(states)).toEqual(new Set(['unsubscribed']));
    expect(await pending()).toEqual([]);
  });

  test('a process that dies while it tells is followed by another', async () => {
    await begin();
    await list.join('an@klant.nl');
    await list.shop.db.execute(sql`update newsletter_syncs set
      leased_until = ${new Date(list.shop.clock.now().getTime() + 120_000).toISOString()}::timestamptz`);
    await sync();
    expect(service.asked).toEqual([]);
    list.shop.clock.advance(120_001);
    await sync();
    expect(service.statusOf('an@klant.nl')).toBe('subscribed');
  });
});

describe('all', () => {
  let list: ListShop;
  beforeEach(async () => {
    list = await createListShop();
  });
  afterEach(() => list.shop.close());

  test('without a key nobody is told; with one later, all who are on the list', async () => {
    await list.join('an@klant.nl');
    const gone = await list.join('bo@klant.nl');
    await list.answer(gone?.token, 'stop');
    const { rows } = await list.shop.db.execute(sql`select * from newsletter_syncs`);
    expect(rows).toEqual([]);
    const { service, config } = await kinds.mailchimp();
    const { host } = list.shop;
    const later = { ...host, config: { ...host.config, ...config } };
    await catchUp(later);
    await syncProviders(later);
    expect(service.asked.map(({ body }) => body.email_address)).toEqual(['an@klant.nl']);
    await service.close();
  });

  test('a withdrawal while its provider has no key is told when it has one again', async () => {
    const { service, config } = await kinds.brevo();
    const { host } = list.shop;
    const keyed = { ...host, config: { ...host.config, ...config } };
    const gone = await list.join('an@klant.nl');
    await list.join('bo@klant.nl');
    await catchUp(keyed);
    await syncProviders(keyed);
    const asked = service.asked.length;
    // The key is lost: what happens meanwhile is noted, and said to whoever reads the log.
    await list.answer(gone?.token, 'stop');
    await catchUp(host);
    await syncProviders(host);
    expect(service.asked).toHaveLength(asked);
    const waiting = await host.db.execute(
      sql`select email from newsletter_syncs where done < revision`,
    );
    expect(waiting.rows).toEqual([{ email: 'an@klant.nl' }]);
    // Somebody withdraws at the provider meanwhile.
    service.withdraw('bo@klant.nl');
    list.shop.clock.advance(30 * 86_400_000);
    await catchUp(keyed);
    await syncProviders(keyed);
    await pollProviders(keyed);
    for (const email of ['an@klant.nl', 'bo@klant.nl']) {
      expect(service.statusOf(email)).toBe('unsubscribed');
      expect(await list.rowOf(email)).toBeUndefined();
    }
    expect((await list.proofs()).at(-1)).toMatchObject({ kind: 'withdrawn', source: 'brevo' });
    await service.close();
  });

  test('what waits for a provider without a key is told in the log, and goes when it is forgotten', async () => {
    const { service, config } = await kinds.brevo();
    const logged: string[] = [];
    const own = await createListShop({ log: (line) => logged.push(line) });
    const { host } = own.shop;
    const keyed = { ...host, config: { ...host.config, ...config } };
    const gone = await own.join('an@klant.nl');
    await catchUp(keyed);
    await syncProviders(keyed);
    await catchUp(host);
    const told = () => logged.filter((line) => line.includes('has no key'));
    expect(told()).toEqual([]);
    await own.answer(gone?.token, 'stop');
    await catchUp(host);
    expect(told().map((line) => JSON.parse(line))).toMatchObject([{ provider: 'brevo', count: 1 }]);
    expect(logged.join()).not.toContain('klant.nl');
    // Not while it is told: all would be told anew.
    expect(await forgetProvider(keyed, 'brevo')).toBeUndefined();
    expect(await forgetProvider(host, 'mailchimp')).toBe(0);
    expect(await forgetProvider(host, 'brevo')).toBe(1);
    const { rows } = await host.db.execute(sql`
      select provider from newsletter_syncs union select provider from newsletter_providers`);
    expect(rows).toEqual([]);
    await own.shop.close();
    await service.close();
  });

  test('who withdrew is asked from where the last answer ended, however long nobody asked', async () => {
    const { service, config } = await kinds.mailchimp();
    const { host, clock } = list.shop;
    const keyed = { ...host, config: { ...host.config, ...config } };
    const begun = clock.now().getTime();
    await list.join('an@klant.nl');
    await catchUp(keyed);
    await syncProviders(keyed);
    const since = () => {
      const polls = service.asked.filter(({ query }) => query.has('since_last_changed'));
      return Date.parse(polls.at(-1)?.query.get('since_last_changed') ?? '');
    };
    // Before the first answer: the server was down, and then the provider, for longer than is looked back.
    clock.advance(2 * limits.firstPoll);
    service.faults.push({ status: 503, headers: { 'retry-after': '60' } });
    await pollProviders(keyed);
    expect(since()).toBe(begun - limits.firstPoll);
    clock.advance(limits.firstPoll);
    await pollProviders(keyed);
    expect(since()).toBe(begun - limits.firstPoll);
    const answered = clock.now().getTime();
    clock.advance(60 * 86_400_000);
    await pollProviders(keyed);
    expect(since()).toBe(answered - limits.pollOverlap);
    await service.close();
  });

  test('the trouble of one provider stops neither the changes nor the polls of another', async () => {
    const [first, second] = [await kinds.mailchimp(), await kinds.brevo()];
    const { host } = list.shop;
    const both = { ...host, config: { ...host.config, ...first.config, ...second.config } };
    await list.join('an@klant.nl');
    await catchUp(both);
    first.service.faults.push({ status: 503 });
    await syncProviders(both);
    expect(second.service.statusOf('an@klant.nl')).toBe('subscribed');
    second.service.withdraw('an@klant.nl');
    first.service.faults.push({ status: 503, headers: { 'retry-after': '7200' } });
    await pollProviders(both);
    expect(await list.rowOf('an@klant.nl')).toBeUndefined();
    // It is left alone as long as it said.
    const asked = first.service.asked.length;
    list.shop.clock.advance(3_600_000);
    await pollProviders(both);
    expect(first.service.asked).toHaveLength(asked);
    await first.service.close();
    await second.service.close();
  });

  test('an audience that isn’t there is no address that isn’t on it', async () => {
    const { service, config } = await kinds.mailchimp();
    const { host } = list.shop;
    const with_ = { ...host, config: { ...host.config, ...config } };
    const row = await list.join('an@klant.nl');
    await catchUp(with_);
    await syncProviders(with_);
    const sub = { id: row?.id ?? 0, source: 'mail' };
    await transact(host.db, (tx) => withdraw(with_, tx, sub));
    service.faults.push({ status: 404 }, { status: 404 });
    await syncProviders(with_);
    const { rows } = await host.db.execute(sql`select email, problem from newsletter_syncs`);
    expect(rows).toEqual([{ email: 'an@klant.nl', problem: 'Mailchimp has no such list' }]);
    // Who was erased there for good is on no list either.
    const title = 'Forgotten Email Not Subscribed';
    service.refusals.set('an@klant.nl', { status: 400, body: { title } });
    list.shop.clock.advance(31_000);
    await syncProviders(with_);
    const { rows: after } = await host.db.execute(sql`select email from newsletter_syncs`);
    expect(after).toEqual([{ email: null }]);
    await service.close();
  });

  test('a list at Brevo that isn’t there refuses nobody', async () => {
    const { service, config } = await kinds.brevo();
    const { host } = list.shop;
    const with_ = { ...host, config: { ...host.config, ...config } };
    await list.join('an@klant.nl');
    await catchUp(with_);
    service.faults.push({ status: 400 }, { status: 404 });
    await syncProviders(with_);
    list.shop.clock.advance(31_000);
    await syncProviders(with_);
    expect(service.statusOf('an@klant.nl')).toBe('subscribed');
    await service.close();
  });

  test('whoever withdrew at Mailchimp and asks again is asked by Mailchimp as well', async () => {
    const { service, config } = await kinds.mailchimp();
    const { host } = list.shop;
    const with_ = { ...host, config: { ...host.config, ...config } };
    await list.join('an@klant.nl');
    service.withdraw('an@klant.nl');
    await catchUp(with_);
    await syncProviders(with_);
    expect(service.statusOf('an@klant.nl')).toBe('pending');
    await pollProviders(with_);
    expect((await list.rowOf('an@klant.nl'))?.state).toBe('subscribed');
    await service.close();
  });
});
