import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { watchActivity } from './activity';

test('a server is busy until each of its answers is closed', () => {
  const server = new EventEmitter();
  const { isBusy } = watchActivity(server as Server);
  const answers = [new EventEmitter(), new EventEmitter()];
  expect(isBusy()).toBe(false);
  for (const answer of answers) server.emit('request', {}, answer);
  answers[0]?.emit('close');
  expect(isBusy()).toBe(true);
  answers[1]?.emit('close');
  expect(isBusy()).toBe(false);
});
