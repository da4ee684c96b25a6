import { applications as texts } from '#kernel/messages/nl-applications';
import { isPostcode } from '#kernel/values/postcode';
import { applicationQuery, applicationField as names, type Wanted } from '../contract';
import type { FilledIn } from './form-in-page';

type Home = Pick<FilledIn, 'zipcode' | 'housenumber' | 'location'>;

// What posts belongs to the browser: on the server its module can't even be read.
const post = async (address: string, data: FormData, accept: string): Promise<Response> =>
  (await import('#browser/islands/post')).post(address, data, accept);

const note = (text: string): void => console.log(text);

const dataOf = ({ zipcode, housenumber, location }: Home): FormData => {
  const data = new FormData();
  data.set(`${names.address}[zipcode]`, zipcode);
  data.set(`${names.address}[housenumber]`, housenumber);
  data.set(names.location, location);
  return data;
};

/**
 * Whether a place of work is far from home (S7.5/1). What can't be asked, or fails, counts as no,
 * with a note in the console (S5.3/5, S8.5/1).
 */
export const isFarAway = async (address: string, home: Home): Promise<boolean> => {
  if (home.zipcode !== '' && !isPostcode(home.zipcode)) {
    note(texts.notes.zipcode);
    return false;
  }
  if (Object.values(home).includes('')) {
    note(texts.notes.missing);
    return false;
  }
  try {
    const reply = await post(address, dataOf(home), 'text/plain');
    if (!reply.ok) throw new Error(String(reply.status));
    return (await reply.text()).trim() === 'true';
  } catch {
    note(texts.notes.failed);
    return false;
  }
};

export type Nearer = { href: string; title: string; location: string; distance: string };

/** Vacancies nearer to home; none when that can't be asked. */
export const askNearer = async (address: string, home: Home, wanted: Wanted): Promise<Nearer[]> => {
  const data = dataOf(home);
  for (const [key, name] of Object.entries(applicationQuery)) {
    data.set(name, wanted[key as keyof Wanted]);
  }
  try {
    const reply = await post(address, data, 'application/json');
    return reply.ok ? ((await reply.json()) as { vacancies: Nearer[] }).vacancies : [];
  } catch {
    return [];
  }
};
