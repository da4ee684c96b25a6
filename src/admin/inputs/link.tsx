import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundPage } from '#features/office/contract';
import { isEnglish } from '#kernel/messages/language';
import { inputTexts } from '#kernel/messages/nl-office-inputs';
import { pairTexts } from '#kernel/messages/nl-pairs';
import { call } from '../calls';
import { textOf } from './attributes';
import { Combobox } from './combobox';
import type { ValueInputProps } from './types';
import { useQuiet } from './use-quiet';

type LinkInputProps = {
  id: string;
  label?: string;
  value: string;
  change: (href: string) => void;
  describedBy?: string | undefined;
  isWrong?: boolean;
  isRequired?: boolean | undefined;
  isReadOnly: boolean;
  /** Pages in it are offered first; left out: all are alike. */
  language?: string | undefined;
};

/** Where something leads: any address, with the site's own pages offered by their names. */
export function LinkInput({ value, change, language, ...props }: LinkInputProps) {
  const [isOpen, setOpen] = useState(false);
  const search = useQuiet(value.trim());
  const isElsewhere = /^(?:https?:|mailto:|tel:|#)/i.test(search);
  const { data = [], isFetching } = useQuery({
    queryKey: ['pages', search, language],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ q: search, ...(language && { language }) });
      return call<FoundPage[]>('GET', `links?${asked}`, { signal });
    },
    enabled: isOpen && search.length > 1 && !isElsewhere,
    placeholderData: keepPreviousData,
  });
  const choices = search.length > 1 && !isElsewhere ? data : [];
  return (
    <Combobox
      {...props}
      text={value}
      type={change}
      open={setOpen}
      isBusy={isFetching}
      isFree
      placeholder={inputTexts.linkHint}
      choices={choices.map(({ href, title, language: other }) => ({
        ...{ key: href, label: title },
        note: other ? `${href} · ${nameIn(other)}` : href,
      }))}
      choose={({ key }) => change(key)}
    />
  );
}

const nameIn = (language: string): string => pairTexts.languages[isEnglish(language) ? 'en' : 'nl'];

export function LinkValue(props: ValueInputProps & { language?: string }) {
  const { id, value, change, describedBy, isWrong, isReadOnly, field } = props;
  return (
    <LinkInput
      {...{ id, describedBy, isWrong, isReadOnly, language: props.language }}
      isRequired={field.required}
      value={String(value ?? '')}
      change={(href) => change(textOf(props, href))}
    />
  );
}
