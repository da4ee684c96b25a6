import { eq, sql } from 'drizzle-orm';
import { AppError } from '#kernel/errors';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import type { Host } from '#platform/host';
import { removeAccountIn } from './credentials';
import { registerErasure } from './erasure';
import { accounts, emailChanges } from './tables';

/** The account of who is forgotten goes with all that hangs on it, whoever made it with his address. */
export const registerAccountErasure = (host: Host): void =>
  registerErasure(host, 'account', {
    erase: async (tx, { provenEmail }) => {
      await tx.delete(emailChanges).where(sql`lower(${emailChanges.email}) = ${provenEmail}`);
      const [person] = await tx
        .select()
        .from(accounts)
        .where(eq(accounts.email, provenEmail))
        .for('update');
      if (!person) return 0;
      if (person.role !== 'customer') throw new AppError(409, 'staff', texts.isStaff);
      await removeAccountIn(host, tx, person.id);
      return 1;
    },
  });
