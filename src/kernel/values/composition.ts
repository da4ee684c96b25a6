import { isFibreName } from './fibres';

/** What one part of a textile is made of; percentages by weight, that add up to 100. */
export type TextilePart = {
  /** 'Voering'; empty when the whole is of one cloth. */
  part: string;
  fibres: { name: string; percent: number }[];
};

/** Why a text is no composition, for who wrote it. */
export type CompositionFault = { fault: string };

const fibrePattern = /^(\d{1,3}(?:[.,]\d)?)\s?%\s+(.+)$/;

const readFibre = (text: string): TextilePart['fibres'][number] | CompositionFault => {
  const [, percent = '', name = ''] = fibrePattern.exec(text.trim()) ?? [];
  if (name === '') return { fault: `'${text.trim().slice(0, 40)}' is niet van de vorm '80% wol'` };
  if (!isFibreName(name)) return { fault: `'${name.slice(0, 40)}' is geen wettelijke vezelnaam` };
  return { name: name.toLowerCase(), percent: Number(percent.replace(',', '.')) };
};

const readPart = (text: string): TextilePart | CompositionFault => {
  const colon = text.indexOf(':');
  const part = colon === -1 ? '' : text.slice(0, colon).trim();
  // A comma between digits is a decimal one: '12,5% zijde'.
  const read = text
    .slice(colon + 1)
    .split(/,(?!\d%)/)
    .map(readFibre);
  const bad = read.find((one) => 'fault' in one);
  if (bad) return bad;
  const fibres = (read as TextilePart['fibres']).sort((a, b) => b.percent - a.percent);
  const sum = fibres.reduce((total, { percent }) => total + percent, 0);
  if (Math.abs(sum - 100) > 0.05) {
    const of = part === '' ? '' : ` van '${part.slice(0, 40)}'`;
    return { fault: `de percentages${of} zijn samen ${sum}, niet 100` };
  }
  return { part, fibres };
};

/**
 * Reads a fibre composition, 'Buitenstof: 80% wol, 20% polyamide; Voering: 100% viscose': names and
 * percentages by Regulation (EU) 1007/2011. Several parts need a name each.
 */
export const parseComposition = (text: string): TextilePart[] | CompositionFault => {
  const read = text.split(';').map(readPart);
  const bad = read.find((one) => 'fault' in one);
  if (bad) return bad as CompositionFault;
  const parts = read as TextilePart[];
  if (parts.length > 1 && parts.some(({ part }) => part === '')) {
    return { fault: 'van elk onderdeel moet de naam voor een dubbele punt staan' };
  }
  return parts;
};

const formatPercent = (percent: number): string => String(percent).replace('.', ',');

/** As it is kept and shown: the fibre that weighs most first, as the law asks. */
export const formatComposition = (parts: readonly TextilePart[]): string =>
  parts
    .map(({ part, fibres }) => {
      const list = fibres
        .map(({ name, percent }) => `${formatPercent(percent)}% ${name}`)
        .join(', ');
      return part === '' ? list : `${part}: ${list}`;
    })
    .join('; ');
