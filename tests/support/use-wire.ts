import { afterAll, beforeAll } from 'vitest';
import { readSession } from '../../app/services/remote/contract-shop/operations/session';
import type { ContractCall } from '../../app/services/remote/contract-shop/contract-call';
import { ReceivedError } from '../../app/services/shop-api';
import type { Locale } from '../../app/i18n/locales';
import type { TestEngine } from './shopper';
import { openWire, WireCaller } from './wire-caller';

/** The wire of a test file's engine. Each visitor has another address, as limits count by it. */
export function useWire(engine: TestEngine) {
  let opened: Awaited<ReturnType<typeof openWire>> | undefined;
  let visitors = 0;
  beforeAll(async () => {
    opened = await openWire(engine);
  });
  afterAll(() => opened?.services.stop());
  return {
    /** A new visitor. */
    visitor(): WireCaller {
      visitors += 1;
      return new WireCaller(opened!.wire, `10.0.${visitors >> 8}.${visitors & 255}`);
    },
    /** The number of visitors. */
    get visitors() {
      return visitors;
    },
    /** The operations of the shop that were called. */
    get called() {
      return opened!.called;
    },
    /** Runs `happens` completely before the next call of this operation of the shop. */
    before(operation: string, happens: () => Promise<unknown>): void {
      opened!.pauses.set(operation, happens);
    },
    /** Removes the remaining hooks, and returns their names. */
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

/** Calls a wire as a front calls any server of the contract: by operation names alone. */
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
      throw new ReceivedError(key, code, { cause: errors && { ...errors } });
    },
  };
  return call;
}

type Refusal = { key: string; code: number; errors?: object };
