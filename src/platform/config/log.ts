/** One level's writer, in pino's two forms: a line, or fields and a line. */
export interface LogLine {
  (message: string): void;
  (fields: object, message?: string): void;
}

/** What the platform asks of a log. Fastify's own log and pino fit it. */
export interface Log {
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
}

const nothing: LogLine = () => {};

/** Says nothing: for commands and tests that have no log of their own. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

const levels = { debug: 20, info: 30, warn: 40, error: 50 } as const;

/** Writes lines as the server's own log does: for commands, whose answers go to standard output. */
export const createLineLog = (write: (line: string) => void): Log => {
  const at =
    (level: number): LogLine =>
    (first: object | string, second?: string) => {
      const fields = typeof first === 'string' ? { msg: first } : { ...first, msg: second };
      write(`${JSON.stringify({ level, time: Date.now(), ...fields })}\n`);
    };
  return {
    debug: at(levels.debug),
    info: at(levels.info),
    warn: at(levels.warn),
    error: at(levels.error),
  };
};
