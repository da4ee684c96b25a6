import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks at a terminal. What is typed as a secret isn't shown. */
export type Ask = {
  line: (question: string, options?: { isSecret?: boolean }) => Promise<string>;
  tell: (...lines: readonly string[]) => void;
  end: () => void;
};

export type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
};

/** Whether somebody is there to answer. */
export const isTerminal = (): boolean =>
  Boolean(process.stdin.isTTY && process.stdout.isTTY) && process.env.CI === undefined;

/**
 * `signal` ends a question that waits, which then throws an AbortError. Ctrl-C is sent on to the process, since a
 * terminal that is asked at keeps it.
 */
export const createAsk = (
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
  signal?: AbortSignal,
): Ask => {
  let isSilent = false;
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isSilent) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({
    ...{ input, output: shown, terminal: input.isTTY === true, historySize: 0 },
  });
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const ended = new AbortController();
  // Ctrl-D: nobody answers any more.
  lines.on('close', () => ended.abort());
  return {
    async line(question, { isSecret = false } = {}) {
      const answer = lines.question(question, {
        signal: AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]),
      });
      // The question itself was shown.
      isSilent = isSecret;
      try {
        return await answer;
      } finally {
        if (isSecret) output.write('\n');
        isSilent = false;
      }
    },
    tell: (...told) => void output.write(`${told.join('\n')}\n`),
    end: () => lines.close(),
  };
};
