import { readFileSync } from 'node:fs';
import { storeForm } from '#features/forms/api.server';
import { formPath } from '#features/forms/contract';
import { createPage, publishPage } from '#features/pages/api.server';
import { locations } from '#features/stores/api.server';
import { vacancies } from '#features/vacancies/api.server';
import { field } from '#kernel/wire';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../tests/harness/app';
import { createVisitor } from '../../../tests/harness/visitor';

const { form } = JSON.parse(
  readFileSync(new URL('../../../demo/content/application-form.json', import.meta.url), 'utf8'),
) as { form: { name: string; title: string; conditions: string; steps: unknown[] } };

/** Utrecht, 3511 AW; Tiel, about 33 km away; Zeist, about 9 km. */
const places = [
  { place: 'Utrecht', zipcode: '3511 AW', latitude: 52.0907, longitude: 5.1214 },
  { place: 'Tiel', zipcode: '4001 AM', latitude: 51.8876, longitude: 5.429 },
  { place: 'Zeist', zipcode: '3701 AA', latitude: 52.0894, longitude: 5.2345 },
];

const aPlace = (one: (typeof places)[number]) => ({
  ...one,
  access: one.place.toLowerCase(),
  title: `Etalage ${one.place}`,
  street: 'Lange Straat',
  housenumber: '1',
  province: 'Utrecht',
  email: `${one.place.toLowerCase()}@winkel.example`,
  hours: {} as (typeof locations.$inferInsert)['hours'],
});

const aVacancy = (title: string, locationId: number, more: object = {}) => ({
  access: `${title}-${locationId}`.toLowerCase().replaceAll(' ', '-'),
  title,
  locationId,
  category: 'verkoop',
  contract: 'vast',
  hoursMin: 16,
  hoursMax: 24,
  code: 101,
  postedOn: '2026-02-01',
  validThrough: '2026-12-31',
  intro: 'Je helpt klanten.',
  ...more,
});

/** Three stores with vacancies, the demo's application form, and page 26. */
export const createApplicationApp = async (options: TestAppOptions = {}) => {
  let formId = 0;
  const app = await createTestApp({
    ...options,
    prepare: async (db) => {
      const rows = await db.insert(locations).values(places.map(aPlace)).returning();
      const [utrecht = 0, tiel = 0, zeist = 0] = rows.map(({ id }) => id);
      await db
        .insert(vacancies)
        .values([
          aVacancy('Verkoper', utrecht),
          aVacancy('Verkoper', tiel),
          aVacancy('Verkoper', zeist),
          aVacancy('Verkoper avond', zeist),
          aVacancy('Inkoper', utrecht, { category: 'kantoor', code: 138 }),
          aVacancy('Bijbaan', utrecht, { category: 'bijbaan', code: -44 }),
          aVacancy('Bezorger', utrecht, { category: 'magazijn', minimumAge: 17 }),
          aVacancy('Voorbij', utrecht, { validThrough: '2026-01-31' }),
        ]);
      formId = await storeForm(db, {
        name: form.name,
        title: form.title,
        conditions: form.conditions,
        steps: form.steps,
        retentionDays: 730,
        captcha: false,
      });
    },
  });
  const tree = {
    root: {},
    zones: {},
    content: [{ type: 'ApplicationForm', props: { id: 'sollicitatie' } }],
  };
  const page = { id: 26, siteId: 1, path: '/solliciteren', title: 'Solliciteren', tree };
  await publishPage(app.host, await createPage(app.host, page));
  return { ...app, formId };
};

export type ApplicationApp = Awaited<ReturnType<typeof createApplicationApp>>;

const wantedVerkoper = {
  vacature: 'Verkoper',
  locatie: 'Utrecht',
  categorie: 'verkoop',
  code: '101',
};

/** An application with nothing wrong in it; the test clock's day is in 2026. */
const filledIn = {
  voornaam: 'Noor',
  achternaam: 'Bakker',
  'field_83[zipcode]': '3512 AB',
  'field_83[housenumber]': '12',
  'field_83[street]': 'Kade',
  'field_83[place]': 'Utrecht',
  geboortedag: '3',
  geboortemaand: '4',
  geboortejaar: '2001',
  email: 'noor@klant.example',
  email_herhaal: 'noor@klant.example',
  telefoon: '0612345678',
  motivatie: 'Omdat ik graag help.',
  conditions_agree: 'Y',
  ...wantedVerkoper,
};

/** Sends the form as the script does. */
export const apply = async (
  app: ApplicationApp,
  fields: Record<string, string | undefined> = {},
  visitor = createVisitor(app as unknown as TestApp),
) =>
  visitor.post(
    formPath.submit(app.formId),
    { [field.token]: await visitor.token(), no_spam: 'Y', ...filledIn, ...fields },
    { accept: 'application/json' },
  );
