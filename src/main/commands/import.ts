import type { Command } from 'commander'; export const addImportCommands = (_program: Command, _root: string): void => {};
