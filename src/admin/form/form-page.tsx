import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldEntity, ToldForm } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { editorTexts } from '#kernel/messages/nl-editor';
import { gridTexts } from '#kernel/messages/nl-grid';
import { officeTexts } from '#kernel/messages/nl-office';
import { priceTexts } from '#kernel/messages/nl-prices';
import { buttonClass } from '#ui/button.view';
import { call } from '../calls';
import { Failed } from '../failed';
import { FormPreview } from '../form-steps/form-preview';
import { formInput } from '../form-steps/steps';
import { OpenedPlaces } from '../inputs/list';
import { NoPage } from '../no-page';
import { isIdle, popupInput, popupSections } from '../popups/own';
import { PopupPreview } from '../popups/popup-preview';
import { useEntity } from '../start';
import { useTitle } from '../use-title';
import { Following } from './following';
import styles from './form.module.css';
import { RowForm } from './row-form';
import type { RowFormProps } from './row-form-props';
import { useFieldInAddress } from './use-field-in-address';

const texts = officeTexts.form;

/** What is made of blocks has an editor of its own. */
const isBuilt = ({ fields }: ToldEntity): boolean => fields.some((one) => traitsOf(one).isTree);

/** The address of a form for a row that isn't there yet. */
const NEW = 'nieuw';

export default function FormPage({ access, id }: { access: string; id: string }) {
  const entity = useEntity(access);
  if (!entity) return <NoPage />;
  if (id === NEW) return <NewRow entity={entity} />;
  return /^[1-9]\d{0,9}$/.test(id) ? <OldRow entity={entity} id={Number(id)} /> : <NoPage />;
}

type Own = Pick<RowFormProps, 'beside' | 'comesFirst' | 'inputFor' | 'sections' | 'isIdle'>;

/** What the form of an entity has of its own. */
const ownOf = ({ name }: ToldEntity, id: number): Own => {
  if (name === 'Form') {
    return {
      beside: (form) => <FormPreview id={id} {...form} />,
      comesFirst: true,
      inputFor: formInput,
    };
  }
  if (name === 'Popup') {
    return {
      beside: (form) => <PopupPreview id={id} {...form} />,
      comesFirst: true,
      ...{ inputFor: popupInput, sections: popupSections, isIdle },
    };
  }
  return {};
};

function Head({ entity, title }: { entity: ToldEntity; title: string }) {
  useTitle(`${title} | ${entity.label.many}`);
  return (
    <div className={styles.head}>
      <Link href={`/${entity.access}`} className={styles.back}>
        {texts.back(entity.label.many)}
      </Link>
      <h1 className={styles.title}>{title}</h1>
    </div>
  );
}

function OldRow({ entity, id }: { entity: ToldEntity; id: number }) {
  const client = useQueryClient();
  const queryKey = ['row', entity.access, id];
  const [opened] = useState(() => new Map<string, readonly number[]>());
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<ToldForm>('GET', `rows/${entity.access}/${id}`, { signal }),
    // What is typed stands on what was read: it isn't read anew under one's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useFieldInAddress(data !== undefined);
  if (error) {
    return (
      <>
        <Head entity={entity} title={entity.label.one} />
        <Failed error={error} again={refetch} />
      </>
    );
  }
  if (!data) return <p role="status">{officeTexts.loading}</p>;
  const reload = async () => {
    await client.invalidateQueries({ queryKey: ['rows', entity.access] });
    await refetch();
  };
  return (
    <>
      <Head entity={entity} title={data.row.title} />
      {isBuilt(entity) && (
        <p className={styles.build}>
          <Link href={`/${entity.access}/${id}/bouwen`} className={buttonClass('secondary')}>
            {editorTexts.build}
          </Link>
        </p>
      )}
      {entity.name === 'Product' && (
        <p className={styles.build}>
          <Link href={`/product/${id}/varianten`} className={buttonClass('secondary')}>
            {gridTexts.title}
          </Link>{' '}
          <Link href={`/product/${id}/prijzen`} className={buttonClass('secondary')}>
            {priceTexts.ledger.title}
          </Link>
        </p>
      )}
      {data.row.href && <Following href={data.row.href} />}
      <OpenedPlaces value={opened}>
        <RowForm
          key={`${data.row.revision}`}
          entity={entity}
          row={data.row}
          draft={data.draft}
          others={data.others}
          reload={reload}
          {...ownOf(entity, id)}
        />
      </OpenedPlaces>
    </>
  );
}

function NewRow({ entity }: { entity: ToldEntity }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['draft', entity.access, 0],
    queryFn: ({ signal }) =>
      call<{ draft: ToldForm['draft'] | null }>('GET', `drafts/${entity.access}/0`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error) return <Failed error={error} again={refetch} />;
  if (!data) return <p role="status">{officeTexts.loading}</p>;
  return (
    <>
      <Head entity={entity} title={texts.newOne(entity.label.one)} />
      <RowForm
        entity={entity}
        draft={data.draft ?? undefined}
        others={[]}
        reload={() => client.invalidateQueries({ queryKey: ['rows', entity.access] })}
        {...ownOf(entity, 0)}
      />
    </>
  );
}
