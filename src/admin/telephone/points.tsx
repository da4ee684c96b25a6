import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ToldPoint, ToldPoints } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { isPostcode, tidyPostcode } from '#kernel/values/postcode';
import { Choice } from '#ui/choice.view';
import { call } from '../calls';
import { Failed } from '../failed';
import orders from '../orders/orders.module.css';
import { DraftLine, type Form, fieldId } from './field';
import styles from './telephone.module.css';

const texts = telephoneTexts.delivery.points;

/** In ms of quiet, after which a postcode is looked up. */
const QUIET = 350;

/** A postcode, once it is whole and rests. */
const useWhole = (typed: string): string => {
  const [whole, setWhole] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setWhole(typed), QUIET);
    return () => clearTimeout(timer);
  }, [typed]);
  return isPostcode(whole) ? tidyPostcode(whole) : '';
};

/** What there is to choose: those near, and before them the one that was chosen elsewhere. */
const offered = (values: Form['values'], near: readonly ToldPoint[]): readonly ToldPoint[] => {
  const { pickup_point: id, pickup_point_title: title, pickup_point_place: place } = values;
  if (!id || !title || near.some((point) => point.id === id)) return near;
  return [{ id, title, place: place ?? '', address: place ?? '', hours: '' }, ...near];
};

/** The carrier's service point where it is fetched: near where the customer lives, or near another postcode. */
export function Points({ form }: { form: Form }) {
  const { values, errors, change } = form;
  const zipcode = useWhole((values.points_zipcode || values.address_zipcode || '').trim());
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['telephone', 'points', zipcode],
    queryFn: ({ signal }) =>
      call<ToldPoints>('GET', `telephone/points?zipcode=${encodeURIComponent(zipcode)}`, {
        signal,
      }),
    enabled: zipcode !== '',
    placeholderData: keepPreviousData,
  });
  const near = (zipcode !== '' && data?.points) || [];
  const told = (): string => {
    if (zipcode === '') return texts.noZipcode;
    if (isFetching) return texts.looking;
    if (data?.isAway) return texts.away;
    return near.length === 0 ? texts.none(zipcode) : texts.found(near.length, zipcode);
  };
  const id = fieldId('pickup_point');
  return (
    <>
      <h3>{texts.title}</h3>
      <DraftLine name="points_zipcode" label={texts.zipcode} hint={texts.zipcodeHelp} form={form} />
      <p role="status" className={orders.soft}>
        {told()}
      </p>
      {error && <Failed error={error} again={refetch} />}
      <fieldset
        className={orders.pieces}
        id={id}
        tabIndex={-1}
        aria-describedby={errors.pickup_point ? `${id}-error` : undefined}
      >
        <legend className="visually-hidden">{texts.title}</legend>
        {offered(values, near).map(({ id: point, title, place, address, hours }) => (
          <Choice
            key={point}
            name="pickup_point"
            value={point}
            checked={values.pickup_point === point}
            onChange={() =>
              change({
                pickup_point: point,
                pickup_point_title: title,
                pickup_point_place: place,
              })
            }
            label={title}
            note={[address, hours].filter(Boolean).join(' · ')}
          />
        ))}
      </fieldset>
      {errors.pickup_point && (
        <p id={`${id}-error`} role="alert" className={styles.problem}>
          {errors.pickup_point}
        </p>
      )}
    </>
  );
}
