import { exportTexts } from '#kernel/messages/nl-person-export';

/** Characters of one part of a path: Windows takes 260 of a whole one. */
const MOST = 80;

/** What file systems, shells and programs that unpack take for something else, and what turns a text around. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/** Names that mean a device on Windows, whatever they end in. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

const EXTENSION = /\.[a-z0-9]{1,8}$/i;

/** A part of a path that is safe on any disk, and still tells what it is. */
export const safePart = (said: string): string => {
  const plain = said
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ~-]+|[. ]+$/g, '');
  const [end = ''] = EXTENSION.exec(plain) ?? [];
  const start = [...plain.slice(0, plain.length - end.length)]
    .slice(0, MOST - end.length)
    .join('')
    .replace(/[. ]+$/, '')
    .replace(DEVICE, '_$&');
  return start === '' ? `${exportTexts.names.unnamed}${end}` : `${start}${end}`;
};

const numbered = (path: string, nth: number): string => {
  const slash = path.lastIndexOf('/') + 1;
  const [end = ''] = EXTENSION.exec(path.slice(slash)) ?? [];
  return `${path.slice(0, path.length - end.length)} (${nth})${end}`;
};

/** Gives each file a path in an archive that is safe, and that no other has: not even in capitals, as Windows sees it. */
export const createNames = (): ((path: readonly string[]) => string) => {
  const taken = new Set<string>();
  return (path) => {
    const wanted = path.map(safePart).join('/');
    let name = wanted;
    for (let nth = 2; taken.has(name.toLowerCase()); nth += 1) name = numbered(wanted, nth);
    taken.add(name.toLowerCase());
    return name;
  };
};
