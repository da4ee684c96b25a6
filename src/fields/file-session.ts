import { PREFIX } from '#kernel/wire';
import type { UploadedFile, UploadTarget } from '#ui/upload-dashboard/types';

/**
 * What a tab remembers of a field's uploads, so that a reload doesn't lose them. In the session's
 * storage: a computer in a library must not show one visitor's files to the next.
 */
type Remembered = {
  files: UploadedFile[];
  /** An upload was under way. */
  unfinished?: boolean;
};

const SESSION = `${PREFIX}_uploads`;

/** Without room or leave nothing is remembered. */
const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

/** A name of this tab's session that nobody can guess. */
const sessionName = (): string => {
  const known = attempt(() => sessionStorage.getItem(SESSION));
  const name = known ?? crypto.randomUUID();
  if (!known) attempt(() => sessionStorage.setItem(SESSION, name));
  return name;
};

/** What a field's uploads are called in this session. */
export const sessionKey = ({ moduleObject, itemId }: UploadTarget, fieldId: string): string =>
  `${SESSION}-${sessionName()}-${moduleObject}-${itemId}-${fieldId}`;

const isFile = (one: unknown): one is UploadedFile => {
  const { id, name, address } = (one ?? {}) as Partial<UploadedFile>;
  return [id, name, address].every((text) => typeof text === 'string' && text !== '');
};

export const recallUploads = (key: string): Remembered =>
  attempt(() => {
    const { files, unfinished } = JSON.parse(sessionStorage.getItem(key) ?? '') as Remembered;
    return { files: files.filter(isFile), unfinished: unfinished === true };
  }) ?? { files: [] };

/** Addresses that end with the page are not remembered. */
const lasting = ({ href, ...file }: UploadedFile): UploadedFile =>
  href?.startsWith('blob:') ? file : { href, ...file };

export const rememberUploads = (key: string, { files, unfinished }: Remembered): void => {
  attempt(() => {
    if (files.length === 0 && !unfinished) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ files: files.map(lasting), unfinished }));
  });
};
