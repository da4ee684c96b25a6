import type { Command } from 'commander';
import { publishAssets } from '#platform/assets/publish';
import { readConfig } from '#platform/config/config';
import { freeMemory } from '../free-memory';
import { pathsOf } from '../paths';
import { listen, open, stopOnSignal, tryAddress } from '../start';
import { createProgress } from './progress';
import { wantsDemo } from './wants-demo';

/** `etalage start`: everything up, the demo in an empty database of its own, listening. */
export const addStartCommand = (program: Command, root: string): void => {
  program
    .command('start')
    .description('Start de site; een lege eigen database krijgt de demowinkel Brink')
    .option('--demo', 'laad de demo in een lege database, ook die van DATABASE_URL')
    .option('--no-demo', 'laad geen demo in een lege database')
    .option('--empty', 'begin een eigen winkel: zonder demo, met een link om hem in te richten')
    .action(async (options: { demo?: boolean; empty?: true }) => {
      const config = readConfig();
      await tryAddress(config);
      const started = await open(config, root);
      stopOnSignal(started);
      const progress = createProgress();
      try {
        if (wantsDemo(options.empty ? false : options.demo, config)) {
          const { loadDemoOnce } = await import('../../../demo/loader');
          await loadDemoOnce(started.host, pathsOf(root).demo, progress.show);
        }
        progress.stop();
        await publishAssets(started.host, pathsOf(root).assets).catch((err) =>
          started.host.log.warn({ err }, 'other builds’ processes will lack the files of this one'),
        );
        await freeMemory();
        const address = await listen(started);
        const { demoLogins } = await import('../../../demo/loader/logins');
        console.log(`\nEtalage staat op ${address}`);
        for (const line of await demoLogins(started.host)) console.log(line);
        const { askAtStart, tellSetup } = await import('./setup');
        for (const line of await tellSetup(started.host)) console.log(line);
        // It serves meanwhile.
        void askAtStart(started.host).catch((err) => started.host.log.error({ err }, 'not set up'));
      } catch (error) {
        // What was started must not keep a start that failed alive.
        progress.stop();
        await started.stop();
        throw error;
      }
    });
};
