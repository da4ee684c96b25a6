import { products } from '#features/catalog/api.server';
import { calendarEvents, faqItems, newsItems, weblogPosts } from '#features/content/api.server';
import type { RichItem } from '#features/content/contract';
import type { PictureRef } from '#kernel/define/entity';
import type { Db } from '#platform/db/types';
import { readContent } from './read';

export type Drawn = {
  scene: string;
  palette: string[];
  /** Articles that hang on its rack, each with one of its colours: `kabeltrui-texel ecru`. */
  articles?: string[];
  /** Its rack stands to the right: words lie over the left. */
  aside?: boolean;
};

type Article = {
  id: number;
  title: string;
  access: string;
  date: string;
  category: string;
  intro: string;
  body: RichItem[];
  picture: Drawn;
};

type NewsContent = Article & { location: number | null };
type WeblogContent = Article & {
  author: string;
  read_minutes: number;
  /** The last parts of the addresses of what it is about. */
  products?: string[];
};

type EventContent = {
  id: number;
  title: string;
  access: string;
  location: number | null;
  start: string;
  end: string;
  category: string;
  intro: string;
  description: string[];
  givenBy?: string;
  price: number;
  seats: number | null;
  /** Drawn above it, in colours by its number. */
  scene: string;
  articles?: string[];
};

type FaqContent = { id: number; category: string; question: string; answer: string[] };

export type DrawScene = (name: string, drawn: Drawn, alt: string) => PictureRef;

/** A local Dutch time as a moment: summer time is two hours before UTC, winter time one. */
const inAmsterdam = (local: string): Date => {
  const asUtc = new Date(`${local}:00Z`);
  const offset = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'longOffset',
  })
    .formatToParts(asUtc)
    .find((part) => part.type === 'timeZoneName')?.value;
  return new Date(`${local}:00${offset?.replace('GMT', '') || 'Z'}`);
};

const eventPalettes = [
  ['terracotta', 'ecru'],
  ['salie', 'zand'],
  ['lichtblauw', 'ecru'],
  ['oker', 'flessengroen'],
];

const sceneOf = ({ id, scene, articles }: EventContent): Drawn => ({
  scene,
  palette: eventPalettes[id % eventPalettes.length] ?? [],
  articles,
});

/** Finds products by the last part of their address; throws for what there isn't. */
const findProductIds = async (db: Db): Promise<(access: string) => number> => {
  const rows = await db.select({ id: products.id, access: products.access }).from(products);
  const ids = new Map(rows.map(({ id, access }) => [access, id]));
  return (access) => {
    const id = ids.get(access);
    if (id === undefined) throw new Error(`There is no product '${access}'`);
    return id;
  };
};

/** Puts news, weblog, events and questions in the database. */
export const insertArticles = async (db: Db, folder: string, draw: DrawScene): Promise<void> => {
  const news = readContent<NewsContent[]>(folder, 'news.json');
  await db.insert(newsItems).values(
    news.map(({ location, picture, ...item }) => ({
      ...item,
      locationId: location,
      picture: draw(`nieuws-${item.access}`, picture, ''),
    })),
  );
  const posts = readContent<WeblogContent[]>(folder, 'weblog.json');
  const sold = await findProductIds(db);
  await db.insert(weblogPosts).values(
    posts.map(({ read_minutes, picture, products: about = [], ...post }) => ({
      ...post,
      readMinutes: read_minutes,
      productIds: about.map(sold),
      picture: draw(`weblog-${post.access}`, picture, ''),
    })),
  );
  const events = readContent<EventContent[]>(folder, 'events.json');
  await db.insert(calendarEvents).values(
    events.map((item) => {
      const { scene: _, articles: __, location, start, end, description, price, ...event } = item;
      return {
        ...event,
        locationId: location,
        startsAt: inAmsterdam(start),
        endsAt: inAmsterdam(end),
        priceCents: price,
        body: description.map((p) => ({ p })),
        picture: draw(`agenda-${event.access}`, sceneOf(item), ''),
      };
    }),
  );
  const questions = readContent<FaqContent[]>(folder, 'faq.json');
  await db.insert(faqItems).values(questions.map((item) => ({ ...item, sort: item.id })));
};
