import { codecOf, listBlocks, settingFields } from '#fields/codecs';
import type { EntityField } from '#kernel/define/entity';
import { blockChangeTexts as texts, valueTexts } from '#kernel/messages/nl-entities';
import { isSame } from '../server/is-same';

type Tree = Parameters<typeof listBlocks>[0];
type Placed = ReturnType<typeof listBlocks>[number];

/** Of longer lists the rest is counted, of longer texts the end is left out. */
const MOST = 8;
const LONGEST = 60;

/** As much of two texts as shows where they differ. */
const shorten = (text: string, from: number): string => {
  const start = text.length <= LONGEST || from < LONGEST / 2 ? 0 : from - LONGEST / 3;
  const part = text.slice(start, start + LONGEST);
  return `${start > 0 ? '…' : ''}${part}${start + LONGEST < text.length ? '…' : ''}`;
};

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const tellPair = (from: string, to: string): string => {
  const bare = [plain(from), plain(to)] as const;
  // Where only marks differ, those are what is to be seen.
  const [was, is] = bare[0] === bare[1] ? [from, to] : bare;
  let at = 0;
  while (at < was.length && was[at] === is[at]) at += 1;
  return `${shorten(was, at)} → ${shorten(is, at)}`;
};

const tellSettings = (was: Placed, is: Placed): string[] =>
  [...settingFields(is.definition)].flatMap(([name, field]) => {
    const [from, to] = [was.props[name], is.props[name]];
    if (isSame(from ?? null, to ?? null)) return [];
    const tell = (value: unknown) =>
      value === undefined || value === null
        ? valueTexts.nothing
        : codecOf(field).tell(value, field);
    return [`${is.definition.label} (${is.at}), ${field.label}: ${tellPair(tell(from), tell(to))}`];
  });

/** What became of the blocks of a page, setting by setting; undefined: nothing that has words. */
export const tellBlocks = (
  { blocks = () => [] }: EntityField,
  from: unknown,
  to: unknown,
): string | undefined => {
  const list = (tree: unknown) => listBlocks((tree as Tree | null) ?? { content: [] }, blocks());
  const was = new Map(list(from).map((one) => [one.props.id, one]));
  const is = list(to);
  const told = is.flatMap((one) => {
    const before = was.get(one.props.id);
    was.delete(one.props.id);
    const name = `${one.definition.label} (${one.at})`;
    if (!before || before.definition !== one.definition) return [texts.added(name)];
    const changes = tellSettings(before, one);
    if (changes.length > 0) return changes;
    return before.at === one.at ? [] : [texts.moved(name, before.at)];
  });
  const gone = [...was.values()].map((one) => texts.gone(`${one.definition.label} (${one.at})`));
  const all = [...told, ...gone];
  const more = all.length - MOST;
  return [...all.slice(0, MOST), ...(more > 0 ? [texts.more(more)] : [])].join('; ') || undefined;
};
