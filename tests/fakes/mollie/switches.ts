import { ANNA, type Consumer } from './accounts';

/** Faults of the API for its next calls. */
export const TROUBLES = [
  'down',
  'hang',
  'error500',
  'error502',
  'tooMany',
  'halfABody',
  'invalidJson',
  'html',
  'huge',
  'elsewhere',
  'answerLost',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** When the shop is informed of a change. */
export const WEBHOOKS = ['normal', 'twice', 'never', 'afterReturn', 'held'] as const;

export type Switches = {
  trouble: { kind: Trouble; times: number } | null;
  /** The delay of every call in milliseconds. */
  slow: number;
  /** False data in reported payments, such as `{ amount: { currency: 'EUR', value: '0.01' } }`. */
  lie: Record<string, unknown> | null;
  /** `held`: not until `releaseWebhooks`. */
  webhooks: (typeof WEBHOOKS)[number];
  /** A webhook is also called before the answer to the creation of a payment. */
  webhookBeforeAnswer: boolean;
  /** The number of the next refunds that are refused. */
  refusedRefunds: number;
  /** The payer of wallet payments created from now on. */
  consumer: Consumer;
};

export const NO_SWITCHES: Switches = {
  trouble: null,
  slow: 0,
  lie: null,
  webhooks: 'normal',
  webhookBeforeAnswer: false,
  refusedRefunds: 0,
  consumer: ANNA,
};

/** Takes the fault for one call. */
export function takeTrouble(switches: Switches): Trouble | null {
  const { trouble } = switches;
  if (!trouble || trouble.times <= 0) return null;
  switches.trouble = trouble.times > 1 ? { ...trouble, times: trouble.times - 1 } : null;
  return trouble.kind;
}
