import { ErrorSummary as Summary } from '#ui/error-summary.view';
import { type CheckoutErrors, formFields } from '../contract';
import { fieldId } from './field-id';

/** A box just above the button is all that is lacking: it takes the focus itself. */
export const isOnlyAgree = (errors: CheckoutErrors): boolean =>
  errors.conditions_agree !== undefined &&
  Object.values(errors).filter((error) => error !== undefined).length === 1;

/** All that is not right with an order. */
export function ErrorSummary({ errors }: { errors: CheckoutErrors }) {
  const own = errors[''];
  const lines = formFields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ controlId: fieldId(name), message }] : [];
  });
  return own || lines.length > 0 ? (
    <Summary title={own} lines={lines} focused={!isOnlyAgree(errors)} />
  ) : null;
}
