import type { RefundTask } from '#features/payments/api.server';
import { returnState } from '../present';
import type { Return, WholeReturn } from '../read';

const presentReturnRow = (row: Return) => ({
  number: row.number,
  is_late: row.isLate,
  name: row.name,
  email: row.email,
  reason: row.reason,
  way: row.way,
  announced_at: row.announcedAt.toISOString(),
  received_at: row.receivedAt?.toISOString() ?? null,
  judged_at: row.assessedAt?.toISOString() ?? null,
  refund_cents: row.refundCents,
});

/** Money that staff gives back by hand, as staff's programs read it. Times in ISO 8601. */
export const presentTask = (task: RefundTask) => ({
  id: task.id,
  order: task.orderNumber,
  cents: task.amountCents,
  reason: task.reason,
  state: task.state,
  problem: task.problem,
  asked_at: task.createdAt.toISOString(),
});

/** A return in a list. */
export const presentBriefReturn = (row: Return & { orderNumber: string }) => ({
  ...presentReturnRow(row),
  order: row.orderNumber,
  state: row.state,
});

/** A return with its lines and, once its money has left, that. */
export const presentReturn = (
  stored: WholeReturn,
  refunds: readonly { key: string; state: string }[],
) => ({
  ...presentReturnRow(stored),
  state: returnState(stored, refunds),
  label: stored.label
    ? {
        state: stored.label.state,
        carrier: stored.label.carrier,
        tracking_code: stored.label.trackingCode,
        tracking_url: stored.label.trackingUrl,
        cents: stored.label.cents,
      }
    : null,
  lines: stored.lines.map(({ variantId, quantity, state, note }) => ({
    variant_id: variantId,
    quantity,
    state,
    note,
  })),
});
