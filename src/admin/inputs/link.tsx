import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundPage } from '#features/office/contract';
import { inputTexts } from '#kernel/messages/nl-office-inputs';
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
};

/** Where something leads: any address, with the site's own pages offered by their names. */
export function LinkInput({ value, change, ...props }: LinkInputProps) {
  const [isOpen, setOpen] = useState(false);
  const search = useQuiet(value.trim());
  const isElsewhere = /^(?:https?:|mailto:|tel:|#)/i.test(search);
  const { data = [], isFetching } = useQuery({
    queryKey: ['pages', search],
    queryFn: ({ signal }) =>
      call<FoundPage[]>('GET', `links?q=${encodeURIComponent(search)}`, { signal }),
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
      choices={choices.map(({ href, title }) => ({ key: href, label: title, note: href }))}
      choose={({ key }) => change(key)}
    />
  );
}

export function LinkValue(props: ValueInputProps) {
  const { id, value, change, describedBy, isWrong, isReadOnly, field } = props;
  return (
    <LinkInput
      {...{ id, describedBy, isWrong, isReadOnly }}
      isRequired={field.required}
      value={String(value ?? '')}
      change={(href) => change(textOf(props, href))}
    />
  );
}
