import type { ReactNode } from 'react';
import { callHref } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { formatDay } from '#kernel/values/dutch-dates';
import { Breadcrumbs } from '#ui/breadcrumbs.view';
import { ButtonLink } from '#ui/button.view';
import { FactsList } from '#ui/facts-list.view';
import { Picture } from '#ui/picture.view';
import { RichItems } from '#ui/rich-items.view';
import type { VacancyDetail } from '../contract';
import { salaryText } from './salary-text';
import styles from './vacancy-page.module.css';

export type VacancyPageProps = {
  vacancy: VacancyDetail;
  breadcrumbs: readonly { label: string; href: string }[];
  apply: { href: string; byMail: boolean };
  /** HTML of the section with similar ones. */
  similar: string;
};

const texts = contentTexts.vacancies;

/** A vacancy: the work, what is asked and given, and how to react. */
export function VacancyPage({ vacancy, breadcrumbs, apply, similar }: VacancyPageProps) {
  const list = breadcrumbs.at(-2);
  return (
    <>
      <article className={styles.page}>
        <Breadcrumbs items={breadcrumbs} back={list && { label: texts.back, href: list.href }} />
        <div className={styles.columns}>
          <header className={styles.head}>
            <p className={styles.place}>{vacancy.location}</p>
            <h1>{vacancy.title}</h1>
            <p className={styles.intro}>{vacancy.intro}</p>
          </header>
          <aside className={styles.aside} aria-labelledby="in-het-kort">
            <h2 id="in-het-kort" className={styles.heading}>
              {texts.facts}
            </h2>
            <FactsList facts={factsOf(vacancy)} />
            <ApplyLink vacancy={vacancy} apply={apply} />
          </aside>
          {vacancy.picture && (
            <div className={styles.picture}>
              <Picture
                picture={vacancy.picture}
                sizes="(min-width: 1025px) 50vw, 100vw"
                eager="first"
                fill
              />
            </div>
          )}
          <div className={styles.story}>
            <RichItems items={vacancy.description.map((p) => ({ p }))} />
            <Points title={texts.tasks} points={vacancy.tasks} />
            <Points title={texts.asks} points={vacancy.asks} />
            <Points title={texts.offers} points={vacancy.offers} />
            <Questions vacancy={vacancy} />
          </div>
        </div>
        <div className={styles.bar} data-bottom-bar="">
          <ApplyLink vacancy={vacancy} apply={apply} />
        </div>
      </article>
      {similar && (
        <div
          className={styles.similar}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own views
          dangerouslySetInnerHTML={{ __html: similar }}
        />
      )}
    </>
  );
}

const factsOf = (vacancy: VacancyDetail): [string, ReactNode][] => {
  const { hours, salary, until, location, locationHref, address } = vacancy;
  const name = locationHref ? <a href={locationHref}>{location}</a> : location;
  const place = (
    <>
      {name}
      <br />
      {address.street}, {address.place}
    </>
  );
  return [
    [texts.place, place],
    [texts.hours, texts.hoursAWeek(hours.min, hours.max)],
    ...(salary ? [[texts.salary, salaryText(salary)] as [string, ReactNode]] : []),
    [texts.contract, vacancy.contract],
    [texts.category, vacancy.category],
    ...(until ? [[texts.until, formatDay(until)] as [string, ReactNode]] : []),
    // A feed may give none.
    ...(vacancy.code === 0 ? [] : [[texts.code, String(vacancy.code)] as [string, ReactNode]]),
  ];
};

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section className={styles.points}>
      <RichItems items={[{ h: title }, { ul: points }]} />
    </section>
  );
}

/** Who tells more: the place of work itself. */
function Questions({ vacancy: { location, phone, email } }: Pick<VacancyPageProps, 'vacancy'>) {
  return (
    <section className={styles.questions}>
      <h2>{texts.questions.title}</h2>
      <p>{texts.questions.text(location)}</p>
      <ul>
        {phone && (
          <li>
            <a href={callHref(phone)}>{phone}</a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </section>
  );
}

function ApplyLink({ vacancy, apply }: Pick<VacancyPageProps, 'vacancy' | 'apply'>) {
  return (
    <div className={styles.apply}>
      <ButtonLink href={apply.href} icon="arrow">
        {apply.byMail ? texts.applyByMail : texts.apply}
      </ButtonLink>
      {apply.byMail && <p className={styles.note}>{texts.mailNote(vacancy.email)}</p>}
    </div>
  );
}
