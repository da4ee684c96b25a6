import { Command } from 'commander';
import { ConfigError } from '#platform/config/errors';
import { speakHelp, speakTitles } from './commands/speak-help';
import { addStartCommand } from './commands/start';
import { noteCommands } from './note-commands';

/** Runs the command `etalage`. Exit codes: 0 done, 1 failed, 2 done in part (bad rows). */
export const run = async (argv: string[], root: string): Promise<void> => {
  const program = new Command('etalage')
    .description('Website, webshop, winkels en vacatures voor een winkelketen')
    .showHelpAfterError('See etalage --help.');
  speakTitles(program);
  addStartCommand(program, root);
  // A start brings its PostgreSQL up first, and reads the rest of the code while that comes up.
  if (argv[2] !== 'start') {
    const { addCommands } = await import('./commands');
    addCommands(program, root);
  }
  speakHelp(program);
  const note = noteCommands(program);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof ConfigError ? error.message : error);
  } finally {
    note();
  }
};
