import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { forgetMailsAbout } from './forget';
import { mails } from './tables';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.delete(mails);
});

const keep = async (to: string, text: string) => {
  await database.db.insert(mails).values({ to, subject: 'Iets', html: `<p>${text}</p>`, text });
};
const left = async () => (await database.db.select().from(mails)).map(({ to }) => to).sort();

test('mails to somebody go, and those that say what is his alone; a namesake and a neighbour keep theirs', async () => {
  await keep('An@Post.example', 'Dag');
  await keep('bo@post.example', 'Je bestelling 2026-0001 van an@post.example');
  await keep('cas@post.example', 'An Jansen, Gracht 14');
  await keep('dirk@post.example', 'Je bestelling 2026-00011 aan Gracht 142');
  await keep('winkel@keten.example', 'An Jansen haalt iets op');
  await keep('Winkel@keten.example', 'Bo haalt iets op, Gracht 142');
  const count = await forgetMailsAbout(database.db, {
    to: 'an@post.example',
    sure: ['an@post.example', '2026-0001'],
    more: ['an jansen', 'gracht 14'],
    ours: ['winkel@keten.example'],
  });
  expect(count).toBe(3);
  const kept = ['Winkel@keten.example', 'cas@post.example', 'dirk@post.example'];
  expect(await left()).toEqual(kept);
});

test('signs of patterns in a name are signs, and no words find nothing', async () => {
  await keep('winkel@keten.example', 'Bo haalt iets op');
  const ours = ['winkel@keten.example'];
  const about = { to: 'x@post.example', ours };
  expect(await forgetMailsAbout(database.db, about)).toBe(0);
  expect(await forgetMailsAbout(database.db, { ...about, more: ['.* ..'], sure: ['(('] })).toBe(0);
  expect(await left()).toEqual(['winkel@keten.example']);
});
