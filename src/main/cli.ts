import { Command } from 'commander';
import { readConfig } from '#platform/config/config';
import { ConfigError } from '#platform/config/errors';
import { addApiUserCommands } from './commands/api-user';
import { addApplicationCommands } from './commands/applications';
import { addCodeCommands } from './commands/code';
import { addDemoCommands } from './commands/demo';
import { addSubmissionsCommand } from './commands/export-submissions';
import { addGiftCardCommands } from './commands/giftcard';
import { addImportCommands } from './commands/import';
import { addStoreCommands } from './commands/import-stores';
import { addVacancyCommands } from './commands/import-vacancies';
import { addOrderCommands } from './commands/orders';
import { addReservationCommands } from './commands/reservation';
import { addStartCommand } from './commands/start';
import { addUserCommands } from './commands/user';
import { addWebhookCommands } from './commands/webhook';
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
  addVacancyCommands(program, root);
  addApplicationCommands(program, root);
  addSubmissionsCommand(program, root);
  addUserCommands(program, root);
  addApiUserCommands(program, root);
  addCodeCommands(program, root);
  addGiftCardCommands(program, root);
  addWebhookCommands(program, root);
  addOrderCommands(program, root);
  addReservationCommands(program, root);
  try {
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof ConfigError ? error.message : error);
  }
};
