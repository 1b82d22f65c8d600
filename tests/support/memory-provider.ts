import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  PaymentProviderError,
  type MollieGateway,
  type MollieMethod,
  type MolliePayment,
  type MollieRefund,
  type MollieStatus,
  type NewMolliePayment,
} from '../../app/services/payments/mollie/mollie-gateway';
import type { OnlinePayments } from '../../app/services/payments/mollie/online-payments';

type Call = Exclude<keyof MollieGateway, 'pausedFor'>;

/** How a call fails: before its work, or after it, so that only its answer is lost. */
export type Fault = 'away' | 'answerLost' | 'refused' | 'unreadable';

type Payment = MolliePayment & {
  refunds: MollieRefund[];
  isManual: boolean;
  asked: NewMolliePayment;
};

/**
 * A payment provider in memory: payments with their states, idempotency keys, authorizations,
 * captures, refunds and chargebacks; and faults.
 */
export function memoryProvider() {
  const payments = new Map<string, Payment>();
  const done = new Map<string, { made: unknown; request: string }>();
  const calls: { name: Call; id: string | undefined }[] = [];
  const logged: string[] = [];
  const faults: { name: Call; fault: Fault }[] = [];
  let paused = 0;
  let methods: MollieMethod[] = [method('creditcard'), method('paypal'), method('banktransfer')];
  let hear: (id: string) => Promise<void> = async () => undefined;

  const away = () => new PaymentProviderError('unavailable', 'nobody answered');
  const refused = (why: string) => new PaymentProviderError('refused', why, 422);

  /** Each key runs its work once; a repeated request gets the first result, another an error. */
  function once<T>(key: string, work: () => T, request: unknown = null): T {
    if (!done.has(key)) done.set(key, { made: work(), request: JSON.stringify(request) });
    const before = done.get(key)!;
    if (before.request !== JSON.stringify(request)) throw refused('the key was used otherwise');
    return before.made as T;
  }

  async function call<T>(
    name: Call,
    id: string | undefined,
    work: () => T | Promise<T>,
  ): Promise<T> {
    calls.push({ name, id });
    const at = faults.findIndex((each) => each.name === name);
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]!.fault;
    if (fault === 'away') throw away();
    if (fault === 'refused') throw refused('it was refused');
    if (fault === 'unreadable') throw new PaymentProviderError('unreadable', 'half an answer');
    const answer = structuredClone(await work());
    if (fault === 'answerLost') throw away();
    return answer;
  }

  const found = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw refused('there is no such payment');
    return payment;
  };
  const toAnswer = ({
    refunds: _,
    isManual: __,
    asked: ___,
    ...payment
  }: Payment): MolliePayment => ({
    ...payment,
    checkoutUrl: payment.status === 'open' ? payment.checkoutUrl : null,
  });

  const gateway: MollieGateway = {
    pausedFor: () => paused,
    createPayment: (input) =>
      call('createPayment', undefined, async () => {
        const payment = once(input.idempotencyKey, () => make(input), input);
        const answer = toAnswer(payment);
        await hear(payment.id);
        return answer;
      }),
    getPayment: (id) =>
      call('getPayment', id, () => {
        const payment = payments.get(id);
        return payment ? toAnswer(payment) : null;
      }),
    findPayment: (about) =>
      call('findPayment', undefined, () => {
        const made = [...payments.values()].find(({ asked }) =>
          isDeepStrictEqual(asked.metadata, about),
        );
        return made ? toAnswer(made) : null;
      }),
    cancelPayment: (id, key) =>
      call('cancelPayment', id, () =>
        once(key, () => {
          const payment = found(id);
          const isHeld = payment.status === 'authorized';
          if (!isHeld && !payment.isCancelable) throw refused('it cannot be canceled');
          payment.status = 'canceled';
          payment.isCancelable = false;
        }),
      ),
    capturePayment: (id, amount, key) =>
      call('capturePayment', id, () =>
        once(key, () => {
          const payment = found(id);
          if (payment.status !== 'authorized' || amount > payment.amount)
            throw refused('nothing is held');
          payment.status = 'paid';
          payment.amountCaptured = amount;
        }),
      ),
    refundPayment: (id, { amount, idempotencyKey }) =>
      call('refundPayment', id, () => once(idempotencyKey, () => refund(found(id), amount))),
    listRefunds: (id) => call('listRefunds', id, () => found(id).refunds),
    listMethods: () => call('listMethods', undefined, () => methods),
    readIcon: (url) => call('readIcon', undefined, () => Buffer.from(`<svg>${url}</svg>`)),
  };

  function make(input: NewMolliePayment): Payment {
    const id = `tr_${newNumber()}`;
    const payment: Payment = {
      id,
      // With card data in the request, and a bank that requires no further step.
      status: input.cardToken ? 'paid' : 'open',
      amount: input.amount,
      currency: input.currency,
      amountCaptured: 0,
      amountRefunded: 0,
      amountChargedBack: 0,
      method: input.method,
      metadata: 'express' in input.metadata ? null : input.metadata,
      express: 'express' in input.metadata ? input.metadata.express : null,
      payer: null,
      checkoutUrl: `https://pay.example/${id}`,
      isCancelable: input.method !== 'creditcard',
      expiresAt: null,
      refunds: [],
      isManual: input.captureMode === 'manual',
      asked: input,
    };
    payments.set(id, payment);
    return payment;
  }

  function refund(payment: Payment, amount: number): MollieRefund {
    const taken = payment.amountCaptured || payment.amount;
    const left = taken - payment.amountRefunded - payment.amountChargedBack;
    if (payment.status !== 'paid' || amount > left)
      throw refused('the amount is higher than what is left');
    const made: MollieRefund = { id: `re_${newNumber()}`, status: 'pending', amount };
    payment.refunds.push(made);
    payment.amountRefunded += amount;
    return made;
  }

  return {
    gateway,
    payments,
    calls,
    logged,
    /** The next call of this name fails. */
    fail: (name: Call, fault: Fault, times = 1) =>
      faults.push(...Array.from({ length: times }, () => ({ name, fault }))),
    heal: () => faults.splice(0),
    pause: (ms: number) => (paused = ms),
    /** Calls the shop's webhook for a payment before it answers the creation (R15). */
    tellBeforeAnswer: (told: typeof hear) => (hear = told),
    setMethods: (given: MollieMethod[]) => (methods = given),
    /** Drops the idempotency keys, as the provider does after an hour. */
    forgetKeys: () => done.clear(),
    set(id: string, status: MollieStatus, changes: Partial<MolliePayment> = {}) {
      Object.assign(found(id), { status, isCancelable: false, ...changes });
    },
    /** The operator refunds in the provider's dashboard. */
    refundThere: (id: string, amount: number) => refund(found(id), amount),
    refundOf: (id: string) => found(id).refunds,
    /** A refund that fails there later. */
    failRefund(id: string, refundId: string) {
      const payment = found(id);
      const made = payment.refunds.find((each) => each.id === refundId)!;
      made.status = 'failed';
      payment.amountRefunded -= made.amount;
    },
    count: (name: Call) => calls.filter((each) => each.name === name).length,
    /** The provider as the shop's engine gets it. */
    online: (): OnlinePayments => ({
      gateway,
      publicOrigin: 'https://shop.example',
      webhookUrl: 'https://shop.example/payments/mollie/webhook',
      components: null,
      paypal: { merchantId: 'MERCHANT', clientId: 'client' },
      isSandbox: true,
      log: (message) => void logged.push(message),
    }),
  };
}

export type MemoryProvider = ReturnType<typeof memoryProvider>;

const newNumber = () => randomUUID().replaceAll('-', '');

function method(id: string): MollieMethod {
  return {
    id,
    description: id,
    minimumAmount: 1,
    maximumAmount: 1_000_000,
    iconUrl: `https://icons.example/${id}.svg`,
  };
}

/** Ids of payment methods at the provider in the shop. */
export const CARD = 11;
export const PAYPAL = 12;
export const TRANSFER = 13;

/** SQL of these methods, enabled in the shop and at the provider. */
export const ONLINE_WAYS = `
  insert into payment_method (id, key, payment_key, name_de, name_en, position) values
    (${CARD}, 'Mollie', 'MOLLIE_CREDITCARD', 'Kreditkarte', 'Card', 4),
    (${PAYPAL}, 'Mollie', 'MOLLIE_PAYPAL', 'PayPal', 'PayPal', 5),
    (${TRANSFER}, 'Mollie', 'MOLLIE_BANKTRANSFER', 'Überweisung', 'Transfer', 6);
  insert into provider_method (id, name_de, name_en, min_amount, max_amount, seen_at) values
    ('creditcard', 'Karte', 'Card', 1, 1000000, now()),
    ('paypal', 'PayPal', 'PayPal', 1, 1000000, now()),
    ('banktransfer', 'Überweisung', 'Transfer', 1, 1000000, now())`;
