import type { Command } from 'commander';
import { usualVcl, type VclOptions, writeVcl } from '#platform/shared-cache/vcl';
import { fail } from './stored-host';

type Options = { backend?: string[]; purger?: string[] };

const isPlace = (text: string): boolean => /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(text);
const isNetwork = (text: string): boolean => /^(?:[\w.-]+|[\da-f:]+)(?:\/\d{1,3})?$/i.test(text);

const readOptions = ({ backend = [], purger = [] }: Options): VclOptions | string => {
  const wrong = backend.find((text) => !isPlace(text)) ?? purger.find((text) => !isNetwork(text));
  if (wrong !== undefined)
    return `${wrong}: geef een proces als adres:poort, of een adres of netwerk.`;
  return {
    backends: backend.length > 0 ? backend : usualVcl.backends,
    purgers: purger.length > 0 ? purger : usualVcl.purgers,
  };
};

const gather = (text: string, former: string[] = []): string[] => [...former, text];

/** `etalage varnish`: how a Varnish before the site is set up. */
export const addVarnishCommand = (program: Command): void => {
  program
    .command('varnish')
    .description('Toont de instellingen (VCL) voor een Varnish voor de site')
    .option('--backend <adres:poort>', 'een proces van de site; mag vaker', gather)
    .option('--purger <netwerk>', 'wie mag zeggen wat veranderde; mag vaker', gather)
    .action((options: Options) => {
      const read = readOptions(options);
      if (typeof read === 'string') fail(read);
      else process.stdout.write(writeVcl(read));
    });
};
