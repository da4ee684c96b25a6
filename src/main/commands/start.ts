import type { Command } from 'commander';
import { readConfig } from '#platform/config/config';
import { loadDemoOnce } from '../../../demo/loader';
import { demoLogins } from '../../../demo/loader/logins';
import { pathsOf } from '../paths';
import { listen, open, stopOnSignal } from '../start';
import { createProgress } from './progress';

/** `etalage start`: everything up, the demo in an empty database, listening. */
export const addStartCommand = (program: Command, root: string): void => {
  program
    .command('start')
    .description('Start de site; een lege database krijgt de demowinkel Brink')
    .option('--no-demo', 'laad geen demo in een lege database')
    .action(async (options: { demo: boolean }) => {
      const started = await open(readConfig(), root);
      stopOnSignal(started.stop);
      const progress = createProgress();
      if (options.demo) await loadDemoOnce(started.host, pathsOf(root).demo, progress.show);
      progress.stop();
      const address = await listen(started);
      console.log(`\nEtalage staat op ${address}`);
      for (const line of await demoLogins(started.host)) console.log(line);
    });
};
