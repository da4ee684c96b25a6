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
