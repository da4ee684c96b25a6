import { gatherDataOf, holderOf, listOwnFiles } from '#features/accounts/api.server';
import { getSite } from '#features/settings/api.server';
import { customers } from '#kernel/limits-customers';
import { exportTexts as texts } from '#kernel/messages/nl-person-export';
import type { Host } from '#platform/host';
import { tellParts } from '../../parts';
import { writeFile } from '../person/file';
import { tellLaw } from '../person/law';
import { createNames } from './names';
import type { ZipEntry } from './zip';

const { exports: limits } = customers;

/** What came of it, once all was read. */
export type Filled = { files: number; leftOut: number };

export type Contents = { entries: AsyncIterable<ZipEntry>; filled: Filled };

const textOf = (text: string): [Uint8Array] => [Buffer.from(text)];

/** All that is kept of somebody, to read and for programs; undefined: nothing is. */
export const gatherTexts = async (host: Host, email: string) => {
  const data = await gatherDataOf(host, email);
  const parts = tellParts(data);
  // That choices about cookies can't be looked up is told of anybody.
  if (parts.every(({ name }) => name === 'consent')) return undefined;
  const isUnproven = Object.hasOwn(data.account ?? {}, 'note');
  const about = { email, site: getSite(host).name, at: host.clock.now(), isUnproven };
  return { data, parts, html: writeFile({ ...about, parts, law: tellLaw(host) }) };
};

/**
 * What goes into somebody's archive, read as it is asked for, a file at a time; what doesn't go in is named in it with why.
 * Undefined: nothing is kept of him.
 */
export const contentsOf = async (host: Host, email: string): Promise<Contents | undefined> => {
  const gathered = await gatherTexts(host, email);
  if (!gathered) return undefined;
  const files = await listOwnFiles(host, await holderOf(host, email));
  const filled: Filled = { files: 0, leftOut: 0 };
  const nameOf = createNames();

  async function* entries(): AsyncGenerator<ZipEntry> {
    const { data } = texts.names;
    yield { name: nameOf([`${data}.html`]), content: textOf(gathered?.html ?? ''), isText: true };
    const json = JSON.stringify(gathered?.data, null, 2);
    yield { name: nameOf([`${data}.json`]), content: textOf(json), isText: true };
    let room = limits.bytes;
    const leftOut: string[] = [];
    for (const file of files) {
      const name = nameOf(file.path);
      const leave = (why: string) => leftOut.push(`- ${name}: ${why}`);
      if ('withheld' in file) {
        leave(file.withheld);
        continue;
      }
      if (filled.files >= limits.files) {
        leave(texts.tooMany);
        continue;
      }
      const opened = await file.open();
      if (!opened) {
        leave(texts.vanished);
        continue;
      }
      if (opened.size > room) {
        opened.stream.destroy();
        leave(texts.tooLarge);
        continue;
      }
      room -= opened.size;
      filled.files += 1;
      yield { name, content: opened.stream };
    }
    filled.leftOut = leftOut.length;
    if (leftOut.length === 0) return;
    const list = [texts.leftOutLead, '', ...leftOut, ''].join('\r\n');
    yield { name: nameOf([`${texts.names.leftOut}.txt`]), content: textOf(list), isText: true };
  }

  return { entries: entries(), filled };
};
