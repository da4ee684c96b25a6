import { stringify } from 'csv-stringify/sync';
import { consentTypes } from '#kernel/values/consent';
import type { Db } from '#platform/db/types';
import { listProofs } from './proofs';

const heading = ['moment', 'code', 'tekst', 'hoe', ...consentTypes];

/**
 * All proofs as CSV in parts, the oldest first: the moment (ISO 8601, UTC), the random id, the version of
 * the text, where it was chosen, and 1 or 0 for each type. `onRow` is called for each.
 */
export async function* exportProofs(db: Db, onRow: () => void = () => {}): AsyncGenerator<string> {
  yield stringify([heading]);
  for await (const { chosenAt, choiceId, version, way, choices } of listProofs(db)) {
    const values = consentTypes.map((type) => (choices[type] ? '1' : '0'));
    yield stringify([[chosenAt.toISOString(), choiceId, version, way, ...values]]);
    onRow();
  }
}
