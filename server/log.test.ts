import { expect, it } from 'vitest';
import { createLog, maskPath, shopLog } from './log';

it('writes one line of JSON, at the configured levels only', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log.info('unseen');
  log.error('seen', { agent: 'x\n2026 FAKE', error: new Error('broken') });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'seen',
    agent: 'x\n2026 FAKE',
    error: expect.stringContaining('broken'),
  });
});

it('messages of the engine have their level, and no mailbox and no key', () => {
  const lines: string[] = [];
  const { error, warn } = shopLog(createLog('warn', (line) => lines.push(line)));
  warn('550 <anna@example.de>: unknown');
  error('outbox mail:order_received:10001 failed at /confirmation/10001/k7mQyV3xT0aB9cD8eF7g6h');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', event: 'shop', message: '550 <***>: unknown' },
    {
      level: 'error',
      message: 'outbox mail:order_received:10001 failed at /confirmation/10001/***',
    },
  ]);
});

it('includes each level with those above it', () => {
  const levelsAt = (level: 'silent' | 'error' | 'warn' | 'info' | 'debug') => {
    const lines: string[] = [];
    const log = createLog(level, (line) => lines.push(line));
    for (const name of ['debug', 'info', 'warn', 'error'] as const) log[name]('event');
    return lines.map((line) => JSON.parse(line).level);
  };
  expect(levelsAt('debug')).toEqual(['debug', 'info', 'warn', 'error']);
  expect(levelsAt('info')).toEqual(['info', 'warn', 'error']);
  expect(levelsAt('error')).toEqual(['error']);
  expect(levelsAt('silent')).toEqual([]);
});

it('shows the origin of an error', () => {
  const lines: string[] = [];
  createLog('error', (line) => lines.push(line)).error('failed', { error: new Error('broken') });
  expect(lines[0]).toContain('log.test.ts');
});

const ROUTES = [
  { path: '/confirmation/:orderId/:accessKey', audience: 'keyholder' as const },
  { path: '/newsletter' },
  { path: '/newsletter/confirm/:emailId/:authString', audience: 'keyholder' as const },
  { path: '/:anything/:more' },
];

it.each([
  ['/de/newsletter/confirm/7/geheim/mehr', '/de/newsletter/confirm/7/***'],
  ['/newsletter/abc/def', '/newsletter/abc/def'],
  ['/confirmation/1042/geheim?x=1', '/confirmation/1042/***'],
  ['/en/confirmation/1042/geheim', '/en/confirmation/1042/***'],
  ['/newsletter/confirm/7/geheim', '/newsletter/confirm/7/***'],
  ['/Confirmation/1042/geheim', '/Confirmation/1042/***'],
  ['/EN/CONFIRMATION/1042/GEHEIM/documents/1.pdf', '/EN/CONFIRMATION/1042/***'],
  ['/confirmation%2F1042%2FZk3x9QeLw0aB7cD2fG5hJ8', '/confirmation%2F1042%***'],
  ['/somewhere/x.Zk3x9QeLw0aB7cD2fG5hJ8,', '/somewhere/x.***,'],
  ['/somewhere/Zk3x9QeLw0aB7cD2fG5hJ8', '/somewhere/***'],
  ['/somewhere/Zk3x9QeLw0aB7cD2f-g5hJ8', '/somewhere/***'],
  ['/wandfarben/seidenmatt-weiss-10-liter-eimer', '/wandfarben/seidenmatt-weiss-10-liter-eimer'],
  ['/assets/entry.client-BxYz0123456789abcdef.js', '/assets/entry.client-BxYz0123456789abcdef.js'],
  ['/search?term=geheim', '/search'],
  [`/files/${'0a'.repeat(22)}/Testament.pdf`, '/files/***'],
  ['/x/media/Zk3x9QeLw0aB7cD2fG5hJ8', '/x/media/***'],
  [`/media/${'0a'.repeat(32)}/640.avif`, `/media/${'0a'.repeat(32)}/640.avif`],
])('masks %s', (path, masked) => {
  expect(maskPath(path, ROUTES)).toBe(masked);
});
