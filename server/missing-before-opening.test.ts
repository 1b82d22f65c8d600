import { expect, it } from 'vitest';
import { readConfig } from './config';
import { missingSettings } from './missing-before-opening';

it.each([
  [{}, ['PUBLIC_ORIGIN', 'SMTP_URL']],
  [{ PUBLIC_ORIGIN: 'http://rad.example' }, ['PUBLIC_ORIGIN', 'SMTP_URL']],
  [{ PUBLIC_ORIGIN: 'https://rad.example' }, ['SMTP_URL']],
  [{ SMTP_URL: 'smtps://post.rad.example' }, ['PUBLIC_ORIGIN']],
  [{ PUBLIC_ORIGIN: 'https://rad.example', SMTP_URL: 'smtps://post.rad.example' }, []],
])('%o lacks %j', (env, missing) => {
  expect(missingSettings(readConfig(env)).map(({ path }) => path)).toEqual(missing);
});
