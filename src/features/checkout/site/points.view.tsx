import { deliveryTexts } from '#kernel/messages/nl-delivery';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { classNames } from '#ui/class-names';
import { pointFields } from '../../delivery/contract';
import type { CheckoutProps } from '../contract';
import { Field } from './checkout-field.view';
import { fieldId } from './field-id';
import styles from './form.module.css';
import { UpdateButton } from './update-button.view';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'points' | 'point'> & {
  className?: string;
};

/** Service points near by (S2.7/15); the chosen one is kept in hidden inputs (S3.5/5). */
export function Points({ values, errors, points, point, className }: Props) {
  const id = fieldId('pickup_point');
  const error = errors.pickup_point;
  return (
    <fieldset
      className={classNames(styles.inner, className)}
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={styles.subtitle}>{texts.pointTitle}</legend>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className={styles.withButton} data-own-enter="">
        <Field
          {...{ values, errors }}
          name="points_zipcode"
          maxLength={7}
          autoComplete="off"
          updates
        />
        <UpdateButton>{deliveryTexts.points.search}</UpdateButton>
      </div>
      {points}
      {point.pickup_point_id && (
        <p className={styles.chosen} role="status">
          {deliveryTexts.points.chosen}: <strong>{point.pickup_point_title}</strong>,{' '}
          {point.pickup_point_street} {point.pickup_point_housenumber}, {point.pickup_point_place}
        </p>
      )}
      {pointFields.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={point[name] ?? ''} />
      ))}
    </fieldset>
  );
}
