import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { SavedFacets } from '#kernel/values/facets';
import type { SavedSearch } from '#kernel/values/search';
import type { Host } from '#platform/host';
import type { Prints } from './prints';

/** An index as it was, and what the database said then. */
export type IndexCopy = { prints: Prints; facets: SavedFacets; search: SavedSearch };

/** Copies of one index that are kept: of this build, and of the one before or after it. */
const KEPT = 2;
const SEAL = 32;

const TypedArray = Object.getPrototypeOf(Uint8Array) as Uint8ArrayConstructor;

/** As Node documents it; its types know nothing of it. */
type HostReader = { _readHostObject: () => Uint8Array };
const { _readHostObject: readPart } = DefaultDeserializer.prototype as unknown as HostReader;

/** Node's own gives arrays that are parts of the whole file, which would stay as long as one of them. */
class Deserializer extends DefaultDeserializer {
  _readHostObject(): unknown {
    return TypedArray.prototype.slice.call(readPart.call(this as unknown as HostReader));
  }
}

const placeOf = ({ config }: Host): string => join(config.dataFolder, 'indexes');

/** A file for each build, so that two of them side by side don't overwrite each other's. */
const nameOf = (build: string, name: string): string => `${name}.${build.slice(0, 16)}`;

/**
 * Proves that a file is whole, of this site, and was made by this very code: anything else would be
 * read as something that it isn't.
 */
const seal = ({ build, config }: Host, name: string, body: Uint8Array): Buffer =>
  createHmac('sha256', config.secret)
    .update(`index ${name} ${build} ${process.versions.v8} ${process.arch}\n`)
    .update(body)
    .digest();

const readSealed = async (host: Host, build: string, name: string): Promise<Buffer | undefined> => {
  const file = await readFile(join(placeOf(host), nameOf(build, name)));
  const body = file.subarray(SEAL);
  const isOurs =
    file.length > SEAL && timingSafeEqual(file.subarray(0, SEAL), seal(host, name, body));
  return isOurs ? body : undefined;
};

/** The copy of an index that this build of the site may use; undefined where there is none. */
export const readCopy = async (host: Host, name: string): Promise<IndexCopy | undefined> => {
  const { build } = host;
  if (build === undefined) return undefined;
  try {
    const body = await readSealed(host, build, name);
    if (!body) {
      host.log.warn({ index: name }, 'the copy of an index is of no use');
      return undefined;
    }
    const reader = new Deserializer(body);
    reader.readHeader();
    const index = reader.readValue() as Omit<IndexCopy, 'prints'>;
    return { ...index, prints: reader.readValue() as Prints };
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code !== 'ENOENT') {
      host.log.warn({ err, index: name }, 'the copy of an index could not be read');
    }
    return undefined;
  }
};

/** What an index is right now, written down at once: what happens to it later doesn't show. */
export const freeze = (index: Omit<IndexCopy, 'prints'>): DefaultSerializer => {
  const writer = new DefaultSerializer();
  writer.writeHeader();
  writer.writeValue(index);
  return writer;
};

/** Removes what other builds left, and what a process that ended was writing. */
const tidy = async (host: Host, name: string): Promise<void> => {
  const place = placeOf(host);
  const names = (await readdir(place)).filter((one) => one.startsWith(`${name}.`));
  const made = async (one: string) => {
    const file = await stat(join(place, one)).catch(() => undefined);
    return { one, at: file?.mtimeMs ?? 0 };
  };
  const files = (await Promise.all(names.map(made))).sort((a, b) => b.at - a.at);
  for (const { one } of files.slice(KEPT)) await rm(join(place, one), { force: true });
};

/**
 * Keeps what was frozen, with what the database said then, in the place of an earlier copy. Whoever
 * reads meanwhile, in this process or another, finds either of them whole.
 */
export const writeCopy = async (
  host: Host,
  name: string,
  { frozen, prints }: { frozen: DefaultSerializer; prints: Prints },
): Promise<void> => {
  const { build } = host;
  if (build === undefined) return;
  frozen.writeValue(prints);
  const body = frozen.releaseBuffer();
  const place = placeOf(host);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const unfinished = join(place, `${name}.${randomUUID()}`);
  try {
    await writeFile(unfinished, [seal(host, name, body), body], { mode: 0o600 });
    await rename(unfinished, join(place, nameOf(build, name)));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await tidy(host, name);
};
