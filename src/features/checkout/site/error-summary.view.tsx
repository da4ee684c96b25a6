import { ErrorSummary as Summary } from '#ui/error-summary.view';
import { type CheckoutErrors, formFields } from '../contract';
import { fieldId } from './field-id';

/** All that is not right with an order. */
export function ErrorSummary({ errors }: { errors: CheckoutErrors }) {
  const own = errors[''];
  const lines = formFields.flatMap((name) => {
    const message = errors[name];
    return message ? [{ controlId: fieldId(name), message }] : [];
  });
  return own || lines.length > 0 ? <Summary title={own} lines={lines} /> : null;
}
