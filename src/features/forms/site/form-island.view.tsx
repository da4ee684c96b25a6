import { Island } from '#ui/island';
import type { SiteFormProps } from '../contract';
import SiteForm from './site-form.island';

/** A form in a page: whole as it is, and better once its script runs. */
export const FormIsland = (props: SiteFormProps) => (
  <Island<SiteFormProps> of={SiteForm} props={props} when="visible" name={`form-${props.formId}`} />
);
