import { migrate } from '#platform/db/migrate';

/** Takes an address and a folder; tells whether it ran a migration. */
const [, , , url = '', folder = ''] = process.argv;
process.send?.({ ran: await migrate(url, folder) });
process.disconnect();
