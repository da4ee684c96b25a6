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

function Rows({ label, rows }: { label: string; rows: readonly CookieRow[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.purpose}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.party}</th>
          <th scope="col">{texts.kept}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={styles.name}>
              {row.name}
            </th>
            <td>{row.purpose}</td>
            <td className={styles.small} data-label={texts.kind}>
              {row.kind}
            </td>
            <td className={styles.small} data-label={texts.party}>
              {row.party}
            </td>
            <td className={styles.small} data-label={texts.kept}>
              {row.kept}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Parties({ rows }: { rows: readonly PartyRow[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.parties}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.partyName}</th>
          <th scope="col">{texts.purpose}</th>
          <th scope="col">{texts.kind}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={styles.name}>
              {row.name}
            </th>
            <td>{row.purpose}</td>
            <td className={styles.small} data-label={texts.kind}>
              {row.kind}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
