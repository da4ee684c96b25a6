import type { Command } from 'commander';
import { readConfig } from '#platform/config/config';
import { prepareDatabase } from '../start';
import { addApiUserCommands } from './api-user';
import { addApplicationCommands } from './applications';
import { addBackupCommand } from './backup';
import { addCodeCommands } from './code';
import { addConsentCommands } from './consent';
import { addDemoCommands } from './demo';
import { addDoctorCommand } from './doctor';
import { addSubmissionsCommand } from './export-submissions';
import { addGiftCardCommands } from './giftcard';
import { addImportCommands } from './import';
import { addVacancyCommands } from './import-vacancies';
import { addItemCommand } from './item';
import { addItemCommands } from './items';
import { addLegalInfoCommands } from './legal-info';
import { addLiveCommand } from './live';
import { addNewsletterCommands } from './newsletter';
import { addOfferCommands } from './offer';
import { addOrderCommands } from './orders';
import { addPopupCommands } from './popup';
import { addReservationCommands } from './reservation';
import { addRestoreCommand } from './restore';
import { addReviewCommands } from './review';
import { addSetupCommand } from './setup';
import { addSiteCommands } from './site';
import { addStaffCommands } from './staff';
import { addUserCommands } from './user';
import { addVarnishCommand } from './varnish';
import { addWebhookCommands } from './webhook';

/** All commands but `start`. */
export const addCommands = (program: Command, root: string): void => {
  program
    .command('migrate')
    .description('Brengt de database op orde en stopt')
    .action(async () => {
      const database = await prepareDatabase(readConfig(), root);
      await database.stop();
      console.log('De database is op orde.');
    });
  addBackupCommand(program, root);
  addRestoreCommand(program, root);
  addLiveCommand(program, root);
  addDoctorCommand(program, root);
  addSetupCommand(program, root);
  addVarnishCommand(program);
  addDemoCommands(program, root);
  addImportCommands(program, root);
  addVacancyCommands(program, root);
  addItemCommands(program, root);
  addItemCommand(program, root);
  addSiteCommands(program, root);
  addApplicationCommands(program, root);
  addSubmissionsCommand(program, root);
  addLegalInfoCommands(program, root);
  addConsentCommands(program, root);
  addStaffCommands(program, root);
  addUserCommands(program, root);
  addApiUserCommands(program, root);
  addCodeCommands(program, root);
  addNewsletterCommands(program, root);
  addOfferCommands(program, root);
  addPopupCommands(program, root);
  addGiftCardCommands(program, root);
  addWebhookCommands(program, root);
  addOrderCommands(program, root);
  addReservationCommands(program, root);
  addReviewCommands(program, root);
};
