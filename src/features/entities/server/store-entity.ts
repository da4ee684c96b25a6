import type { Host } from '#platform/host';
import { describeWrites } from './describe';
import { addStored, type StoredEntity } from './stored';
import { withTerms } from './vocabularies';

/** Makes an entity's rows known to all that writes by its fields: the API, files, the history. */
export const storeEntity = (host: Host, stored: StoredEntity): void => {
  addStored(host, withTerms(host, stored));
  describeWrites(host, stored);
};
