import { Link } from 'wouter';
import type { RightsEntity, ToldRole } from '#features/staff/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { roleTexts as texts } from '#kernel/messages/nl-roles';
import { buttonClass } from '#ui/button.view';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { ForRight } from '../refused';
import { useTitle } from '../use-title';
import { OTHERS, spread } from './rights';
import styles from './roles.module.css';
import { labelOf, tellLine } from './told-line';
import { useRoles } from './use-roles';

/** What groups of members may do. */
export default function RolesPage() {
  return (
    <ForRight right="rights" title={texts.title}>
      <Roles />
    </ForRight>
  );
}

function Roles() {
  const { data, error, refetch } = useRoles();
  useTitle(texts.title);
  return (
    <>
      <div className={`${list.head} ${styles.head}`}>
        <h1 className={list.title}>{texts.title}</h1>
        <Link href="/rollen/nieuw" className={`${buttonClass()} ${list.create}`}>
          {texts.make}
        </Link>
      </div>
      <p className={list.count}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      <ul className={styles.roles}>
        {data?.roles.map((role) => (
          <Role key={role.id} role={role} entities={data.entities} />
        ))}
      </ul>
    </>
  );
}

/** What a role may, with entities of which it may as much on one line. */
const linesOf = ({ rights }: ToldRole, entities: readonly RightsEntity[]) => {
  const lines = new Map<string, string[]>();
  for (const line of spread(rights, entities)) {
    if (line.entity === OTHERS || line.actions.length === 0) continue;
    const entity = entities.find(({ name }) => name === line.entity);
    const label = labelOf(entity);
    const told = tellLine(line, entity);
    lines.set(told, [...(lines.get(told) ?? []), label]);
  }
  return [...lines];
};

function Role({ role, entities }: { role: ToldRole; entities: readonly RightsEntity[] }) {
  const { id, label, isBuiltIn, members, secondFactor, rights } = role;
  const facts = [
    isBuiltIn ? texts.builtIn : texts.own,
    texts.members(members),
    ...(secondFactor ? [texts.secondFactor] : []),
  ];
  return (
    <li className={styles.role}>
      <div className={styles.roleHead}>
        <h2>
          <Link href={`/rollen/${id}`}>{label}</Link>
        </h2>
        <Link href={`/rollen/nieuw?van=${id}`} className={styles.copy}>
          {texts.copy} <span className="visually-hidden">{label}</span>
        </Link>
      </div>
      <p className={styles.soft}>{facts.join(' · ')}</p>
      <ul className={styles.lines}>
        {linesOf(role, entities).map(([told, labels]) => (
          <li key={told}>
            <strong>{labels.length === entities.length ? texts.all : labels.join(', ')}:</strong>{' '}
            {told}
          </li>
        ))}
        {rights.special.length > 0 && (
          <li>
            <strong>{texts.special}:</strong>{' '}
            {rights.special.map((one) => texts.specials[one].toLowerCase()).join(', ')}
          </li>
        )}
      </ul>
    </li>
  );
}
