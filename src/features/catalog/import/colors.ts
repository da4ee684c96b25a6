import { createHash } from 'node:crypto';
import { UNKNOWN_HEX } from '../colors';
import { slugOf } from './values';

/** Colours by their Dutch and English names, as slugs. */
// biome-ignore format: a line for each colour
const hexes: Record<string, string> = {
  '#f7f6f2': 'wit white gebroken-wit off-white snow sneeuwwit optic-white',
  '#e8dfcc': 'ecru creme cream ivoor ivory eierschaal eggshell offwhite',
  '#cfbb98': 'zand sand beige stone kiezel oatmeal haver champagne',
  '#c6a678': 'naturel natural tan',
  '#b68a54': 'camel kameel caramel karamel honey honing',
  '#9a5b2c': 'cognac amber',
  '#8a7f70': 'taupe mushroom leem clay',
  '#5f4230': 'bruin brown chocolade chocolate donkerbruin dark-brown mokka mocha koffie coffee espresso walnoot walnut',
  '#b9603f': 'terracotta steenrood brick koper copper',
  '#9c4423': 'roest rust',
  '#e0762f': 'oranje orange mandarijn tangerine',
  '#f2a98a': 'perzik peach abrikoos apricot zalm salmon',
  '#e2725b': 'koraal coral',
  '#b32a2c': 'rood red scarlet kersenrood cherry crimson',
  '#651f30': 'bordeaux burgundy wijnrood wine maroon donkerrood dark-red aubergine',
  '#e3a9a8': 'roze pink lichtroze light-pink rose blush poederroze',
  '#b97f7c': 'oudroze dusty-pink old-pink mauve',
  '#d6337c': 'fuchsia magenta felroze hot-pink',
  '#c08a2b': 'oker ochre ocher mosterd mustard mosterdgeel',
  '#e7c34c': 'geel yellow citroen lemon lichtgeel light-yellow',
  '#c9a227': 'goud gold gouden golden',
  '#b3924c': 'messing brass brons bronze',
  '#6d6c3c': 'olijf olive olijfgroen olive-green khaki kaki army legergroen army-green',
  '#535d34': 'mosgroen moss moss-green bosgroen forest-green',
  '#1f4a38': 'flessengroen bottle-green donkergroen dark-green smaragd emerald',
  '#3f8a4f': 'groen green grasgroen',
  '#a3b096': 'salie sage saliegroen sage-green',
  '#b9dcc2': 'mint mintgroen mint-green lichtgroen light-green',
  '#a8c94a': 'limoen lime appelgroen',
  '#a9c1d4': 'lichtblauw light-blue hemelsblauw sky-blue babyblauw baby-blue ijsblauw ice-blue',
  '#2f62b5': 'blauw blue royal-blue koningsblauw oceaan ocean ocean-blue',
  '#27489b': 'kobalt cobalt kobaltblauw cobalt-blue',
  '#22304d': 'marine navy marineblauw navy-blue donkerblauw dark-blue nachtblauw midnight midnight-blue',
  '#3d5878': 'denim indigo jeans denimblauw staalblauw steel-blue',
  '#22575f': 'petrol teal zeegroen',
  '#3fb4b8': 'turquoise turkoois aqua cyaan cyan',
  '#a995bd': 'lila lilac lavendel lavender',
  '#6b3f87': 'paars purple violet violet-purple pruim plum',
  '#94918a': 'grijs grey gray middengrijs mid-grey',
  '#c9c7c2': 'lichtgrijs light-grey light-gray',
  '#b8bbbf': 'zilver silver metallic',
  '#45464a': 'antraciet anthracite charcoal donkergrijs dark-grey dark-gray graphite grafiet',
  '#1f1e1d': 'zwart black jet-black',
};

const byName = new Map(
  Object.entries(hexes).flatMap(([hex, names]) =>
    names.split(' ').map((name) => [name, hex] as const),
  ),
);

/** The colour to show for a name: 'Navy / White' shows as its first, 'fel rood' as its last word. */
export const hexOf = (title: string): string => {
  for (const part of title.split(/[/&+,]/)) {
    const slug = slugOf(part);
    const words = slug.split('-');
    const names = [slug, words.join(''), ...words.toReversed()];
    const hex = names.map((name) => byName.get(name)).find(Boolean);
    if (hex) return hex;
  }
  return UNKNOWN_HEX;
};

/** By which colours count as the same, and their address part. */
export const colorAccess = (title: string): string =>
  slugOf(title) || `kleur-${createHash('sha256').update(title).digest('hex').slice(0, 10)}`;
