import type { Command } from 'commander'; export const addDemoCommands = (_program: Command, _root: string): void => {};
