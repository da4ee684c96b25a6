import type { Scope } from '#features/api/contract';
import type { WebhookEvent } from '#features/webhooks/contract';

/** What the office's server and its script tell each other of programs elsewhere. Moments in ISO 8601. */

export type ToldWebhook = {
  id: number;
  url: string;
  events: readonly WebhookEvent[];
  isOn: boolean;
  /** Notices in the log, and those of them that were tried and didn't arrive. */
  notices: number;
  failing: number;
};

/** `usedAt`: when it last got access; null: not for as long as that is remembered. */
export type ToldKey = { clientId: string; scope: Scope; createdAt: string; usedAt: string | null };

export type ToldConnections = { webhooks: readonly ToldWebhook[]; keys: readonly ToldKey[] };

export type DeliveryState = 'delivered' | 'waiting' | 'failing';

export type ToldDelivery = {
  id: number;
  event: string;
  at: string;
  state: DeliveryState;
  attempts: number;
  /** HTTP status of the last answer. */
  status: number | null;
};

export type ToldLog = {
  webhook: ToldWebhook;
  deliveries: readonly ToldDelivery[];
  hasMore: boolean;
};

/** `payload`: JSON, as it was sent; `reply`: the beginning of what came back. */
export type ToldNotice = ToldDelivery & {
  payload: string;
  reply: string | null;
  problem: string | null;
};

/** Told once, to who made it. */
export type ToldSecret = { secret: string };
