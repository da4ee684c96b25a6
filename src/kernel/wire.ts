/**
 * Every header, parameter, form field, attribute and path that the server and the browser both
 * speak. Nobody types one of these a second time.
 */
export const PREFIX = 'etalage';

/** Headers of sections, forms and posts (lower case: HTTP header names ignore case). */
export const header = {
  total: (blockId: string | number) => `${PREFIX}-${blockId}_total`,
  enabledIds: (blockId: string | number, column: string) =>
    `${PREFIX}-${blockId}_enabled_${column}_ids`,
  /** How many results each option gives: '3:14,7:2'. */
  counts: (blockId: string | number, column: string) => `${PREFIX}-${blockId}_counts_${column}`,
  articleCount: `${PREFIX}-number_of_articles`,
  success: `${PREFIX}-success`,
  /** Of a request: the page's token, where the server can check it before it reads the body. */
  token: `${PREFIX}-token`,
} as const;

/** The headers of a section, with its id and column; ids and counts are to be tried before totals. */
export const headerPattern = {
  enabledIds: new RegExp(`^${header.enabledIds('(.+?)', '(.+)')}$`),
  counts: new RegExp(`^${header.counts('(.+?)', '(.+)')}$`),
  total: new RegExp(`^${header.total('(.+?)')}$`),
} as const;

/** Marks the element of a section's reply that holds the headers which were too long, as JSON. */
export const LEFT_HEADERS = 'data-section-headers';

/** Query parameters and form fields. */
export const field = {
  token: `${PREFIX}_token`,
  username: `${PREFIX}_username`,
  password: `${PREFIX}_password`,
  search: 'search',
  sort: 'sort',
  view: 'view',
  kind: 'kind',
  language: 'language',
  entityId: 'entity_id',
  entityObject: 'entity_object',
  moduleAccess: 'module_access',
  blockType: 'block_type',
  blockFilters: 'block_filters',
  blockId: 'block_id',
  virtualId: 'virtual_id',
  position: 'position',
  page: (blockId: string | number) => `page_${blockId}`,
  limit: (blockId: string | number) => `limit_${blockId}`,
  start: (blockId: string | number) => `start_${blockId}`,
  filter: (column: string) => `filter_${column}`,
  filterMin: (column: string) => `filter_${column}_min`,
  filterMax: (column: string) => `filter_${column}_max`,
  itemId: 'item_id',
  sizeId: 'size_id',
  colorId: 'color_id',
  quantity: 'quantity',
  lineId: 'line_id',
  idempotencyKey: 'order_key',
  /** What the store search was asked for (S2.1/13). */
  placeInput: 'place_input',
  /** The day for which a store's hours are asked. */
  day: 'dag',
  /** What a calculator was asked (S2.12/5). */
  years: 'jaren',
  hours: 'uren',
  pagebuilderId: 'pagebuilder_id',
  confirmTarget: 'to',
  confirmMessage: 'message',
  confirmKey: 'key',
} as const;

/** Prefix of every filter parameter: `filter_color`, `filter_color[]`. */
export const FILTER_PREFIX = 'filter_';

/** Values of the `view` parameter. */
export const view = { ajax: 'ajax', framework: 'framework' } as const;

/** Fixed paths. A path with parameters is a function. */
export const path = {
  section: (blockId: string | number) => `/webcore/pagebuilder/view/${blockId}`,
  virtualSection: (moduleAccess: string) => `/webcore/${moduleAccess}/block`,
  contentView: (pageId: string | number) => `/webcore/content/view/${pageId}`,
  suggest: (site: string) => `/${site}/webcore/search/suggest`,
  checkout: '/webcore/checkout/view',
  addToCart: '/webcore/checkout/add',
  cartLine: '/webcore/checkout/line',
  placeOrder: '/webcore/checkout/order',
  order: (token: string) => `/webcore/order/view/${token}`,
  session: '/webcore/session',
  /** Cards of the articles whose numbers are given, as a row. */
  recent: '/webcore/product/recent',
  /** With an article's address part behind it: its sizes, to stand on its card. */
  cardSizes: '/webcore/product/sizes',
  stockAvailability: (itemId: string | number) => `/webcore/product/getStockAvailability/${itemId}`,
  stockAlert: '/webcore/productstockalert/subscribe',
  submitStockAlert: '/webcore/productstockalert/ajaxSubmitSubscribeForm',
  search: '/zoeken',
  searchEnglish: '/en/search',
  login: '/login',
  /** Where anybody withdraws from a purchase; every page links to it (art. 6:230oa BW). */
  withdraw: '/herroepen',
  wishlist: '/verlanglijst',
  bookmark: '/webcore/bookmark/request',
  /** What is kept in a browser, and why; a page of the page tree. */
  cookieInfo: '/cookies',
  /** Where a visitor changes what he allows; choices are posted to it too. */
  cookieSettings: '/cookies/instellingen',
  /** What asks for consent, as a fragment. */
  consentBanner: '/webcore/consent/banner',
  media: '/media',
  storeMap: '/webcore/location/mapjson',
  confirm: '/webcore/confirm',
  api: '/api/v1.0',
} as const;

/** What a browser keeps of the articles that were looked at, in its own storage. */
export const RECENT = `${PREFIX}_recent`;

/** Ids of forms that something outside of them belongs to. */
export const formId = { addProduct: 'bestellen' } as const;

/** Cookies. The session's is HttpOnly; the others are readable by the page. */
export const cookie = {
  session: `${PREFIX}_session`,
  /** '1' while a session exists, so that a page knows whether asking for it is worth a call. */
  present: `${PREFIX}_present`,
  /** '1' once the page's script has run: such a visitor can have cached pages. */
  script: `${PREFIX}_script`,
  /** The number of the store that a visitor made his; pages read it. */
  store: `${PREFIX}_store`,
  /** What the visitor allows, as JSON (S3.11/1). */
  consentTypes: 'ccform',
  /** 'allow' once he chose, whatever he chose (S4.11/1). */
  consentStatus: 'cookieconsent_status',
  /** Where consent may be implicit: the path of his first page (S4.11/2). */
  consentFirstPage: 'ccfirstpage',
  /** Which version of the text he chose by, and the random id of his choices. */
  consentMark: `${PREFIX}_consent`,
  /** The class of the visitor's device: none, tablet or mobile (S4.10/7). */
  viewportDevice: 'viewportDevice',
  /** The address that was typed at a login that failed, to be shown again. */
  loginEmail: `${PREFIX}_login_email`,
} as const;

/**
 * The name that a cookie has on a site. The session's, over https, has the prefix with which browsers
 * take it only from this very host, for all of it, and encrypted (RFC 6265bis, 4.1.3.2).
 */
export const cookieName = (key: keyof typeof cookie, https: boolean): string =>
  https && key === 'session' ? `__Host-${cookie.session}` : cookie[key];

/** The value of the status cookie once a visitor chose. */
export const CONSENT_GIVEN = 'allow';

/** Of `<html>`: the version of the text by which consent is asked here; absent: nothing needs it. */
export const CONSENT_VERSION = 'data-consent';
/** Of `<html>`, in implicit mode: going on to a second page is consent. */
export const CONSENT_IMPLICIT = 'data-consent-implicit';

/** Fields of the form of cookie settings, beside one for each consent type. */
export const consentField = {
  version: 'consent_version',
  /** How it was chosen: see `consentWays`. */
  way: 'consent_way',
  /** Where to go on once it is kept. */
  back: 'back',
  /** `all` or `none`: whatever is ticked. */
  quick: 'quick',
} as const;

/** The id of that form (S2.13/3). */
export const CONSENT_FORM = 'cookieconsentform';

/** The id of what tells on each page, to who is led to it, that his choice of cookies is kept. */
export const CONSENT_TOLD = 'cookiekeuze-bewaard';

/** Of the banner's buttons: `all`, `none` or `adjust`. */
export const CONSENT_CHOICE = 'data-consent-choice';

/** Of a script that waits for consent: its type. */
export const CONSENT_TYPE = 'data-consent-type';

/** What the document is told when the visitor allows something else; `detail`: what he allows now. */
export const CONSENT_EVENT = `${PREFIX}:consent`;
