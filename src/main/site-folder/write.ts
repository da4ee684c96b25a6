import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportFolder, listStoredEntities, UnreadableFile } from '#features/entities/api.server';
import { listAllRemote } from '#features/media/api.server';
import { folderTexts as texts } from '#kernel/messages/nl-entities';
import type { Host } from '#platform/host';

/** Says that a folder holds a site, and in which form. */
export const MARK = 'etalage.json';
export const FORMAT = 1;
/** Where the pictures themselves lie, by their keys. */
export const PICTURES = 'pictures';
/** Pictures that still lie elsewhere on the web: their numbers, keys and addresses. */
export const REMOTE = 'pictures-to-fetch.json';

const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** All files below a folder by their paths from it, with slashes; nothing whose name begins with a dot. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path.split('/').every((part) => !part.startsWith('.')));
};

/** An empty folder, or one that holds a site. Throws UnreadableFile for another. */
const claim = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  if (names.length > 0 && !names.includes(MARK)) throw new UnreadableFile(texts.notEmpty);
};

/** Written when it says something else than what lies there: its time then tells when it changed. */
const writeChanged = async (path: string, text: string): Promise<boolean> => {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === text) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.half`, text);
  await rename(`${path}.half`, path);
  return true;
};

/** A picture never changes under its key: what lies there whole is it. */
const writePicture = async (host: Host, key: string, path: string): Promise<boolean> => {
  const file = await host.storage.open(`media/${key}`);
  if (!file) return false;
  const there = await stat(path).catch(() => undefined);
  if (there?.size === file.size) {
    file.stream.destroy();
    return false;
  }
  await mkdir(dirname(path), { recursive: true });
  await pipeline(file.stream, createWriteStream(`${path}.half`));
  await rename(`${path}.half`, path);
  return true;
};

export type WrittenFolder = { files: number; written: number; removed: number };

/** Writes a site as a folder of files: what changed since it was written before, and nothing of what is gone. */
export const writeSite = async (
  host: Host,
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<WrittenFolder> => {
  await claim(folder);
  // First: one that is fetched meanwhile is told twice, not left out.
  const remote = await listAllRemote(host.db);
  const files = await exportFolder(host);
  const kept = new Set([MARK]);
  let written = 0;
  const note = (path: string, isNew: boolean) => {
    kept.add(path);
    if (isNew) written += 1;
  };
  for (const [at, { path, text }] of files.entries()) {
    note(path, await writeChanged(join(folder, path), text));
    if (path.startsWith('media/')) {
      const { key, type } = JSON.parse(text) as { key: string; type: string };
      const picture = `${PICTURES}/${key}.${extensions[type] ?? 'bin'}`;
      note(picture, await writePicture(host, key, join(folder, picture)));
    }
    onProgress(at + 1, files.length);
  }
  if (remote.length > 0) {
    note(REMOTE, await writeChanged(join(folder, REMOTE), `${JSON.stringify(remote, null, 2)}\n`));
  }
  const ours = new Set([
    PICTURES,
    REMOTE,
    ...listStoredEntities(host).map(({ entity }) => entity.access),
  ]);
  const gone = (await listFiles(folder)).filter(
    (path) => ours.has(path.split('/')[0] ?? '') && !kept.has(path),
  );
  for (const path of gone) await rm(join(folder, path));
  // Last: a folder that was cut off while it was first written is none.
  await writeChanged(join(folder, MARK), `${JSON.stringify({ format: FORMAT }, null, 2)}\n`);
  return { files: kept.size, written, removed: gone.length };
};
