/** For whom a popup is meant, as far as the browser alone can judge it. */

export const popupDevices = ['mobile', 'tablet', 'desktop'] as const;
export type PopupDevice = (typeof popupDevices)[number];

/** How a visitor came to a page; a host name stands for that site. */
const origins = ['search', 'social', 'own', 'other', 'direct'] as const;

/** What is left out sets no limit. */
export type PopupConditions = {
  devices?: readonly PopupDevice[];
  visit?: 'first' | 'returning';
  /** Origins or host names, of which one must be. */
  from?: readonly string[];
  /** How many articles are in the cart, both counting. */
  cart?: { least?: number; most?: number };
};

/** What a browser knows of its visitor. */
export type PopupVisitor = {
  device: PopupDevice;
  isFirstVisit: boolean;
  /** Of the page that led here; '' when none is known. */
  referrer: string;
  /** This site's. */
  host: string;
  cartCount: number;
};

const searchSites =
  /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|startpage|qwant|brave)\.[a-z.]{2,6}$/;
const socialSites =
  /(^|\.)(facebook|instagram|pinterest|linkedin|tiktok|youtube|reddit|x|twitter|threads)\.(com|net|nl)$|^t\.co$/;

/** Of a referrer as browsers give it: a web address, without a name or password. */
const hostOf = (address: string): string | undefined =>
  /^https?:\/\/([^/:?#@]+)(?:[:/?#]|$)/i.exec(address)?.[1]?.toLowerCase();

/** The names that a referrer goes by: its kind, and its host. */
export const originsOf = (referrer: string, host: string): readonly string[] => {
  const from = hostOf(referrer);
  if (from === undefined) return ['direct'];
  if (from === host.toLowerCase()) return ['own', from];
  if (searchSites.test(from)) return ['search', from];
  return [socialSites.test(from) ? 'social' : 'other', from];
};

/** Whether a popup is meant for this visitor, now. */
export const conditionsHold = (conditions: PopupConditions, visitor: PopupVisitor): boolean => {
  const { devices, visit, from, cart } = conditions;
  const { least = 0, most = Number.POSITIVE_INFINITY } = cart ?? {};
  return (
    (!devices || devices.includes(visitor.device)) &&
    (!visit || (visit === 'first') === visitor.isFirstVisit) &&
    (!from || originsOf(visitor.referrer, visitor.host).some((one) => from.includes(one))) &&
    visitor.cartCount >= least &&
    visitor.cartCount <= most
  );
};

/** One of a page's popups, as its mark tells it. */
export type MarkedPopup = {
  id: number;
  /** Ms after the page has loaded. */
  after: number;
  /** Who closed it isn't shown it again. */
  once: boolean;
  when?: PopupConditions;
};

/** The first of a page's popups that is meant for this visitor. */
export const choosePopup = (
  marked: readonly MarkedPopup[],
  visitor: PopupVisitor,
): MarkedPopup | undefined => marked.find(({ when }) => conditionsHold(when ?? {}, visitor));

const isList = (value: unknown, test: (one: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.length > 0 && value.every(test));

const isCount = (value: unknown): boolean =>
  value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0);

const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' &&
  (origins.some((one) => one === value) || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value));

/** Reads stored conditions; undefined when they are none, so that no part is taken for the whole. */
export const readConditions = (value: unknown): PopupConditions | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { devices, visit, from, cart } = value as Record<string, unknown>;
  const { least, most } = (cart ?? {}) as Record<string, unknown>;
  const isOne =
    isList(devices, (one) => popupDevices.some((device) => device === one)) &&
    (visit === undefined || visit === 'first' || visit === 'returning') &&
    isList(from, isOrigin) &&
    (cart === undefined || (typeof cart === 'object' && cart !== null)) &&
    isCount(least) &&
    isCount(most);
  if (!isOne) return undefined;
  const limits = cart === undefined ? undefined : { least, most };
  return JSON.parse(JSON.stringify({ devices, visit, from, cart: limits })) as PopupConditions;
};
