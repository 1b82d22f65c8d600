import { describe, expect, test } from 'vitest';
import { isEmailAddress, isSameEmail } from './email-address';

describe('isEmailAddress', () => {
  test.each([
    'anna@example.de',
    'anna.b-c_d@mail.example.com',
    'ANNA@EXAMPLE.DE',
    'a@my_host.example.org',
    'a1@xn--mller-kva.de',
    'anna@müller.de',
    `${'a'.repeat(64)}@example.de`,
    'anna@malicious.network.de',
    'anna+shop@example.de',
    "o'brien@example.ie",
    'a&b@example.de',
    'a/b=c#d!e%f@example.de',
    'anna@notmalicious.net',
    'anna@मेल.भारत',
  ])('accepts %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  test.each([
    ['empty', ''],
    ['no @', 'anna.example.de'],
    ['no local part', '@example.de'],
    ['display name', 'Anna <anna@example.de>'],
    ['UTF-8 local part', 'jürgen@example.de'],
    ['no top-level domain', 'anna@localhost'],
    ['one-letter top-level domain', 'anna@example.d'],
    ['numeric top-level domain', 'anna@example.123'],
    ['IP domain', 'anna@127.0.0.1'],
    ['IP domain in brackets', 'anna@[127.0.0.1]'],
    ['quoted local part', '"anna b"@example.de'],
    ['comma', 'anna,b@example.de'],
    ['semicolon', 'anna;b@example.de'],
    ['colon', 'anna:b@example.de'],
    ['brackets', 'anna(b)@example.de'],
    ['backslash', 'anna\\b@example.de'],
    ['null character', 'anna\0@example.de'],
    ['zero-width space in the host', 'anna@exam\u200bple.de'],
    ['zero-width joiner in the host', 'anna@exam\u200dple.de'],
    ['soft hyphen in the host', 'anna@exam\u00adple.de'],
    ['Hangul filler in the host', 'anna@exam\u115fple.de'],
    ['right-to-left override in the host', 'anna@exam\u202eple.de'],
    ['no-break space in the host', 'anna@exam\u00a0ple.de'],
    ['control character in the host', 'anna@exam\u0085ple.de'],
    ['second @', 'anna@b@example.de'],
    ['space', 'an na@example.de'],
    ['line break', 'anna@example.de\r\nBcc: b@example.de'],
    ['dot at the start', '.anna@example.de'],
    ['dot at the end', 'anna.@example.de'],
    ['two dots', 'an..na@example.de'],
    ['empty label', 'anna@example..de'],
    ['hyphen at the end of a label', 'anna@example-.de'],
    ['hyphen at the start of a label', 'anna@-example.de'],
    ['local part too long', `${'a'.repeat(65)}@example.de`],
    ['label too long', `anna@${'a'.repeat(64)}.de`],
    ['too long', `anna@${'a.'.repeat(125)}de`],
    ['blocked host', 'anna@mail.malicious.net'],
    ['blocked host in capitals', 'anna@MAIL.MALICIOUS.NET'],
    ['full-width characters', 'anna@ｅxample.de'],
  ])('refuses %s', (_, address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});

test('isSameEmail ignores case only', () => {
  expect(isSameEmail('Anna@Example.de', 'anna@example.DE')).toBe(true);
  expect(isSameEmail('anna@example.de', 'anne@example.de')).toBe(false);
});
