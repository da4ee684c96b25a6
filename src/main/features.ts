import { accounts } from '#features/accounts/feature';
import { addresses } from '#features/addresses/feature';
import { alerts } from '#features/alerts/feature';
import { api } from '#features/api/feature';
import { applications } from '#features/applications/feature';
import { authoring } from '#features/authoring/feature';
import { bookings } from '#features/bookings/feature';
import { bundles } from '#features/bundles/feature';
import { cart } from '#features/cart/feature';
import { catalog } from '#features/catalog/feature';
import { categories } from '#features/categories/feature';
import { checkout } from '#features/checkout/feature';
import { connections } from '#features/connections/feature';
import { consent } from '#features/consent/feature';
import { content } from '#features/content/feature';
import { counter } from '#features/counter/feature';
import { customers } from '#features/customers/feature';
import { delivery } from '#features/delivery/feature';
import { dialogs } from '#features/dialogs/feature';
import { entities } from '#features/entities/feature';
import { feeds } from '#features/feeds/feature';
import { forms } from '#features/forms/feature';
import { fulfilment } from '#features/fulfilment/feature';
import { gaps } from '#features/gaps/feature';
import { hiring } from '#features/hiring/feature';
import { invoices } from '#features/invoices/feature';
import { library } from '#features/library/feature';
import { mailtexts } from '#features/mailtexts/feature';
import { media } from '#features/media/feature';
import { merchandising } from '#features/merchandising/feature';
import { moderation } from '#features/moderation/feature';
import { newsletter } from '#features/newsletter/feature';
import { office } from '#features/office/feature';
import { operations } from '#features/operations/feature';
import { orders } from '#features/orders/feature';
import { overviews } from '#features/overviews/feature';
import { pages } from '#features/pages/feature';
import { passkeys } from '#features/passkeys/feature';
import { payments } from '#features/payments/feature';
import { picking } from '#features/picking/feature';
import { popups } from '#features/popups/feature';
import { pricing } from '#features/pricing/feature';
import { promotions } from '#features/promotions/feature';
import { redirects } from '#features/redirects/feature';
import { reservations } from '#features/reservations/feature';
import { returns } from '#features/returns/feature';
import { reviews } from '#features/reviews/feature';
import { rules } from '#features/rules/feature';
import { search } from '#features/search/feature';
import { searched } from '#features/searched/feature';
import { settings } from '#features/settings/feature';
import { signin } from '#features/signin/feature';
import { site } from '#features/site/feature';
import { staff } from '#features/staff/feature';
import { stock } from '#features/stock/feature';
import { stores } from '#features/stores/feature';
import { styleguide } from '#features/styleguide/feature';
import { submissions } from '#features/submissions/feature';
import { telephone } from '#features/telephone/feature';
import { terms } from '#features/terms/feature';
import { today } from '#features/today/feature';
import { transfers } from '#features/transfers/feature';
import { uploads } from '#features/uploads/feature';
import { vacancies } from '#features/vacancies/feature';
import { vain } from '#features/vain/feature';
import { webhooks } from '#features/webhooks/feature';
import { wishlist } from '#features/wishlist/feature';
import { workfloor } from '#features/workfloor/feature';
import type { Feature } from '#platform/host';

/** The one list of features. */
export const features: readonly Feature[] = [
  settings,
  searched,
  webhooks,
  media,
  pages,
  consent,
  accounts,
  passkeys,
  signin,
  overviews,
  catalog,
  stock,
  wishlist,
  stores,
  vacancies,
  entities,
  terms,
  content,
  authoring,
  redirects,
  site,
  library,
  search,
  newsletter,
  cart,
  bundles,
  promotions,
  orders,
  delivery,
  payments,
  invoices,
  returns,
  fulfilment,
  reviews,
  alerts,
  reservations,
  bookings,
  checkout,
  addresses,
  api,
  uploads,
  dialogs,
  styleguide,
  forms,
  applications,
  popups,
  staff,
  workfloor,
  counter,
  picking,
  transfers,
  office,
  customers,
  telephone,
  today,
  moderation,
  operations,
  mailtexts,
  connections,
  hiring,
  pricing,
  merchandising,
  rules,
  submissions,
  vain,
  gaps,
  feeds,
  categories,
];
