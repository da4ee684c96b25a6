import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const runner = resolve(import.meta.dirname, 'run.mjs');

export interface TestProcess {
  child: ChildProcess;
  /** The next thing that it sends; throws when it ends instead. */
  next<T>(): Promise<T>;
  send(message: object): void;
  /** As the kernel does it: nothing in it gets a word. */
  kill(): Promise<void>;
  /** Resolves with its exit code. */
  ended(): Promise<number | null>;
}

/** Starts a TypeScript file in a process of its own; they talk through `process.send`. */
export function startProcess(file: string, args: string[] = []): TestProcess {
  const child = fork(runner, [file, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const received: unknown[] = [];
  const waiting: ((end?: Error) => void)[] = [];
  child.on('message', (message) => {
    received.push(message);
    waiting.shift()?.();
  });
  const ended = once(child, 'exit').then(([code]) => {
    for (const wait of waiting.splice(0)) wait(new Error(`${file} ended with ${code}`));
    return code as number | null;
  });
  return {
    child,
    async next<T>() {
      if (received.length === 0) {
        if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
        await new Promise<void>((go, fail) => waiting.push((end) => (end ? fail(end) : go())));
      }
      return received.shift() as T;
    },
    send: (message) => void child.send(message),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended: () => ended,
  };
}
