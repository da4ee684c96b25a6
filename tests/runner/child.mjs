import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** What runs now; ended with us, so that an interrupted run leaves nothing behind. */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });
}

/**
 * Runs a command in the project's root, its output shown as it comes. Resolves with its exit code;
 * 1 when a signal ended it or it could not be started. After `minutes` it is asked to stop, and ten
 * seconds later it is made to.
 */
export const run = (
  command,
  args,
  { env = {}, minutes = 60, stdio = 'inherit', onStart = () => undefined } = {},
) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    running.add(child);
    onStart(child);
    const late = setTimeout(() => {
      console.error(`${command} ${args[0] ?? ''}: stopped after ${minutes} minutes`);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
    }, minutes * 60_000);
    const end = (code) => {
      clearTimeout(late);
      running.delete(child);
      done(code ?? 1);
    };
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.once('close', end);
  });

/** Runs a program of an installed package, without npx in between. */
export const runPackage = (script, args, options) =>
  run(process.execPath, [resolve(root, 'node_modules', script), ...args], options);

/** Runs a script of ours; resolves with its exit code and all that it wrote. */
export const runQuietly = async (args) => {
  const chunks = [];
  const keep = (chunk) => chunks.push(chunk);
  const code = await run(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: (child) => {
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
    },
  });
  return { code, output: Buffer.concat(chunks).toString() };
};
