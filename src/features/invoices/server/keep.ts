import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { colorsOf, ownLogo } from '#features/settings/api.server';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { logoRoom } from './drawing/logo-room';
import { invoices } from './tables';

type Invoice = typeof invoices.$inferSelect;

const keyOf = ({ year, number }: Invoice): string => `invoices/${year}/${number.toLowerCase()}.pdf`;

/** In px: three of them a point of the paper. */
const logoBox = { width: logoRoom.width * 3, height: logoRoom.height * 3 };

/**
 * An invoice's file. The first time it is drawn and stored; from then on it is that file, whatever
 * becomes of the shop's looks or address.
 */
export const readInvoice = async (host: Host, invoice: Invoice): Promise<Buffer> => {
  const kept = invoice.sha256 ? await host.storage.get(keyOf(invoice)) : undefined;
  if (kept) return kept;
  // Loaded with the first one: it brings fonts along that a start shouldn't wait for.
  const [{ drawInvoice }, { paperColors }] = await Promise.all([
    import('./drawing/draw'),
    import('./drawing/paper-colors'),
  ]);
  const all = colorsOf(host);
  const { brand, ink } = all;
  const logo = await ownLogo(host, logoBox, ['#ffffff', brand, ink]);
  const drawn = await drawInvoice(invoice.content, invoice.issuedAt, {
    logo: logo?.content,
    colors: paperColors(all),
  });
  await host.storage.put(keyOf(invoice), drawn);
  const sha256 = createHash('sha256').update(drawn).digest('hex');
  await host.db.update(invoices).set({ sha256 }).where(eq(invoices.id, invoice.id));
  return drawn;
};

/** Draws and stores an invoice, unless that was done. */
export const keepInvoice = defineJob<{ invoiceId: number }, JobContext>({
  name: 'invoice.keep',
  schema: z.object({ invoiceId: z.int() }),
  retries: 8,
  timeout: 60,
  run: async ({ invoiceId }, { host: getHost }) => {
    const host = getHost();
    const [invoice] = await host.db.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (invoice && !invoice.sha256) await readInvoice(host, invoice);
  },
});
