import { categories, contracts } from '../contract';
import type { vacancies } from '../server/tables';
import type { VacancyColumn, VacancyLine } from './columns';
import { isoDay } from './days';
import { paragraphsOf } from './paragraphs';

type Stored = typeof vacancies.$inferSelect;
/** What a line says of a vacancy; what it doesn't say is left out. */
export type VacancyDraft = Partial<Omit<Stored, 'id' | 'siteId' | 'access' | 'reference'>> & {
  reference: string;
};

type Reader = (text: string) => Partial<VacancyDraft>;

const fail = (message: string): never => {
  throw new Error(message);
};

const choice =
  (name: 'category' | 'contract', list: readonly { access: string; label: string }[]): Reader =>
  (text) => {
    const wanted = text.toLowerCase();
    const found = list.find(
      ({ access, label }) => access === wanted || label.toLowerCase() === wanted,
    );
    const names = list.map(({ access }) => access).join(', ');
    return found ? { [name]: found.access } : fail(`'${text}' is geen van ${names}`);
  };

/** The words of job boards. */
const jobtypes: Record<string, string> = {
  fulltime: 'vast',
  parttime: 'vast',
  permanent: 'vast',
  contract: 'tijdelijk',
  temporary: 'tijdelijk',
  internship: 'stage',
  oncall: 'oproep',
};

const hour = (text: string): number =>
  /^\d{1,2}$/.test(text) && Number(text) <= 60
    ? Number(text)
    : fail(`'${text}' is geen aantal uren`);

const euros = (text: string): number | null => {
  if (text === '') return null;
  const plain = text
    .replace(/^€\s*/, '')
    .replace(/\.(?=\d{3}\b)/g, '')
    .replace(',', '.');
  const cents = /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
  return cents ?? fail(`'${text}' is geen bedrag`);
};

const list =
  (name: 'tasks' | 'asks' | 'offers'): Reader =>
  (text) => ({ [name]: text.includes('<') ? paragraphsOf(text) : items(text) });

const items = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

const day =
  (name: 'postedOn' | 'validThrough'): Reader =>
  (text) => {
    if (text === '' && name === 'validThrough') return { validThrough: null };
    return { [name]: isoDay(text) ?? fail(`'${text}' is geen datum`) };
  };

const readers: Partial<Record<VacancyColumn, Reader>> = {
  title: (text) => (text === '' ? fail('de titel ontbreekt') : { title: text.slice(0, 200) }),
  state: (text) => {
    const state = (['Online', 'Offline'] as const).find(
      (one) => one.toLowerCase() === (text || 'Online').toLowerCase(),
    );
    return state ? { state } : fail(`'${text}' is geen van Online, Offline`);
  },
  category: choice('category', categories),
  jobtype: (text) => {
    const contract = jobtypes[text.toLowerCase().replace(/[^a-z]/g, '')];
    return contract ? { contract } : {};
  },
  contract: choice('contract', contracts),
  hours: (text) => {
    const [, min = '', max = min] = /^(\d{1,2})(?:\s*(?:-|–|tot)\s*(\d{1,2}))?\b/.exec(text) ?? [];
    return { hoursMin: hour(min), hoursMax: hour(max) };
  },
  hours_min: (text) => ({ hoursMin: hour(text) }),
  hours_max: (text) => ({ hoursMax: hour(text) }),
  code: (text) =>
    /^-?\d{1,8}$/.test(text) ? { code: Number(text) } : fail(`'${text}' is geen nummer`),
  minimum_age: (text) => {
    if (text === '') return { minimumAge: null };
    return /^[1-9]\d$/.test(text)
      ? { minimumAge: Number(text) }
      : fail(`'${text}' is geen leeftijd`);
  },
  salary_min: (text) => ({ salaryMin: euros(text) }),
  salary_max: (text) => ({ salaryMax: euros(text) }),
  salary_unit: (text) => {
    if (text === '') return { salaryUnit: null };
    const unit = (['HOUR', 'MONTH'] as const).find((one) => one === text.toUpperCase());
    return unit ? { salaryUnit: unit } : fail(`'${text}' is geen van HOUR, MONTH`);
  },
  posted: day('postedOn'),
  until: day('validThrough'),
  intro: (text) => ({ intro: paragraphsOf(text).join(' ').slice(0, 500) }),
  description: (text) => ({ description: paragraphsOf(text) }),
  tasks: list('tasks'),
  asks: list('asks'),
  offers: list('offers'),
};

/** What a line says of a vacancy. Throws an error that says what is wrong with it, in Dutch. */
export const readDraft = ({ cells }: VacancyLine): VacancyDraft => {
  const reference = cells.reference ?? '';
  if (reference === '' || reference.length > 100) fail('de referentie ontbreekt of is te lang');
  const parts = Object.entries(readers).flatMap(([column, read]) => {
    const text = cells[column as VacancyColumn];
    if (text === undefined) return [];
    try {
      return [read(text)];
    } catch (error) {
      return fail(`${column}: ${(error as Error).message}`);
    }
  });
  const draft: VacancyDraft = Object.assign({ reference }, ...parts);
  if ((draft.hoursMin ?? 0) > (draft.hoursMax ?? 99))
    fail('hours: het minste is meer dan het meeste');
  return draft;
};
