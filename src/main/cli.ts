import { Command } from 'commander';
import { readConfig } from '#platform/config/config';
import { ConfigError } from '#platform/config/errors';
import { addApiUserCommands } from './commands/api-user';
import { addDemoCommands } from './commands/demo';
import { addImportCommands } from './commands/import';
import { addStoreCommands } from './commands/import-stores';
import { addStartCommand } from './commands/start';
import { addUserCommands } from './commands/user';
import { prepareDatabase } from './start';

/** Runs the command `etalage`. Exit codes: 0 done, 1 failed, 2 done in part (bad rows). */
export const run = async (argv: string[], root: string): Promise<void> => {
  const program = new Command('etalage')
    .description('Website, webshop, winkels en vacatures voor een winkelketen')
    .showHelpAfterError('Zie etalage --help.');
  addStartCommand(program, root);
  program
    .command('migrate')
    .description('Brengt de database op orde en stopt')
    .action(async () => {
      const database = await prepareDatabase(readConfig(), root);
      await database.stop();
      console.log('De database is op orde.');
    });
  addDemoCommands(program, root);
  addImportCommands(program, root);
  addStoreCommands(program, root);
  addUserCommands(program, root);
  addApiUserCommands(program, root);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof ConfigError ? error.message : error);
  }
};
