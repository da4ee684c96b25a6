import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ToldForm, ToldSite } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import { RowForm } from '../form/row-form';
import type { Screen } from '../form/row-form-props';
import { useFieldInAddress } from '../form/use-field-in-address';
import { NoPage } from '../no-page';
import { useEntity } from '../start';
import { useTitle } from '../use-title';
import styles from './site.module.css';

type SiteFormProps = {
  title: string;
  lead: string;
  /** Which of the site's fields stand here. */
  has: (name: string) => boolean;
  screen: (site: ToldSite) => Screen;
};

/** A screen with some of the site's own settings. */
export function SiteForm({ title, lead, has, screen }: SiteFormProps) {
  const client = useQueryClient();
  const entity = useEntity('site');
  const site = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => call<ToldSite>('GET', 'site', { signal }),
    enabled: entity !== undefined,
  });
  const id = site.data?.id;
  const form = useQuery({
    queryKey: ['row', 'site', id],
    queryFn: ({ signal }) => call<ToldForm>('GET', `rows/site/${id}`, { signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useTitle(title);
  useFieldInAddress(site.data !== undefined && form.data !== undefined);
  const part = useMemo(
    () =>
      entity && {
        ...entity,
        fields: entity.fields.filter(({ name }) => has(name)),
        may: { ...entity.may, create: false, delete: false },
        isLimited: entity.fields.some(({ name, mayWrite }) => has(name) && !mayWrite),
      },
    [entity, has],
  );
  if (!part) return <NoPage />;
  const error = site.error ?? form.error;
  const { data } = form;
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {error && <Failed error={error} again={() => (site.error ? site : form).refetch()} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {site.data && data && (
        <RowForm
          key={data.row.revision}
          entity={part}
          row={{ ...data.row, values: pick(data.row.values, has) }}
          draft={undefined}
          others={data.others}
          reload={async () => {
            await client.invalidateQueries({ queryKey: ['site'] });
            await form.refetch();
          }}
          screen={screen(site.data)}
        />
      )}
    </>
  );
}

const pick = (values: Record<string, unknown>, has: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => has(name)));
