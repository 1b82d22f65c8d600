import { canonicalPrefix, localePath } from '../../app/i18n/locales';
import {
  listSubscribers,
  type ConfirmedSubscriber,
} from '../../app/services/commerce/people/newsletter/list-subscribers';
import { csvLine, type Value } from '../../exporter/kit/write-csv';
import { readConfig } from '../config';
import { operatorCommand, withCommandContext, type Command, type Output } from './command';

const USAGE = `npm run -s newsletter -- list > subscribers.csv
See docs/how-to/operate.md.`;

const COLUMNS = [
  'email',
  'first_name',
  'last_name',
  'language',
  'requested',
  'confirmed',
  'consent',
  'unsubscribe',
];
/** Spreadsheets recognise UTF-8, and so umlauts, by this mark. */
const BOM = '\ufeff';

/**
 * The command with which an operator exports the newsletter subscribers for the program that sends
 * it. Returns the exit code: 0 done, 2 wrong use.
 */
export const runNewsletterCommand = operatorCommand({
  name: 'newsletter command',
  usage: USAGE,
  read: ([word, ...rest]) => (word === 'list' && rest.length === 0 ? word : null),
  run,
});

async function run(_wish: 'list', command: Command, output: Output): Promise<number> {
  const { publicOrigin } = readConfig(command.env);
  const subscribers = await withCommandContext({ ...command, makesKeys: true }, listSubscribers);
  const lines = subscribers.map((each) => csvLine(COLUMNS, rowOf(each, publicOrigin)));
  const header = `${BOM}${COLUMNS.join(';')}`;
  output.log([header, ...lines.map((line) => line.trimEnd())].join('\n'));
  return 0;
}

function rowOf(subscriber: ConfirmedSubscriber, publicOrigin: string): Record<string, Value> {
  const { email, firstName, lastName, lang, consentText } = subscriber;
  const path = localePath(canonicalPrefix(lang), subscriber.unsubscribePath);
  return {
    email,
    first_name: firstName,
    last_name: lastName,
    language: lang,
    requested: subscriber.requestedAt.toISOString(),
    confirmed: subscriber.confirmedAt.toISOString(),
    consent: consentText,
    unsubscribe: new URL(path, publicOrigin).href,
  };
}
