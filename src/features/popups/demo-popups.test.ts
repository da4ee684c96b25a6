import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { BlockSchedule } from '#kernel/values/block-schedule';
import { readContent } from '../../../demo/loader/read';

type Store = { access: string; services: string[]; hours: Record<string, [string, string][]> };
type Content = {
  popups: { store?: string; icon?: string; intro: string; schedule?: BlockSchedule }[];
};

const folder = resolve('demo/content');
const days = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

test('what the demo says of a store’s tailor is said while that store is open and has one', () => {
  const stores = readContent<Store[]>(folder, 'stores.json');
  const popups = readContent<Content>(folder, 'popups.json').popups.filter(({ store }) => store);
  expect(popups).not.toHaveLength(0);
  for (const { store, icon, schedule } of popups) {
    const found = stores.find(({ access }) => access === store);
    if (icon === 'scissors') expect(found?.services).toContain('kleermaker');
    const periods = schedule?.week ?? [];
    expect(periods).not.toHaveLength(0);
    for (const { days: on, from = '00:00', until = '24:00' } of periods) {
      for (const day of on) {
        const hours = found?.hours[days[day] ?? ''] ?? [];
        const isOpen = hours.some(([open, close]) => open <= from && until <= close);
        expect(isOpen, `${store} ${days[day]} ${from}-${until}`).toBe(true);
      }
    }
  }
});
