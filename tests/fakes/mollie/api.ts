import type { IncomingMessage } from 'node:http';
import type { Bank } from './bank';
import {
  bookingDocument,
  listDocument,
  methodDocuments,
  paymentDocument,
  Refusal,
  type Json,
} from './documents';
import type { KeptPayment } from './accounts';

export type ApiCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  key: string | undefined;
  body: Json;
};
export type ApiAnswer = { status: number; document: Json | null };

/** Does a call contain an API key? */
export function isAuthorized({ headers }: IncomingMessage): boolean {
  return /^Bearer (test|live)_\w{10,}$/.test(headers.authorization ?? '');
}

/** Answers one call of the API, by the paths and answers of its documentation. */
export async function answerCall(bank: Bank, call: ApiCall, origin: string): Promise<ApiAnswer> {
  const [, , resource, id, part] = call.path.split('/');
  if (resource === 'methods' && id === undefined && call.method === 'GET') {
    const methods = methodDocuments(call.query.get('locale') ?? 'en_US', origin);
    return { status: 200, document: listDocument('methods', methods, origin) };
  }
  if (resource !== 'payments') throw new Refusal(404, 'Not Found', 'There is no such endpoint.');
  if (id === undefined) return createPayment(bank, call, origin);
  return part === undefined
    ? onPayment(bank, bank.payment(id), call, origin)
    : onPart(bank, bank.payment(id), { ...call, part }, origin);
}

/** The newest first, a page at a time, as in the provider's lists. */
function listPayments(bank: Bank, { query }: ApiCall, origin: string): ApiAnswer {
  const limit = Math.min(250, Number(query.get('limit') ?? 50));
  const all = [...bank.payments.values()].toReversed();
  const from = query.get('from');
  const start = from === null ? 0 : all.findIndex(({ id }) => id === from);
  const [page, next] = [all.slice(start, start + limit), all[start + limit]];
  const documents = page.map((payment) => told(bank, payment, origin));
  const more = next && `${origin}/v2/payments?from=${next.id}&limit=${limit}`;
  return { status: 200, document: listDocument('payments', documents, origin, more) };
}

async function createPayment(bank: Bank, call: ApiCall, origin: string): Promise<ApiAnswer> {
  if (call.method === 'GET') return listPayments(bank, call, origin);
  if (call.method !== 'POST') throw notAllowed();
  const request = [call.path, call.body];
  const id = bank.once(call.key, request, () => bank.create(call.body).id);
  const payment = bank.payment(id);
  if (bank.switches.webhookBeforeAnswer) await bank.call(payment);
  return { status: 201, document: told(bank, payment, origin) };
}

async function onPayment(
  bank: Bank,
  payment: KeptPayment,
  { method, body }: ApiCall,
  origin: string,
): Promise<ApiAnswer> {
  if (method === 'PATCH') bank.patch(payment, body);
  else if (method === 'DELETE') await bank.cancel(payment);
  else if (method !== 'GET') throw notAllowed();
  return { status: 200, document: told(bank, payment, origin) };
}

async function onPart(
  bank: Bank,
  payment: KeptPayment,
  { method, part, key, body, path }: ApiCall & { part: string },
  origin: string,
): Promise<ApiAnswer> {
  if (part === 'release-authorization' && method === 'POST') {
    await bank.release(payment);
    return { status: 202, document: null };
  }
  const kind = KINDS[part];
  if (!kind) throw new Refusal(404, 'Not Found', 'There is no such endpoint.');
  const list = payment[`${kind}s`];
  if (method === 'GET') {
    const documents = list.map((booking) => bookingDocument(kind, booking, payment, origin));
    return { status: 200, document: listDocument(part, documents, origin) };
  }
  if (method !== 'POST' || kind === 'chargeback') throw notAllowed();
  const id = bank.once(key, [path, body], () =>
    kind === 'capture' ? bank.capture(payment, body.amount) : bank.refund(payment, body),
  );
  const made = list.find((booking) => booking.id === id)!;
  return { status: 201, document: bookingDocument(kind, made, payment, origin) };
}

const KINDS: Record<string, 'capture' | 'refund' | 'chargeback' | undefined> = {
  captures: 'capture',
  refunds: 'refund',
  chargebacks: 'chargeback',
};

function told(bank: Bank, payment: KeptPayment, origin: string): Json {
  return { ...paymentDocument(payment, origin), ...bank.switches.lie };
}

const notAllowed = () => new Refusal(405, 'Method Not Allowed', 'The method is not allowed here.');
