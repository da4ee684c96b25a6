/**
 * The names of textile fibres that may stand on a label: annex I of Regulation (EU) 1007/2011, in
 * Dutch, and 'scheerwol' of its article 8.
 */
export const fibreNames: ReadonlySet<string> = new Set(
  `wol scheerwol alpaca lama kameel kasjmier mohair angora vicuña jak guanaco cashgora bever otter haar
  paardenhaar zijde katoen kapok vlas linnen hennep jute abaca alfa kokos brem ramie sisal sunn henequen
  maguey acetaat alginaat cupro modal proteïne triacetaat viscose acryl chloorvezel fluorvezel modacryl
  polyamide nylon aramide polyimide lyocell polylactide polyester polyethyleen polypropyleen polyureum
  polyurethaan vinylal trivinyl elastodieen elastaan glasvezel elastomultiester elastolefine melamine
  metaalvezel metaal papier polyacrylaat`.split(/\s+/),
);

/** Words before a name that say where the fibre came from, and leave the name as it is. */
const origins = new Set(['biologisch', 'biologische', 'gerecycled', 'gerecyclede']);

/** Whether a fibre is named as the law names it: 'wol', 'gerecycled polyester', 'overige vezels'. */
export const isFibreName = (text: string): boolean => {
  const words = text.toLowerCase().split(' ');
  if (words.join(' ') === 'overige vezels') return true;
  if (words.length > 1 && origins.has(words[0] ?? '')) words.shift();
  return words.length === 1 && fibreNames.has(words[0] ?? '');
};
