import type { Config } from './config';
import { mailFolder } from './folders';

type Begun = {
  /** Is there an operator who can log in and edit the pages? */
  hasOperator: boolean;
  /** The status of the first page; undefined if it got no answer. */
  status: number | undefined;
  /** The time until the first page. */
  seconds: number;
};

/**
 * The lines that a shop prints at its start: its address, where its mails go, and the next step if
 * no operator can edit it. A front names its upstream instead, which has the mails and operators.
 */
export function announcement(
  { publicOrigin, smtpUrl, dataDir, remote }: Config,
  { hasOperator, status, seconds }: Begun,
): string {
  const state =
    status === 200
      ? `first page after ${seconds.toFixed(1)} s`
      : `the first page failed (${status ?? 'no answer'})`;
  const ofOwn = [
    `Mails ${smtpUrl ? 'are sent by SMTP' : `are written to ${mailFolder({ dataDir })}`}`,
    ...(hasOperator ? [] : ['To edit its pages: npm run operator:create -- you@example.com']),
  ];
  const lines = [
    `${publicOrigin}/  (${state})`,
    ...(remote ? [`A front of the shop at ${remote.origin}`] : ofOwn),
  ];
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
}
