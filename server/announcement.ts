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

/** What a shop says at its start: where it is, where its mails go, and what comes next where nobody can edit it. */
export function announcement(
  { publicOrigin, smtpUrl, dataDir }: Config,
  { hasOperator, status, seconds }: Begun,
): string {
  const state =
    status === 200
      ? `first page after ${seconds.toFixed(1)} s`
      : `the first page failed (${status ?? 'no answer'})`;
  const lines = [
    `${publicOrigin}/  (${state})`,
    `Mails ${smtpUrl ? 'are sent by SMTP' : `are written to ${mailFolder({ dataDir })}`}`,
    ...(hasOperator ? [] : ['To edit its pages: npm run operator:create -- you@example.com']),
  ];
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
}
