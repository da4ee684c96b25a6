import { cookieBlockTexts as texts } from '#kernel/messages/nl-cookies';
import styles from './cookie-table.module.css';

export type CookieRow = {
  name: string;
  kind: string;
  purpose: string;
  kept: string;
  party: string;
};

export type PartyRow = Pick<CookieRow, 'name' | 'kind' | 'purpose'>;

export type CookieTableProps = {
  title: string;
  intro: string;
  cookies: readonly CookieRow[];
  /** What stands in the browser's local storage. */
  local: readonly CookieRow[];
  /** Whose content or scripts pages may load. */
  parties: readonly PartyRow[];
};

/** What is kept in a visitor's browser: by name, why and how long. */
export function CookieTable({ title, intro, cookies, local, parties }: CookieTableProps) {
  return (
    <div className={styles.frame}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {intro && <p className={styles.intro}>{intro}</p>}
      <Rows label={title} rows={cookies} />
      {local.length > 0 && (
        <>
          <h3 className={styles.second}>{texts.local}</h3>
          <Rows label={texts.local} rows={local} />
        </>
      )}
      {parties.length > 0 && (
        <>
          <h3 className={styles.second}>{texts.parties}</h3>
          <Parties rows={parties} />
        </>
      )}
    </div>
  );
}

/** Cells of a row beyond its name and purpose, by the heads of their columns. */
type Cells = readonly (readonly [head: string, text: string])[];
type Line = { name: string; purpose: string; more: Cells };

function Table({ label, name, lines }: { label: string; name: string; lines: readonly Line[] }) {
  const heads = [name, texts.purpose, ...(lines[0]?.more ?? []).map(([head]) => head)];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row" className={styles.name}>
              {line.name}
            </th>
            <td>{line.purpose}</td>
            {line.more.map(([head, text]) => (
              <td key={head} className={styles.small} data-label={head}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rows({ label, rows }: { label: string; rows: readonly CookieRow[] }) {
  const lines = rows.map(({ name, purpose, kind, party, kept }) => ({
    ...{ name, purpose },
    more: [[texts.kind, kind] as const, [texts.party, party] as const, [texts.kept, kept] as const],
  }));
  return <Table label={label} name={texts.name} lines={lines} />;
}

function Parties({ rows }: { rows: readonly PartyRow[] }) {
  const lines = rows.map(({ name, purpose, kind }) => ({
    ...{ name, purpose },
    more: [[texts.kind, kind] as const],
  }));
  return <Table label={texts.parties} name={texts.partyName} lines={lines} />;
}
