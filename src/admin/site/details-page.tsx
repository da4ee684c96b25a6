import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import { siteParts } from './parts';
import { SiteForm } from './site-form';

const { has } = siteParts.details;

/** Who the chain is, and what the site says of it. */
export default function DetailsPage() {
  return (
    <SiteForm
      title={texts.details}
      lead={texts.detailsLead}
      has={has}
      screen={() => ({ name: 'gegevens' })}
    />
  );
}
