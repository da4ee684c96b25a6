/** Films and pages of third parties that may stand in a page of ours, once a visitor allows it. */

/** The kind of consent that an embed waits for, as the settings of cookies name it (S3.11/1). */
export type EmbedCategory = 'social' | 'functional';

export type Embed = {
  /** What the visitor is told: 'YouTube'. */
  party: string;
  category: EmbedCategory;
  kind: 'video' | 'iframe';
  /** The address of the frame. */
  src: string;
};

type Party = Pick<Embed, 'party' | 'category' | 'kind'> & {
  /** The origin that its frames come from. */
  origin: string;
  /** Path and query of the frame for a public address of theirs; undefined: none of theirs. */
  frameOf: (url: URL) => string | undefined;
};

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'];
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\/(?:video\/)?(\d{5,12})\/?$/;

const hostOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

const youtubeId = (url: URL): string | undefined => {
  const host = hostOf(url);
  if (host === 'youtu.be') return url.pathname.slice(1);
  if (!YOUTUBE_HOSTS.includes(host)) return undefined;
  const [, way, id] = url.pathname.split('/');
  return way === 'watch' ? (url.searchParams.get('v') ?? undefined) : id;
};

const parties: readonly Party[] = [
  {
    party: 'YouTube',
    category: 'social',
    kind: 'video',
    // Sets no cookie before the film plays.
    origin: 'https://www.youtube-nocookie.com',
    frameOf: (url) => {
      const id = youtubeId(url) ?? '';
      return YOUTUBE_ID.test(id) ? `/embed/${id}?autoplay=1&rel=0&hl=nl` : undefined;
    },
  },
  {
    party: 'Vimeo',
    category: 'social',
    kind: 'video',
    origin: 'https://player.vimeo.com',
    frameOf: (url) => {
      const isTheirs = ['vimeo.com', 'player.vimeo.com'].includes(hostOf(url));
      const [, id] = (isTheirs && VIMEO_ID.exec(url.pathname)) || [];
      return id && `/video/${id}?autoplay=1&dnt=1`;
    },
  },
  {
    party: 'OpenStreetMap',
    category: 'social',
    kind: 'iframe',
    origin: 'https://www.openstreetmap.org',
    frameOf: (url) =>
      hostOf(url) === 'openstreetmap.org' && url.pathname === '/export/embed.html'
        ? url.pathname + url.search
        : undefined,
  },
];

/** The origins of all frames that there may be, for the page's content security policy. */
export const embedOrigins: readonly string[] = parties.map(({ origin }) => origin);

/** How the film or page at a third party's public address is embedded; undefined: not at all. */
export const embedOf = (address: string): Embed | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  for (const { party, category, kind, origin, frameOf } of parties) {
    const frame = frameOf(url);
    if (frame) return { party, category, kind, src: origin + frame };
  }
  return undefined;
};
