import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  chargebackReply,
  type MollieAmount,
  type MolliePayment,
  type MollieRefund,
  methodList,
  paymentReply,
  refundReply,
} from './mollie-shapes';

const centsOf = ({ value }: MollieAmount): number => Math.round(Number(value) * 100);

type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  key?: string;
  body?: Record<string, unknown>;
};

/** What goes wrong with the next requests: one entry each, in order; then all is well again. */
export type MollieFault =
  | { kind: 'status'; status: number }
  /** Does what is asked, then answers after so many ms, or never (`Infinity`). */
  | { kind: 'slow'; ms: number }
  /** Does what is asked and breaks the connection. */
  | { kind: 'cut' }
  | { kind: 'nonsense' }
  /** Answers without end. */
  | { kind: 'endless' };

export const MOLLIE_KEY = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';

const readBody = async (request: IncomingMessage) => {
  const body = await text(request);
  return body === '' ? undefined : (JSON.parse(body) as Record<string, unknown>);
};

/**
 * A stand-in for Mollie's API, v2, on this machine: payments, refunds, captures and methods in the
 * documented shapes, with idempotency keys, and with all that can go wrong on the way.
 */
export const startMollie = async () => {
  const payments = new Map<string, MolliePayment>();
  const answers = new Map<string, { status: number; body: object }>();
  const asked: Asked[] = [];
  const faults: MollieFault[] = [];
  let count = 0;

  const server = createServer((request, reply) => {
    handle(request, reply).catch((error) => {
      reply.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const handle = async (request: IncomingMessage, reply: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', url);
    if (pathname.startsWith('/logos/')) return sendLogo(reply);
    const body = await readBody(request);
    const key = request.headers['idempotency-key'] as string | undefined;
    const ask: Asked = { method: request.method ?? '', path: pathname, query, key, body };
    asked.push(ask);
    const fault = faults.shift();
    if (request.headers.authorization !== `Bearer ${MOLLIE_KEY}`) {
      return send(reply, problem(401, 'Unauthorized Request'));
    }
    if (fault?.kind === 'status') return send(reply, problem(fault.status, 'Broken on purpose'));
    const answer = answerOnce(ask);
    if (fault?.kind === 'cut') return void reply.destroy();
    if (fault?.kind === 'nonsense') return void reply.writeHead(200).end('<html>');
    if (fault?.kind === 'endless') return pour(reply);
    if (fault?.kind === 'slow') {
      if (fault.ms === Number.POSITIVE_INFINITY) return undefined;
      await new Promise((done) => setTimeout(done, fault.ms));
    }
    return send(reply, answer);
  };

  /** The same key gets the same answer, as long as it was a good one. */
  const answerOnce = (ask: Asked) => {
    const known = ask.key === undefined ? undefined : answers.get(`${ask.path} ${ask.key}`);
    if (known) return known;
    const answer = act(ask);
    if (ask.key && answer.status < 300) answers.set(`${ask.path} ${ask.key}`, answer);
    return answer;
  };

  const act = ({ method, path, query, body }: Asked) => {
    const [, , kind, id = '', part] = path.split('/');
    if (kind === 'methods')
      return { status: 200, body: methodList(url, query.get('includeWallets')?.split(',') ?? []) };
    if (kind === 'chargebacks') return listChargebacks();
    if (kind === 'refunds') return listAllRefunds();
    if (kind !== 'payments') return problem(404, 'Not Found');
    if (method === 'POST' && id === '') return create(body ?? {});
    const payment = payments.get(id);
    if (!payment) return problem(404, 'Not Found');
    if (part === 'refunds') return method === 'POST' ? refund(payment, body ?? {}) : list(payment);
    if (part === 'captures') return capture(payment);
    if (method === 'DELETE') return cancel(payment);
    return { status: 200, body: paymentReply(payment) };
  };

  const create = (body: Record<string, unknown>) => {
    const { amount, method, redirectUrl, webhookUrl, metadata, lines } = body;
    if (!/^\d+\.\d\d$/.test((amount as MollieAmount)?.value) || !redirectUrl) {
      return problem(422, 'Unprocessable Entity', 'amount');
    }
    if (method === 'klarna' && !Array.isArray(lines)) {
      return problem(422, 'Unprocessable Entity', 'lines');
    }
    count += 1;
    const payment: MolliePayment = {
      id: `tr_test${String(count).padStart(6, '0')}`,
      status: 'open',
      amount: amount as MollieAmount,
      method: method as string,
      redirectUrl: redirectUrl as string,
      webhookUrl: webhookUrl as string | undefined,
      metadata,
      description: body.description as string,
      refunds: [],
      chargebacks: [],
      isCancelable: false,
      checkout: `${url}/checkout`,
    };
    payments.set(payment.id, payment);
    return { status: 201, body: paymentReply(payment) };
  };

  const refund = (payment: MolliePayment, body: Record<string, unknown>) => {
    const amount = body.amount as MollieAmount;
    const taken = payment.refunds.reduce((sum, one) => sum + centsOf(one.amount), 0);
    if (payment.status !== 'paid' || taken + centsOf(amount) > centsOf(payment.amount)) {
      return problem(422, 'Unprocessable Entity', 'amount');
    }
    const made: MollieRefund = {
      id: `re_test${payment.refunds.length + 1}${payment.id}`,
      ...{ amount, metadata: body.metadata, status: 'pending' },
    };
    payment.refunds.push(made);
    return { status: 201, body: refundReply(made) };
  };

  const listChargebacks = () => {
    const chargebacks = [...payments.values()].flatMap((payment) =>
      payment.chargebacks.map((one) => chargebackReply(payment, one)),
    );
    return { status: 200, body: { count: chargebacks.length, _embedded: { chargebacks } } };
  };

  const listAllRefunds = () => {
    const refunds = [...payments.values()].flatMap((payment) =>
      payment.refunds.map((one) => ({ ...refundReply(one), paymentId: payment.id })),
    );
    return { status: 200, body: { count: refunds.length, _embedded: { refunds } } };
  };

  const list = ({ refunds }: MolliePayment) => ({
    status: 200,
    body: { count: refunds.length, _embedded: { refunds: refunds.map(refundReply) } },
  });

  const capture = (payment: MolliePayment) => {
    if (payment.status !== 'authorized') return problem(422, 'Unprocessable Entity');
    Object.assign(payment, { status: 'paid', paidAt: new Date().toISOString() });
    return { status: 201, body: { resource: 'capture', id: `cpt_${payment.id}` } };
  };

  const cancel = (payment: MolliePayment) => {
    if (payment.status !== 'authorized' && !payment.isCancelable) {
      return problem(422, 'Unprocessable Entity');
    }
    payment.status = 'canceled';
    return { status: 200, body: paymentReply(payment) };
  };

  const get = (id: string): MolliePayment => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`Mollie knows no payment ${id}`);
    return payment;
  };

  return {
    url,
    key: MOLLIE_KEY,
    /** Everything that was asked, in order. */
    asked,
    faults,
    list: () => [...payments.values()],
    get,
    /** What the buyer, or his bank, did. */
    settle: (id: string, status: MolliePayment['status'], change: Partial<MolliePayment> = {}) => {
      const paidAt = status === 'paid' ? '2026-03-02T09:01:00+00:00' : undefined;
      Object.assign(get(id), { status, paidAt }, change);
    },
    /** As after an hour: keys that were used are unknown. */
    forget: () => answers.clear(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type MollieStandIn = Awaited<ReturnType<typeof startMollie>>;

const problem = (status: number, title: string, field?: string) => ({
  status,
  body: { status, title, detail: `${title}: it is refused`, field },
});

const send = (reply: ServerResponse, { status, body }: { status: number; body: object }): void => {
  reply.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
};

const pour = (reply: ServerResponse): void => {
  const spaces = Buffer.alloc(65_536, ' ');
  const more = () => {
    while (!reply.destroyed && reply.write(spaces));
  };
  reply.on('drain', more);
  more();
};

const sendLogo = (reply: ServerResponse): void => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><script>alert(1)</script>' +
    '<rect width="32" height="24" fill="#cc0066"/></svg>';
  reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing);
};
