import type { Command } from 'commander';

/** A group of commands, the one that is there or a new one. */
export const group = (program: Command, name: string, description: string): Command =>
  program.commands.find((one) => one.name() === name) ??
  program.command(name).description(description);
