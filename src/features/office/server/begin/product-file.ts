import { z } from 'zod';
import { fetchPictures, importProducts, Report } from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import { webStock } from '#features/stock/api.server';
import { staff as limits } from '#kernel/limits-staff';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import type { ToldBulk } from '../../contract';

const tellChanged = (host: Host) => (ids: number[]) => announceChange(host, 'Product', ids);

/** Fetches the pictures that a file of articles named by their addresses on the web. */
export const fetchPicturesJob = defineJob<object, JobContext>({
  name: 'office.fetch-pictures',
  schema: z.object({}),
  run: async (_, { host }) => {
    await fetchPictures(host(), { announce: tellChanged(host()) });
  },
});

type ProductFile = { bytes: Uint8Array; file: string; dryRun: boolean; staffId: number };

/**
 * Reads a file of articles as shops have them (a line a variant, Shopify's too), with brands, categories,
 * colours, sizes and stock. Throws UnreadableFile.
 */
export const readProductFile = async (
  host: Host,
  { bytes, file, dryRun, staffId }: ProductFile,
): Promise<ToldBulk> => {
  const report = new Report();
  const plans: ToldBulk['plans'][number][] = [];
  const unused: string[] = [];
  await importProducts(
    (async function* () {
      yield bytes;
    })(),
    {
      ...{ db: host.db, webStock, now: host.clock.now(), file, staffId, dryRun, report },
      announce: tellChanged(host),
      onUnused: (headers) => unused.push(...headers),
      onPlan: ({ kind, access, changes }) => {
        if (kind === 'unchanged' || plans.length >= limits.plans) return;
        plans.push({ key: access, kind, told: changes });
      },
    },
  );
  if (!dryRun && report.pictures > 0) await host.jobs.enqueue(fetchPicturesJob, {});
  return {
    ...{ made: report.new, changed: report.changed, unchanged: report.unchanged, plans, unused },
    refused: report.refusals.map(({ line, access, reason }) => ({ line, key: access, reason })),
    ...(report.importId !== undefined && { importId: report.importId }),
  };
};
