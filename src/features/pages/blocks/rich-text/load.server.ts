import { fillFactsInHtml } from '#features/settings/api.server';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import type { BlockLoad } from '../../server/blocks';
import type { definition } from './definition';

/** Facts of the chain stand in what was written as names in braces. */
export const load: BlockLoad<typeof definition, string> = {
  load: async ({ host }, instances) =>
    new Map(
      await Promise.all(
        instances.map(async ({ id, settings }) => {
          const html = await fillFactsInHtml(host, settings.html);
          return [id, sanitizeRichText(html)] as const;
        }),
      ),
    ),
};
