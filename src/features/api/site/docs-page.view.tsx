import { api } from '#kernel/limits-api';
import { docsTexts as texts } from '#kernel/messages/nl-api';
import { path } from '#kernel/wire';
import { apiPath } from '#kernel/wire-forms';
import { classNames } from '#ui/class-names';
import prose from '#ui/prose.module.css';
import styles from './docs-page.module.css';

export type DocsEntity = {
  label: string;
  /** The module_object. */
  name: string;
  path: string;
  columns: { name: string; kind: string }[];
  links: string[];
  hasDistance: boolean;
};

const example = {
  filter_type: 'FieldFilter',
  column: 'title',
  operator: 'like',
  value: '%utrecht%',
};
const related = {
  filter_type: 'RelatedFilter',
  module: 'Location',
  module_link: 'Vacancy',
  linked_ids: [1],
  match_all: false,
};

const Entity = ({ entity }: { entity: DocsEntity }) => (
  <section className={classNames(styles.entity, prose.prose)}>
    <h3>{entity.label}</h3>
    <p>
      <code>GET {entity.path}</code>,{' '}
      <code>
        GET {entity.path}/{'{id}'}
      </code>
    </p>
    {entity.hasDistance && (
      <p>
        <code>zipcode</code>: {texts.parameters.zipcode}
      </p>
    )}
    <p>{texts.columns}:</p>
    <ul>
      {entity.columns.map(({ name, kind }) => (
        <li key={name}>
          <code>{name}</code> ({kind})
        </li>
      ))}
    </ul>
    {entity.links.length > 0 && (
      <p>
        {texts.links}: {entity.links.join(', ')} (<code>module_link</code> {entity.name})
      </p>
    )}
  </section>
);

const parameters: [name: string, text: string][] = [
  ['limit', `${texts.parameters.limit} ${api.maxLimit} (${api.limit})`],
  ['start', texts.parameters.start],
  ['seq', texts.parameters.seq],
  ['order', texts.parameters.order],
  ['filter[]', texts.parameters.filter],
];

/** What a program can ask this site, for who writes one. */
export const DocsPage = ({ entities }: { entities: DocsEntity[] }) => (
  <article className={styles.page}>
    <div className={prose.prose}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <p>
        <a href={`${path.api}/openapi.json`}>{texts.specification}</a>
      </p>
      <h2>{texts.filters}</h2>
      <p>{texts.listText}</p>
      <ul>
        {parameters.map(([name, text]) => (
          <li key={name}>
            <code>{name}</code>: {text}
          </li>
        ))}
      </ul>
      <p>{texts.filterText}</p>
      <p className={styles.example}>
        <code>{JSON.stringify(example)}</code>
      </p>
      <p className={styles.example}>
        <code>{JSON.stringify(related)}</code>
      </p>
      <h2>{texts.tokens}</h2>
      <p>{texts.tokenText}</p>
      <p>
        <code>POST {path.api}/auth/jwt/access_token</code>,{' '}
        <code>POST {path.api}/auth/jwt/refresh_token</code>
      </p>
      <h2>{texts.addresses}</h2>
      <p>{texts.addressText}</p>
      <p>
        <code>GET {apiPath.lookupZipcode}?zipcode=3511AW&amp;housenumber=112</code>
      </p>
      <h2>{texts.files}</h2>
      <p>{texts.filesText}</p>
      <p>
        <code>POST {apiPath.file}</code>,{' '}
        <code>
          PATCH {apiPath.file}/{'{id}'}
        </code>
        ,{' '}
        <code>
          GET {apiPath.file}/{'{id}'}
        </code>
      </p>
      <h2>{texts.lists}</h2>
    </div>
    {entities.map((entity) => (
      <Entity key={entity.name} entity={entity} />
    ))}
  </article>
);
