/** What a visitor may allow, and how his choice is written in a cookie. */

/** `undefined` is the type of what nobody put in a category. */
export const consentTypes = ['functional', 'analytics', 'social', 'ads', 'undefined'] as const;
export type ConsentType = (typeof consentTypes)[number];
export type ConsentChoices = Readonly<Record<ConsentType, boolean>>;

/** Where a choice was made; `implicit`: by going on to a second page. */
export const consentWays = ['banner', 'settings', 'embed', 'implicit'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** A choice for each type. What is functional needs no permission, so it is always on. */
export const chooseTypes = (isOn: (type: ConsentType) => boolean): ConsentChoices =>
  Object.fromEntries(
    consentTypes.map((type) => [type, type === 'functional' || isOn(type)]),
  ) as ConsentChoices;

/** As long as nobody chose, and after 'Weigeren'. */
export const noConsent = chooseTypes(() => false);
/** After 'Accepteren'. */
export const fullConsent = chooseTypes(() => true);

/** Whether a choice allows anything that another doesn't. */
export const allowsMore = (choices: ConsentChoices, than: ConsentChoices): boolean =>
  consentTypes.some((type) => choices[type] && !than[type]);

/** The value of the cookie `ccform`, before it is encoded. */
export const writeChoices = (choices: ConsentChoices): string => JSON.stringify(choices);

/** Reads it; undefined when it is none. Nothing but a plain `true` allows anything. */
export const readChoices = (text: string | undefined): ConsentChoices | undefined => {
  try {
    const given: unknown = JSON.parse(text ?? '');
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
    return chooseTypes((type) => (given as Record<string, unknown>)[type] === true);
  } catch {
    return undefined;
  }
};

/** Which text a visitor chose by, and the random id of his choices: not who he is. */
export type ConsentMark = { version: string; id: string };

/** A version is part of a hash, an id a random UUID. */
const MARK = /^([0-9a-f]{12})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeMark = ({ version, id }: ConsentMark): string => `${version}.${id}`;

export const readMark = (text: string | undefined): ConsentMark | undefined => {
  const [, version, id] = MARK.exec(text ?? '') ?? [];
  return version && id ? { version, id } : undefined;
};

/** The decoded value of one cookie in a `Cookie` header or `document.cookie`. */
export const cookieIn = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
};
