import { contentTexts } from '#kernel/messages/nl-content';
import { ButtonLink } from '#ui/button.view';
import type { VacancyDetail } from '../contract';
import styles from './gone-page.module.css';

export type GonePageProps = {
  vacancy: VacancyDetail;
  /** HTML of the section with similar ones. */
  similar: string;
};

const { gone, all } = contentTexts.vacancies;

/** A vacancy that is no more, with others like it. */
export function GonePage({ vacancy, similar }: GonePageProps) {
  return (
    <>
      <div className={styles.page}>
        <h1>{gone.title(vacancy.title)}</h1>
        <p className={styles.text}>{gone.text}</p>
        <ButtonLink className={styles.all} kind="secondary" href="/vacatures">
          {all}
        </ButtonLink>
      </div>
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
