import { afterAll, beforeAll } from 'vitest';
import { readSession } from '../../app/services/remote/contract-shop/operations/session';
import type { ContractCall } from '../../app/services/remote/contract-shop/contract-call';
import { ShopError } from '../../app/services/shop-api';
import type { Locale } from '../../app/i18n/locales';
import type { TestEngine } from './shopper';
import { openWire, WireCaller } from './wire-caller';

/** The wire of a test file's engine. Each visitor has an address of their own, so that none is limited by others. */
export function useWire(engine: TestEngine) {
  let opened: Awaited<ReturnType<typeof openWire>> | undefined;
  let visitors = 0;
  beforeAll(async () => {
    opened = await openWire(engine);
  });
  afterAll(() => opened?.services.stop());
  return {
    /** Somebody nobody has seen yet. */
    visitor(): WireCaller {
      visitors += 1;
      return new WireCaller(opened!.wire, `10.0.${visitors >> 8}.${visitors & 255}`);
    },
    /** How many there were. */
    get visitors() {
      return visitors;
    },
    /** The operations of the shop that calls have come to. */
    get called() {
      return opened!.called;
    },
    /** Something else happens when the next call comes to this operation of the shop, and is over before it. */
    before(operation: string, happens: () => Promise<unknown>): void {
      opened!.pauses.set(operation, happens);
    },
    /** Forgets what did not happen, and names it. */
    notHappened(): string[] {
      const names = [...opened!.pauses.keys()];
      opened!.pauses.clear();
      return names;
    },
    /** The payment provider of the shop. */
    get provider() {
      return opened!.provider;
    },
    get logged() {
      return opened!.logged;
    },
  };
}

/** Asks a wire as a front asks any server of the contract: by its operations' names alone. */
export function contractCall(
  engine: Pick<TestEngine, 'now'>,
  client: WireCaller,
  locale: Locale = 'de',
): ContractCall {
  const call: ContractCall = {
    locale,
    now: () => engine.now(),
    configuration: { currency: 'EUR', blockedEmailCharacters: '' } as ContractCall['configuration'],
    session: () => readSession(call),
    forget: () => undefined,
    left: [],
    async ask(operation, argument) {
      const body = JSON.stringify(argument === undefined ? [] : [argument]);
      const reply = await client.send(operation, { body, headers: { locale } });
      if (reply.status === 200) return reply.body.data;
      const { key, code, errors } = reply.body as unknown as Refusal;
      throw new ShopError(key, { code, ...(errors && { cause: { ...errors } }) });
    },
  };
  return call;
}

type Refusal = { key: string; code: number; errors?: object };
