/** The article that a place's name begins with: ’s-Hertogenbosch, ’t Harde. Also behind a chain's own name. */
const ARTICLE = /(^|\s)['’‘][st][- ]\s*/giu;

/** What a place, or a name with one in it, is sorted by: as in an atlas, ’s-Hertogenbosch stands at the H. */
export const placeOrder = (name: string): string => name.replace(ARTICLE, '$1');
