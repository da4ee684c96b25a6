import prose from '#ui/prose.module.css';
import type { SiteFormProps } from '../../contract';
import { FormIsland } from '../../site/form-island.view';
import styles from './form-frame.module.css';

export type FormFrameProps = {
  title: string;
  intro: string;
  level: 1 | 2;
  /** Cleaned HTML of what stands beside the form, or below it where there is no room; '': nothing. */
  beside?: string;
  form: SiteFormProps;
};

/** A form in a page, with what stands above and beside it. */
export default function FormFrame({ title, intro, level, beside, form }: FormFrameProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.frame}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {intro && <p className={styles.intro}>{intro}</p>}
      {beside ? (
        <div className={styles.columns}>
          <div className={styles.form}>
            <FormIsland {...form} />
          </div>
          <div className={styles.beside}>
            <div
              className={prose.prose}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by who loads it
              dangerouslySetInnerHTML={{ __html: beside }}
            />
          </div>
        </div>
      ) : (
        <FormIsland {...form} />
      )}
    </div>
  );
}
