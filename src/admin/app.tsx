import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import type { OfficeStart } from '#features/office/contract';
import { officeTexts as texts } from '#kernel/messages/nl-office';
import { Arrival } from './arrival';
import { CallError } from './calls';
import { HomePage } from './home-page';
import { ListPage } from './list/list-page';
import { NoPage } from './no-page';
import { SessionEnded } from './session-ended';
import { Shell } from './shell/shell';
import { StartContext } from './start';

const BeginPage = lazy(() => import('./begin/begin-page'));
const BinPage = lazy(() => import('./bin/bin-page'));
const AccountPage = lazy(() => import('./account/account-page'));
const AuditPage = lazy(() => import('./audit/audit-page'));
const OrdersPage = lazy(() => import('./orders/orders-page'));
const TelephonePage = lazy(() => import('./telephone/telephone-page'));
const OrderPage = lazy(() => import('./orders/order-page'));
const CustomersPage = lazy(() => import('./customers/customers-page'));
const CustomerPage = lazy(() => import('./customers/customer-page'));
const ReviewsPage = lazy(() => import('./reviews/reviews-page'));
const PostPage = lazy(() => import('./operations/post-page'));
const MailPage = lazy(() => import('./operations/mail-page'));
const ConnectionsPage = lazy(() => import('./connections/connections-page'));
const WebhookPage = lazy(() => import('./connections/webhook-page'));
const ImportsPage = lazy(() => import('./imports/imports-page'));
const MailTextsPage = lazy(() => import('./mailtexts/mail-texts-page'));
const MailTextPage = lazy(() => import('./mailtexts/mail-text-page'));
const MachineryPage = lazy(() => import('./operations/machinery-page'));
const PlansPage = lazy(() => import('./prices/plans-page'));
const ListsPage = lazy(() => import('./arrange/lists-page'));
const ListArrangePage = lazy(() => import('./arrange/list-page'));
const LedgerPage = lazy(() => import('./prices/ledger-page'));
const CategoriesPage = lazy(() => import('./categories/categories-page'));
const GapsPage = lazy(() => import('./gaps/gaps-page'));
const GapPage = lazy(() => import('./gaps/gap-page'));
const FeedsPage = lazy(() => import('./feeds/feeds-page'));
const RefusedPage = lazy(() => import('./feeds/refused-page'));
const GridPage = lazy(() => import('./grid/grid-page'));
const BoardPage = lazy(() => import('./applications/board-page'));
const ApplicationPage = lazy(() => import('./applications/application-page'));
const AnswerTextsPage = lazy(() => import('./applications/texts-page'));
const SubmissionsPage = lazy(() => import('./submissions/submissions-page'));
const SubmissionPage = lazy(() => import('./submissions/submission-page'));
const RulesPage = lazy(() => import('./rules/rules-page'));
const PeoplePage = lazy(() => import('./people/people-page'));
const InvitePage = lazy(() => import('./people/invite-page'));
const PersonPage = lazy(() => import('./people/person-page'));
const RolesPage = lazy(() => import('./roles/roles-page'));
const RolePage = lazy(() => import('./roles/role-page'));
const NavigationPage = lazy(() => import('./site/navigation-page'));
const TextsPage = lazy(() => import('./site/texts-page'));
const DetailsPage = lazy(() => import('./site/details-page'));
const ThemePage = lazy(() => import('./site/theme-page'));
const FormPage = lazy(() => import('./form/form-page'));
const HoursPage = lazy(() => import('./hours/hours-page'));
const QuestionsPage = lazy(() => import('./questions/questions-page'));
const MediaPage = lazy(() => import('./media/media-page'));
const PicturePage = lazy(() => import('./media/picture-page'));
const MissingPage = lazy(() => import('./missing/missing-page'));
const VainPage = lazy(() => import('./vain/vain-page'));
const PlanningPage = lazy(() => import('./plan/planning-page'));
const ReleasePage = lazy(() => import('./plan/release-page'));
const VersionsPage = lazy(() => import('./editor/versions-page'));
const PairPage = lazy(() => import('./editor/pair-page'));
const UnpairedPage = lazy(() => import('./pairs/unpaired-page'));
const EditorPage = lazy(() => import('./editor/editor-page'));

/** What is built of blocks, by its name in addresses. */
const kinds = [
  ['page', 'pages'],
  ['section', 'sections'],
] as const;

const MOST_TRIES = 2;

/** A refusal stays one; only what never arrived, or broke there, is asked again. */
const isWorthAgain = (count: number, error: Error): boolean =>
  count < MOST_TRIES && !(error instanceof CallError && error.status >= 400 && error.status < 500);

const client = new QueryClient({
  defaultOptions: { queries: { retry: isWorthAgain, staleTime: 10_000 } },
});

/** The whole office. */
export function Office({ start }: { start: OfficeStart }) {
  return (
    <QueryClientProvider client={client}>
      <StartContext.Provider value={start}>
        <Router base="/admin">
          <Arrival />
          <SessionEnded />
          <Switch>
            {kinds.map(([access, kind]) => (
              <Route path={`/${access}/:id/bouwen`} key={kind}>
                {({ id }) => (
                  <Suspense fallback={<p role="status">{texts.loading}</p>}>
                    <EditorPage kind={kind} id={id} key={id} />
                  </Suspense>
                )}
              </Route>
            ))}
            {kinds.map(([access, kind]) => (
              <Route path={`/${access}/:id/versies`} key={kind}>
                {({ id }) => (
                  <Suspense fallback={<p role="status">{texts.loading}</p>}>
                    <VersionsPage kind={kind} id={id} key={id} />
                  </Suspense>
                )}
              </Route>
            ))}
            <Route path="/page/:id/talen">
              {({ id }) => (
                <Suspense fallback={<p role="status">{texts.loading}</p>}>
                  <PairPage id={id} key={id} />
                </Suspense>
              )}
            </Route>
            <Route>
              <Shell>
                <Suspense fallback={<p role="status">{texts.loading}</p>}>
                  <Switch>
                    {start.mustSetUp && <Route component={AccountPage} />}
                    <Route path="/" component={HomePage} />
                    <Route path="/begin/:step?">{({ step }) => <BeginPage step={step} />}</Route>
                    <Route path="/prullenbak" component={BinPage} />
                    <Route path="/planning" component={PlanningPage} />
                    <Route path="/planning/:id">
                      {({ id }) => <ReleasePage id={id} key={id} />}
                    </Route>
                    <Route path="/zonder-engels" component={UnpairedPage} />
                    <Route path="/niet-gevonden" component={MissingPage} />
                    <Route path="/tevergeefs-gezocht" component={VainPage} />
                    <Route path="/category/boom" component={CategoriesPage} />
                    <Route path="/ontbreekt" component={GapsPage} />
                    <Route path="/ontbreekt/:gap">
                      {({ gap }) => <GapPage gap={gap} key={gap} />}
                    </Route>
                    <Route path="/feeds" component={FeedsPage} />
                    <Route path="/feeds/:problem">
                      {({ problem }) => <RefusedPage problem={problem} key={problem} />}
                    </Route>
                    <Route path="/account" component={AccountPage} />
                    <Route path="/audit" component={AuditPage} />
                    <Route path="/location/tijden" component={HoursPage} />
                    <Route path="/faq/samen" component={QuestionsPage} />
                    <Route path="/bestellingen" component={OrdersPage} />
                    <Route path="/bestellingen/nieuw" component={TelephonePage} />
                    <Route path="/bestellingen/:number">
                      {({ number }) => <OrderPage number={number} key={number} />}
                    </Route>
                    <Route path="/klanten" component={CustomersPage} />
                    <Route path="/klanten/een" component={CustomerPage} />
                    <Route path="/reviews" component={ReviewsPage} />
                    <Route path="/post" component={PostPage} />
                    <Route path="/post/:id">{({ id }) => <MailPage id={id} key={id} />}</Route>
                    <Route path="/mailteksten" component={MailTextsPage} />
                    <Route path="/mailteksten/:kind">
                      {({ kind }) => <MailTextPage kind={kind} key={kind} />}
                    </Route>
                    <Route path="/techniek" component={MachineryPage} />
                    <Route path="/imports" component={ImportsPage} />
                    <Route path="/koppelingen" component={ConnectionsPage} />
                    <Route path="/koppelingen/:id">
                      {({ id }) => <WebhookPage id={id} key={id} />}
                    </Route>
                    <Route path="/sollicitaties" component={BoardPage} />
                    <Route path="/sollicitaties/teksten" component={AnswerTextsPage} />
                    <Route path="/sollicitaties/:id">
                      {({ id }) => <ApplicationPage id={id} key={id} />}
                    </Route>
                    <Route path="/inzendingen" component={SubmissionsPage} />
                    <Route path="/inzendingen/:id">
                      {({ id }) => <SubmissionPage id={id} key={id} />}
                    </Route>
                    <Route path="/wet-en-regels" component={RulesPage} />
                    <Route path="/medewerkers" component={PeoplePage} />
                    <Route path="/medewerkers/nieuw" component={InvitePage} />
                    <Route path="/medewerkers/:id">
                      {({ id }) => <PersonPage id={id} key={id} />}
                    </Route>
                    <Route path="/rollen" component={RolesPage} />
                    <Route path="/rollen/:id">{({ id }) => <RolePage id={id} key={id} />}</Route>
                    <Route path="/navigatie" component={NavigationPage} />
                    <Route path="/teksten" component={TextsPage} />
                    <Route path="/gegevens" component={DetailsPage} />
                    <Route path="/huisstijl" component={ThemePage} />
                    <Route path="/site/*?">
                      <Redirect to="/gegevens" replace />
                    </Route>
                    <Route path="/volgorde" component={ListsPage} />
                    <Route path="/volgorde/:id">
                      {({ id }) => <ListArrangePage id={id} key={id} />}
                    </Route>
                    <Route path="/prijzen" component={PlansPage} />
                    <Route path="/product/:id/prijzen">
                      {({ id }) => <LedgerPage id={id} key={id} />}
                    </Route>
                    <Route path="/product/:id/varianten">
                      {({ id }) => <GridPage id={id} key={id} />}
                    </Route>
                    <Route path="/media">{() => <MediaPage />}</Route>
                    <Route path="/media/nieuw">{() => <MediaPage isAdding />}</Route>
                    <Route path="/media/:id">{({ id }) => <PicturePage id={id} key={id} />}</Route>
                    <Route path="/:entity">
                      {({ entity }) => <ListPage access={entity} key={entity} />}
                    </Route>
                    <Route path="/:entity/:id">
                      {({ entity, id }) => (
                        <FormPage access={entity} id={id} key={`${entity} ${id}`} />
                      )}
                    </Route>
                    <Route component={NoPage} />
                  </Switch>
                </Suspense>
              </Shell>
            </Route>
          </Switch>
        </Router>
      </StartContext.Provider>
    </QueryClientProvider>
  );
}
