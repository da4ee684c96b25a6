import type { Command } from 'commander'; export const addUserCommands = (_program: Command, _root: string): void => {};
