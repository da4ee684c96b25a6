import { one, readParams } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { noteSecurity } from '#platform/security-log/security-log';
import { accountPath } from '../contract';
import { DOWNLOAD_PASSWORD } from '../site/credentials.view';
import { forPerson, showDashboard } from './dashboard';
import { checkHolder, holderErrors } from './enter';
import { gatherOwnData } from './own-data';

/** What features keep of an account's holder, as one file, for who shows that he is it. */
export const addDataRoutes = (host: Host): void => {
  host.app.post(
    accountPath.download,
    forPerson(host, async (person, request, reply) => {
      const password = one(readParams(request.body), DOWNLOAD_PASSWORD) ?? '';
      const problem = await checkHolder(host, request, person, password);
      const outcome = problem ? 'failure' : 'success';
      noteSecurity(host, request, { event: 'account.download', outcome, account: person.id });
      if (problem) {
        const errors = holderErrors(problem, DOWNLOAD_PASSWORD);
        return showDashboard(host, request, reply, { person, view: 'profile', errors });
      }
      const data = await gatherOwnData(host, person);
      const day = host.clock.now().toISOString().slice(0, 10);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${getSite(host).slug}-gegevens-${day}.json"`,
        })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2));
    }),
  );
};
