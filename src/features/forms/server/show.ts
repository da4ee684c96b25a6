import { createElement, type ReactElement } from 'react';
import { Island } from '#ui/island';
import type { SiteFormProps } from '../contract';
import SiteForm from '../site/site-form.island';

/** A form in a page: whole as it is, and better once its script runs. */
export const showForm = (props: SiteFormProps): ReactElement =>
  createElement(Island<SiteFormProps>, {
    of: SiteForm,
    props,
    when: 'visible',
    name: `form-${props.formId}`,
  });
