import type { ReactNode } from 'react';
import { contentTexts } from '#kernel/messages/nl-content';
import type { OpenState } from '#kernel/values/opening-hours';
import { Breadcrumbs } from '#ui/breadcrumbs.view';
import { classNames } from '#ui/class-names';
import { Picture } from '#ui/picture.view';
import type { StoreDetail } from '../contract';
import { type DayAnswer, DayHours } from './day-hours.view';
import { OpeningHours, type OpeningHoursProps } from './opening-hours.view';
import { StoreContact } from './store-contact.view';
import styles from './store-page.module.css';

export type NearbyStore = { id: number; title: string; href: string; distance: string };
export type StoreDepartment = { label: string; href?: string };

export type StorePageProps = {
  store: StoreDetail;
  breadcrumbs: readonly { label: string; href: string }[];
  opening: OpeningHoursProps;
  /** Its hours on a day that was asked for. */
  day: DayAnswer;
  state: OpenState;
  /** What makes it the visitor's own. */
  own: ReactNode;
  departments: readonly StoreDepartment[];
  nearby: readonly NearbyStore[];
  /** The store and those nearby on a map; none when it isn't on one. */
  map?: ReactNode;
  /** HTML of the sections about this store: what it has, what goes on there, and what the chain does for you. */
  sections: { stock: string; own: readonly string[]; services: string };
};

const texts = contentTexts.stores;
const sizes = '(min-width: 1440px) 50rem, (min-width: 768px) 56vw, 100vw';

/** A store: where it is, when it is open, what you can do and buy there. */
export function StorePage(props: StorePageProps) {
  const { store, state } = props;
  return (
    <>
      <article className={styles.page}>
        <Breadcrumbs items={props.breadcrumbs} />
        <div className={styles.top}>
          <header className={styles.head}>
            <h1>{store.title}</h1>
            <p className={classNames(styles.state, state.open && styles.open)}>
              {texts.openText(state)}
            </p>
            <StoreContact store={store} own={props.own} />
          </header>
          {store.picture && (
            <div className={styles.frame}>
              <Picture picture={store.picture} sizes={sizes} eager="first" fill />
            </div>
          )}
        </div>
        <div className={styles.below}>
          <section aria-labelledby="openingstijden">
            <h2 id="openingstijden" className={styles.heading}>
              {texts.hours}
            </h2>
            <OpeningHours {...props.opening} />
            <DayHours answer={props.day} />
          </section>
          <div className={styles.about}>
            <Story {...props} />
            {props.map && <div className={styles.map}>{props.map}</div>}
          </div>
          {props.nearby.length > 0 && <Nearby stores={props.nearby} />}
        </div>
      </article>
      <Sections {...props.sections} />
    </>
  );
}

/** What goes on in a store is little of each kind: its sections share the page's width. */
function Sections({ stock, own, services }: StorePageProps['sections']) {
  return (
    <div className={styles.sections}>
      <Html html={stock} />
      <Html className={styles.own} html={own.join('')} />
      <Html html={services} />
    </div>
  );
}

function Html({ className, html }: { className?: string; html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own views
  return html && <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Story({ store, departments }: StorePageProps) {
  return (
    <>
      <p className={styles.intro}>{store.intro}</p>
      {store.since && <p className={styles.since}>{texts.since(store.since)}</p>}
      {departments.length > 0 && (
        <section>
          <h2 className={styles.heading}>{texts.collections}</h2>
          <ul className={styles.departments}>
            {departments.map(({ label, href }) => (
              <li key={label}>{href ? <DepartmentLink label={label} href={href} /> : label}</li>
            ))}
          </ul>
        </section>
      )}
      {store.services.length > 0 && (
        <section>
          <h2 className={styles.heading}>{texts.services}</h2>
          <ul className={styles.services}>
            {store.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function DepartmentLink({ label, href }: { label: string; href: string }) {
  return (
    <a className={styles.department} href={href}>
      {label}
      <span className="visually-hidden"> ({texts.inStock})</span>
    </a>
  );
}

function Nearby({ stores }: { stores: readonly NearbyStore[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{texts.nearby}</h2>
      <ul className={styles.nearby}>
        {stores.map(({ id, title, href, distance }) => (
          <li key={href} className={styles.neighbour} data-item_id={id}>
            <a href={href}>{title}</a>
            <span className={styles.distance}>{distance}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
