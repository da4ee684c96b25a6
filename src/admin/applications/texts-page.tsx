import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldStandard, ToldStandards } from '#features/hiring/contract';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import orders from '../orders/orders.module.css';
import { ForRight } from '../refused';
import { useTitle } from '../use-title';
import styles from './mail.module.css';
import { StandardText } from './standard-text';

const texts = hiringTexts.texts;

/** The texts that answers to applicants begin with. */
export default function AnswerTextsPage() {
  return (
    <ForRight right="applications" title={texts.title}>
      <Standards />
    </ForRight>
  );
}

function Standards() {
  const client = useQueryClient();
  const [language, setLanguage] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['application-texts'],
    queryFn: ({ signal }) => call<ToldStandards>('GET', 'applications/texts', { signal }),
    // What somebody writes here isn't changed under his hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useTitle(texts.title);
  const all = data?.standards ?? [];
  const languages = [...new Map(all.map((one) => [one.language, one.name]))];
  const chosen = language || languages[0]?.[0];
  const keyOf = (one: ToldStandard) => [one.state, one.language].join(' ');
  return (
    <>
      <Link href="/sollicitaties" className={orders.back}>
        {hiringTexts.details.back}
      </Link>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={list.count}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {languages.length > 1 && (
        <div className={list.tools}>
          <label className={list.filter}>
            <span className={list.filterName}>{texts.language}</span>
            <select
              className={list.select}
              value={chosen}
              onChange={(event) => setLanguage(event.target.value)}
            >
              {languages.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <div className={styles.texts}>
        {/* Those of the other language stay as they were typed. */}
        {all.map((one) => (
          <div key={keyOf(one)} hidden={one.language !== chosen}>
            <StandardText
              standard={one}
              saved={(now) => client.setQueryData(['application-texts'], now)}
              reload={refetch}
            />
          </div>
        ))}
      </div>
    </>
  );
}
