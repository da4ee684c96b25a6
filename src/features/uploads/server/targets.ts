import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { UploadSettings } from '../contract';

/** What may be uploaded for an item; undefined: nothing. `column` is '' when none was named. */
export type UploadTargetSource = (
  itemId: number,
  column: string,
) => Promise<UploadSettings | undefined>;

type Named = { moduleObject: string; source: UploadTargetSource };

const targets = new Registry<Named>('upload target');

/** Lets files be uploaded for items of a kind, e.g. `Form`. Throws when another did for that kind. */
export const registerUploadTarget = (
  host: Host,
  moduleObject: string,
  source: UploadTargetSource,
): void => targets.add(host, moduleObject, { moduleObject, source });

/** The kinds of items that files are uploaded for. */
export const listTargets = (host: Host): string[] =>
  targets.list(host).map(({ moduleObject }) => moduleObject);

/** What a target takes; undefined when nothing can be uploaded for it. */
export const findSettings = async (
  host: Host,
  { moduleObject, itemId, column }: { moduleObject: string; itemId: number; column: string },
): Promise<UploadSettings | undefined> => targets.find(host, moduleObject)?.source(itemId, column);
