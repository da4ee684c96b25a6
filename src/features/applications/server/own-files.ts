import type { DataHolder, OwnFile } from '#features/accounts/api.server';
import { filesSent, findSent } from '#features/forms/api.server';
import { exportTexts as texts } from '#kernel/messages/nl-person-export';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { listOwn } from './own-rows';

/** What somebody sent with his applications, such as a letter; of each a folder. */
export const ownApplicationFiles = async (host: Host, holder: DataHolder): Promise<OwnFile[]> => {
  const found: OwnFile[] = [];
  const rows = await listOwn(host.db, holder);
  for (const { vacancy, location, createdAt, submissionId } of rows) {
    const sent = await findSent(host.db, submissionId);
    const name = [dayOf(createdAt), vacancy, location].filter(Boolean).join(' ');
    const folders = [texts.folders.applications, name];
    found.push(...(await filesSent(host, { ids: sent?.files ?? [], folders })));
  }
  return found;
};
