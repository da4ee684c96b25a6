import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import { SiteForm } from './site-form';

const names = new Set([
  ...['name', 'legal_name', 'trade_name', 'street', 'zipcode', 'place', 'country', 'kvk', 'vat'],
  ...['phone', 'email', 'iban', 'stores', 'popular_searches', 'popular_searches_en'],
  'references_checked',
]);
const has = (name: string): boolean => names.has(name);

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
