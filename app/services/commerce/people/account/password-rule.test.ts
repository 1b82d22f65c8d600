import { expect, test } from 'vitest';
import { PASSWORD_PATTERN } from '~/lib/password-pattern';
import { passwordError } from './password-rule';

/** As browsers read the attribute `pattern`. */
const PATTERN = new RegExp(`^(?:${PASSWORD_PATTERN})$`, 'v');

const EMAIL = 'anna.beispiel@example.de';

test.each([
  ['', 'required'],
  ['kurz1', 'length'],
  ['abcdef1', 'length'],
  ['1234567890', 'letter'],
  ['nurbuchstaben', 'number'],
  ['12 34 56 78 !', 'letter'],
])('%j breaks a rule of §5: %s', (password, rule) => {
  expect(passwordError(password, EMAIL)).toBe(rule);
  expect(PATTERN.test(password)).toBe(false);
});

test.each([
  'password1',
  'Passwort123',
  'P@ssw0rd2026!',
  '123456789a',
  'a12345678',
  'aaaaaaa1',
  'abc12345',
  'qwertz123',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'zaq12wsx',
  'a1b2c3d4',
  'hallo12345',
  'hallohallo1',
  'Sommer2026',
  'iloveyou1',
  'trustno1',
  'anna.beispiel1',
  'AnnaBeispiel2026',
])('%j is a common password', (password) => {
  expect(passwordError(password, EMAIL)).toBe('common');
  expect(PATTERN.test(password)).toBe(true);
});

test.each([
  'blaue Wand 7',
  'Kanarienvogel9',
  'ü1üüüüüöß',
  '8 weiße Decken',
  `lang${'x1'.repeat(100)}`,
  '密码密码密码密1',
  'pass the brush 4',
])('%j is accepted', (password) => {
  expect(passwordError(password, EMAIL)).toBeNull();
});
