import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldMailText } from '#features/mailtexts/contract';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import operations from '../operations/operations.module.css';
import { useTitle } from '../use-title';
import { ForWriter } from './for-writer';
import { MailForm } from './mail-form';

/** What the chain says in one mail, beside how that mail looks. */
export default function MailTextPage({ kind }: { kind: string }) {
  return (
    <ForWriter>
      <MailTextOf kind={kind} />
    </ForWriter>
  );
}

function MailTextOf({ kind }: { kind: string }) {
  const client = useQueryClient();
  const [language, setLanguage] = useState('');
  const queryKey = ['mail-text', kind];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call<ToldMailText>('GET', `mail-texts/${encodeURIComponent(kind)}`, { signal }),
    // What somebody writes here isn't changed under his hands.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  });
  useTitle(data?.title ?? texts.title);
  const languages = data?.languages ?? [];
  const chosen = language || languages[0]?.language;
  return (
    <>
      <Link href="/mailteksten" className={operations.back}>
        {texts.back}
      </Link>
      <h1 className={list.title}>{data?.title ?? texts.title}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && <p className={operations.lead}>{data.when}</p>}
      {data?.besides && (
        <p className={operations.notice}>
          {data.besides} <Link href="/teksten">{texts.besides.link}</Link>
        </p>
      )}
      {languages.length > 1 && (
        <label className={list.filter}>
          <span className={list.filterName}>{texts.language}</span>
          <select
            className={list.select}
            value={chosen}
            onChange={(event) => setLanguage(event.target.value)}
          >
            {languages.map((one) => (
              <option key={one.language} value={one.language}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {data &&
        languages.map((one) => (
          // What was typed in the other language stays.
          <div key={one.language} hidden={one.language !== chosen}>
            <MailForm
              mail={data}
              stands={one}
              isShown={one.language === chosen}
              saved={(now) => client.setQueryData(queryKey, now)}
              reload={refetch}
            />
          </div>
        ))}
    </>
  );
}
