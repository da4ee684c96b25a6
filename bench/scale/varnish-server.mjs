// A Varnish of the bench's own, with the configuration that Etalage writes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../places.mjs';

/** A port that nobody listens at now. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

const told = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: root });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
};

/** What `etalage varnish` writes for these processes; without purgers nobody may purge. */
const configurationFor = (addresses, purger) =>
  told(process.execPath, [
    join(root, 'bin', 'etalage.mjs'),
    'varnish',
    ...addresses.flatMap((address) => ['--backend', new URL(address).host]),
    ...['--purger', purger],
  ]);

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

/**
 * Starts Varnish on a port, before site processes at these addresses. `use`: sets it up anew, `refuse` with purges
 * that it answers 403. `pause` stops the process that serves, `resume` lets it go on.
 */
export const startVarnish = async (port, addresses) => {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-varnish-'));
  const file = (name) => join(folder, `${name}.vcl`);
  const work = join(folder, 'work');
  const setUp = (name, processes, purger) =>
    writeFileSync(file(name), configurationFor(processes, purger));
  setUp('boot', addresses, '127.0.0.1');
  const child = spawn(
    'varnishd',
    [
      ...['-F', '-n', work, '-j', 'none', '-f', file('boot'), '-s', 'malloc,256m'],
      ...['-a', `127.0.0.1:${port}`, '-T', '127.0.0.1:0'],
      // Threads that are there before the load comes.
      ...['-p', 'thread_pools=1', '-p', 'thread_pool_min=200', '-p', 'thread_pool_max=2000'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let written = '';
  child.stdout.on('data', (part) => (written += part));
  child.stderr.on('data', (part) => (written += part));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    if (tries > 200 || child.exitCode !== null) throw new Error(`no Varnish: ${written}`);
    await wait(100);
  }
  const [worker] = childrenOf(child.pid);
  const admin = (...words) => told('varnishadm', ['-n', work, ...words]);
  let loads = 0;
  const use = (processes, purger = '127.0.0.1') => {
    loads += 1;
    const name = `v${loads}`;
    setUp(name, processes, purger);
    admin('vcl.load', name, file(name));
    admin('vcl.use', name);
  };
  return {
    address,
    pid: worker,
    use,
    // An address of documentation (RFC 5737): nobody has it.
    refuse: (processes) => use(processes, '192.0.2.1'),
    pause: () => process.kill(worker, 'SIGSTOP'),
    resume: () => process.kill(worker, 'SIGCONT'),
    counters: () => JSON.parse(told('varnishstat', ['-n', work, '-j', '-1'])).counters,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null) child.kill('SIGTERM');
      await Promise.race([ended, wait(10_000).then(() => child.kill('SIGKILL'))]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
