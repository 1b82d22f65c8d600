import { expect, test } from 'vitest';
import { announcement } from './announcement';
import { readConfig } from './config';

const config = readConfig({ DATA_DIR: '/data' });
const begun = { hasOperator: true, status: 200, seconds: 2.34 };

test('a start prints the address of the shop and where its mails go', () => {
  expect(announcement(config, begun)).toBe(
    '\n  http://localhost:3000/  (first page after 2.3 s)\n  Mails are written to /data/mails\n\n',
  );
  const bySmtp = readConfig({ SMTP_URL: 'smtp://user:secret@mail.example' });
  expect(announcement(bySmtp, begun)).toContain('Mails are sent by SMTP');
  expect(announcement(bySmtp, begun)).not.toContain('secret');
});

test('the first start of a shop prints how its pages are edited', () => {
  expect(announcement(config, { ...begun, hasOperator: false })).toContain(
    '\n  To edit its pages: npm run operator:create -- you@example.com\n',
  );
  expect(announcement(config, begun)).not.toContain('operator:create');
});

test('a front names its upstream, and nothing about mails and operators', () => {
  const front = readConfig({
    PLENTYSYSTEMS_URL: 'http://10.0.0.2:3152',
    PLENTYSYSTEMS_KEY: 'k'.repeat(32),
  });
  expect(announcement(front, { ...begun, hasOperator: false })).toBe(
    '\n  http://localhost:3000/  (first page after 2.3 s)\n  A front of the shop at http://10.0.0.2:3152\n\n',
  );
});

test('a failed first page is reported', () => {
  expect(announcement(config, { ...begun, status: 500 })).toContain('the first page failed (500)');
  expect(announcement(config, { ...begun, status: undefined })).toContain('(no answer)');
});
