import { ANNA, type Consumer } from './accounts';

/** What is wrong with the API for its next calls. */
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

/** When the shop hears of a change. */
export const WEBHOOKS = ['normal', 'twice', 'never', 'afterReturn', 'held'] as const;

export type Switches = {
  trouble: { kind: Trouble; times: number } | null;
  /** Every call waits for so many milliseconds. */
  slow: number;
  /** Lies in the payments that are told, such as `{ amount: { currency: 'EUR', value: '0.01' } }`. */
  lie: Record<string, unknown> | null;
  /** `held`: not until `releaseWebhooks`. */
  webhooks: (typeof WEBHOOKS)[number];
  /** A webhook also comes before the answer to the creation of a payment. */
  webhookBeforeAnswer: boolean;
  /** So many of the next refunds are refused. */
  refusedRefunds: number;
  /** Whose wallet pays, of payments made from now on. */
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

/** One call's share of the trouble. */
export function takeTrouble(switches: Switches): Trouble | null {
  const { trouble } = switches;
  if (!trouble || trouble.times <= 0) return null;
  switches.trouble = trouble.times > 1 ? { ...trouble, times: trouble.times - 1 } : null;
  return trouble.kind;
}
