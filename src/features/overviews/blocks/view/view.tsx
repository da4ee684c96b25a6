import { Icon } from '#ui/icon.view';
import overview from '../../site/overview.module.css';
import { Results } from '../../site/results.view';
import section from '../../site/section.module.css';
import head from '../../site/section-head.module.css';

export type PickedProps = {
  /** Unique on the page. */
  id: string;
  title: string;
  level: 1 | 2;
  intro: string;
  /** What it is called without a title. */
  label: string;
  more?: { label: string; href: string };
  layout: 'grid' | 'list';
  columns: number;
  moduleAccess: string;
  /** Its cards show their second picture at once, and not when a pointer asks for it. */
  second?: boolean;
  cards: readonly { id: number; html: string }[];
};

/** Cards that were chosen by hand: none are filtered, counted or paged. */
export default function Picked(props: PickedProps) {
  const { id, title, intro, more } = props;
  const Heading = `h${props.level}` as const;
  const name = title ? { 'aria-labelledby': id } : { 'aria-label': props.label };
  return (
    <div className={overview.overview} data-second={props.second ? '' : undefined}>
      <section className={section.section} {...name}>
        {(title || intro) && (
          <div className={head.head}>
            {title && <Heading id={id}>{title}</Heading>}
            {intro && <p className={head.intro}>{intro}</p>}
          </div>
        )}
        <Results
          layout={props.layout}
          columns={props.columns}
          moduleAccess={props.moduleAccess}
          cells={props.cards.map((card) => ({ kind: 'item', ...card }))}
        />
        {more && (
          <a className={section.more} href={more.href}>
            {more.label} <Icon name="arrow" small />
          </a>
        )}
      </section>
    </div>
  );
}
