import type { ConsentType } from '#kernel/values/consent';
import type { Sources } from '#platform/declared/third-parties';

/** What is known of a kind of script, so that a site need only say which account is its own. */
export type KnownKind = {
  /** As visitors know it. */
  party: string;
  type: ConsentType;
  purpose: string;
  /** What an account of its maker's looks like. */
  account: RegExp;
  /** Its address, when no other is given; undefined: one must be. */
  src?: (account: string) => string;
  /** What it fetches besides itself and what lies at its own origin. */
  sources: Sources;
  /** Cookies and keys that it leaves on the site; `*` at the end of a name: all that begin so. */
  stored: readonly { name: string; kept: string }[];
};

const google = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} satisfies Sources;

const tag = (account: string) => `https://www.googletagmanager.com/gtag/js?id=${account}`;

export const knownKinds = {
  matomo: {
    party: 'Matomo',
    type: 'analytics',
    purpose: 'Telt bezoeken en laat zien welke pagina’s worden gelezen.',
    account: /^[1-9]\d{0,8}$/,
    sources: {},
    stored: [
      { name: '_pk_*', kept: '13 maanden' },
      { name: 'mtm_*', kept: '13 maanden' },
    ],
  },
  ga4: {
    party: 'Google Analytics',
    type: 'analytics',
    purpose: 'Telt bezoeken en laat zien hoe bezoekers de site gebruiken.',
    account: /^G-[A-Z0-9]{4,16}$/,
    src: tag,
    sources: google,
    stored: [
      { name: '_ga*', kept: '2 jaar' },
      { name: '_gid', kept: '1 dag' },
    ],
  },
  'google-ads': {
    party: 'Google Ads',
    type: 'ads',
    purpose: 'Meet welke advertentie je hierheen bracht en toont je elders onze advertenties.',
    account: /^AW-\d{6,14}$/,
    src: tag,
    sources: {
      script: [...google.script, 'https://www.googleadservices.com'],
      img: [...google.img, 'https://www.google.com', 'https://googleads.g.doubleclick.net'],
      connect: [...google.connect, 'https://www.google.com', 'https://googleads.g.doubleclick.net'],
      frame: ['https://td.doubleclick.net'],
    },
    stored: [{ name: '_gcl_*', kept: '90 dagen' }],
  },
  'meta-pixel': {
    party: 'Meta',
    type: 'ads',
    purpose: 'Meet wat advertenties op Facebook en Instagram opleveren en voor wie ze zijn.',
    account: /^\d{6,20}$/,
    src: () => 'https://connect.facebook.net/nl_NL/fbevents.js',
    sources: {
      script: ['https://connect.facebook.net'],
      img: ['https://www.facebook.com'],
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    },
    stored: [
      { name: '_fbp', kept: '90 dagen' },
      { name: '_fbc', kept: '90 dagen' },
    ],
  },
  hotjar: {
    party: 'Hotjar',
    type: 'analytics',
    purpose: 'Laat zien waar bezoekers klikken en hoe ver ze lezen.',
    account: /^\d{4,12}$/,
    src: (account) => `https://static.hotjar.com/c/hotjar-${account}.js?sv=6`,
    sources: {
      script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
      img: ['https://*.hotjar.com'],
      font: ['https://*.hotjar.com'],
      connect: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    },
    stored: [{ name: '_hj*', kept: '1 jaar' }],
  },
} satisfies Record<string, KnownKind>;

/** `chat` and `script` are any others: what they fetch and leave is told with them. */
export const scriptKinds = [
  ...(Object.keys(knownKinds) as (keyof typeof knownKinds)[]),
  'chat',
  'script',
] as const;

export const findKind = (kind: string): KnownKind | undefined =>
  Object.hasOwn(knownKinds, kind) ? knownKinds[kind as keyof typeof knownKinds] : undefined;
