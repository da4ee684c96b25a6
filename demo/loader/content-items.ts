import { facts, referenceItems, services, usps } from '#features/content/api.server';
import type { Db } from '#platform/db/types';
import type { DrawScene } from './articles';
import { readContent } from './read';

type ItemContent = {
  title: string;
  text: string;
  icon?: string;
  link?: string;
  link_text?: string;
  opens?: 'here' | 'tab' | 'lightbox' | 'popup';
};

type FactContent = ItemContent & { counter_target: number; suffix?: string };
type ReferenceContent = ItemContent & { role: string };
type ServiceContent = ItemContent & { scene: string; palette: string[] };

const item = <T extends ItemContent>({ link_text, ...rest }: T, sort: number) => ({
  ...rest,
  linkText: link_text,
  sort,
});

/** Puts facts, references, services and USPs in the database, in the order of their files. */
export const insertContentItems = async (
  db: Db,
  folder: string,
  draw: DrawScene,
): Promise<void> => {
  await db.insert(facts).values(
    readContent<FactContent[]>(folder, 'facts.json').map(({ counter_target, ...fact }, sort) => ({
      ...item(fact, sort),
      counterTarget: counter_target,
    })),
  );
  await db
    .insert(referenceItems)
    .values(readContent<ReferenceContent[]>(folder, 'references.json').map(item));
  await db.insert(services).values(
    readContent<ServiceContent[]>(folder, 'services.json').map(
      ({ scene, palette, ...one }, sort) => ({
        ...item(one, sort),
        picture: draw(`service-${sort + 1}`, { scene, palette }, ''),
      }),
    ),
  );
  await db.insert(usps).values(readContent<ItemContent[]>(folder, 'usps.json').map(item));
};
