import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { createLineLog, type Log } from '#platform/config/log';
import { writeSecurity } from '#platform/security-log/security-log';

/** Commands that change who may do what, or read or change what is personal or worth money. */
const noted = [
  'user',
  'staff',
  'setup',
  'api-user',
  'backup',
  'restore',
  'live',
  'webhook',
  'consent',
  'orders',
  'applications',
  'reservation',
  'giftcard',
  'export submissions',
  'import customers',
  'item',
];

/** 'orders return receive': the command's own name, with the groups that it stands in. */
const nameOf = (command: Command): string => {
  const { parent } = command;
  return parent?.parent ? `${nameOf(parent)} ${command.name()}` : command.name();
};

const toStandardError = createLineLog((line) => process.stderr.write(line));

/**
 * Notes in the security log that such a command was run, and how it ended; never what was asked or
 * answered. Answers a function to call once it has ended.
 */
export const noteCommands = (program: Command, log: Log = toStandardError): (() => void) => {
  let detail: string | undefined;
  program.hook('preAction', (_, command) => {
    const name = nameOf(command);
    if (noted.some((one) => `${name} `.startsWith(`${one} `))) detail = name;
  });
  return () => {
    if (detail === undefined) return;
    const outcome = process.exitCode ? 'failure' : 'success';
    writeSecurity(log, { event: 'command', outcome, detail, reqId: randomUUID() });
  };
};
