import type { Config } from './config';
import { mailFolder } from './folders';

type Begun = {
  /** Can somebody log in to edit its pages? */
  hasOperator: boolean;
  /** What the first page was answered with; undefined when it was not. */
  status: number | undefined;
  /** Until then. */
  seconds: number;
};

/**
 * What a shop says at its start: where it is, where its mails go, and what comes next where nobody can edit it. A
 * front says whose it is: mails and operators are there.
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
