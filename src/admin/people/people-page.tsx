import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldPeople, ToldPerson } from '#features/staff/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { buttonClass } from '#ui/button.view';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { ForRight } from '../refused';
import { ScrollArea } from '../scroll-area';
import { SearchBox } from '../search-box';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import styles from './people.module.css';
import { State } from './state';
import { usePeople } from './use-people';

const factorOf = ({ hasFactor, needsFactor }: ToldPerson): string => {
  if (hasFactor) return texts.hasFactor;
  return needsFactor ? texts.lacksFactor : texts.noFactor;
};

const holds = ({ name, email, role }: ToldPerson, text: string): boolean =>
  `${name} ${email} ${role.label}`.toLowerCase().includes(text.toLowerCase());

/** Who may come into the office. */
export default function PeoplePage() {
  return (
    <ForRight right="rights" title={texts.title}>
      <Members />
    </ForRight>
  );
}

function Members() {
  const { data, error, refetch } = usePeople();
  const [search, setSearch] = useState('');
  useTitle(texts.title);
  const found = data?.people.filter((person) => holds(person, search)) ?? [];
  return (
    <>
      <div className={list.head}>
        <h1 className={list.title}>{texts.title}</h1>
        {data && (
          <p className={list.count} role="status">
            {texts.count(found.length)}
          </p>
        )}
        <Link href="/medewerkers/nieuw" className={`${buttonClass()} ${list.create}`}>
          {texts.invite}
        </Link>
      </div>
      <p className={list.count}>{texts.lead}</p>
      <div className={list.tools}>
        <SearchBox label={texts.search} value={search} onSearch={setSearch} />
      </div>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && found.length === 0 && <p className={list.none}>{texts.none}</p>}
      {data && found.length > 0 && <People people={found} data={data} />}
    </>
  );
}

function People({ people, data }: { people: readonly ToldPerson[]; data: ToldPeople }) {
  const { member } = useStart();
  const storesOf = ({ storeIds, role }: ToldPerson): string => {
    const titles = storeIds.map((id) => data.stores.find((one) => one.id === id)?.title ?? id);
    if (titles.length > 2) return texts.storesChosen(titles.length);
    if (titles.length > 0) return titles.join(', ');
    const isBound = data.roles.find(({ id }) => id === role.id)?.bindsToStores;
    return isBound ? texts.noStores : texts.allStores;
  };
  return (
    <ScrollArea label={texts.title}>
      <table className={list.table}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col" className={styles.wide}>
              {texts.role}
            </th>
            <th scope="col" className={styles.wide}>
              {texts.stores}
            </th>
            <th scope="col" className={styles.wide}>
              {texts.factor}
            </th>
            <th scope="col" className={styles.wide}>
              {texts.seen}
            </th>
            <th scope="col">{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row" className={styles.who}>
                <Link href={`/medewerkers/${person.id}`} className={list.name}>
                  {person.name}
                </Link>
                <div className={styles.hint}>
                  {person.email}
                  {person.id === member.id && ` · ${texts.you}`}
                </div>
                <div className={`${styles.hint} ${styles.narrow}`}>
                  {person.role.label} · {texts.factor}: {factorOf(person).toLowerCase()}
                </div>
              </th>
              <td className={styles.wide}>{person.role.label}</td>
              <td className={styles.wide}>{storesOf(person)}</td>
              <td className={styles.wide}>{factorOf(person)}</td>
              <td className={styles.wide}>{person.seenAt ? whenOf(person.seenAt) : texts.never}</td>
              <td>
                <State state={person.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
