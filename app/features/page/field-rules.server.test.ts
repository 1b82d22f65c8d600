import { expect, test } from 'vitest';
import * as z from 'zod';
import { emailField } from './email-field.server';
import { fieldRules } from './field-rules.server';

const password = z.string('password.required');
const note = z.string().optional();
const copy = z.literal('true').optional();
const schema = z.object({ email: emailField, note, copy, password, password2: password });
const alike = z
  .object({ password, password2: password })
  .refine((form) => form.password === form.password2, {
    path: ['password2'],
    error: 'password.match',
  });

test("a field reports the server's errors for an empty and an invalid value", () => {
  const { email, note: free, copy: box, password2 } = fieldRules('en', schema);
  expect(email?.missing).toEqual({
    code: 'email.required',
    text: 'Please enter your e-mail address.',
  });
  expect(email?.wrong?.code).toBe('email.valid');
  expect([free, box]).toEqual([undefined, undefined]);
  expect(password2?.missing?.code).toBe('password.required');
});

test('two fields that must be equal are tried with different values', () => {
  expect(fieldRules('de', schema).password2?.wrong).toBeUndefined();
  expect(fieldRules('de', alike).password2?.wrong?.code).toBe('password.match');
});

test('rules of the shop alone are named by their codes', () => {
  const rules = { missing: { note: 'name.required' }, wrong: { password: 'password.length' } };
  const found = fieldRules('en', schema, { rules, texts: { 'name.required': 'common.required' } });
  expect(found.note?.missing).toEqual({ code: 'name.required', text: 'Required' });
  expect(found.password?.wrong?.text).toMatch(/^Please choose a password/);
});
