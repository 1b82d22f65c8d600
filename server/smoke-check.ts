import { get } from 'node:http';
import type { Config } from './config';

type Where = Pick<Config, 'host' | 'port' | 'publicOrigin'>;

/**
 * Requests the home page of the running shop under its public host name. Resolves to the status of
 * the answer, or to undefined without one.
 */
export function requestHomePage({ host, port, publicOrigin }: Where): Promise<number | undefined> {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const headers = { Host: new URL(publicOrigin).host, Accept: 'text/html' };
  return new Promise((resolve) => {
    get({ host: isEverywhere ? '127.0.0.1' : host, port, path: '/', headers }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode));
    }).once('error', () => resolve(undefined));
  });
}
