import type { ActionFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { wasRefused } from '~/lib/reply-to-form.server';
import { ShopError } from '~/services/shop-api';
import { anybody, byIntent, done, form, formAction, Refusal } from './form-action.server';

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

const context = { locale: 'en', prefix: '/en', botCheck: { check: () => Promise.resolve(null) } };

/** The answer of an action: status, redirect, and the page's reply. */
async function answerTo(action: Action, fields: Record<string, string>, given: object = context) {
  const request = new Request('http://shop/', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const args = { request, params: {}, context: given } as unknown as ActionFunctionArgs;
  const answer = await action(args).catch((error: unknown) => error);
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get('Location') };
  }
  if (answer instanceof Error) return { thrown: answer.message };
  return answer as { data: unknown; init: { status: number; headers?: object } };
}

const schema = z.object({
  name: z.string('name.required').max(3, 'name.tooLong'),
  password: z.string('password.required'),
});
const failing = (error: Error, places = {}) =>
  formAction(anybody, form({ schema, places, run: () => Promise.reject<Response>(error) }));
const whole = { name: 'Ida', password: 'geheim' };

test('success answers 303 with its notice', async () => {
  const action = formAction(
    anybody,
    form({ schema, run: (_, sent) => done(sent.context, '/cart', 'notices.contactSent') }),
  );
  expect(await answerTo(action, whole)).toEqual({ status: 303, location: '/en/cart' });
});

test('errors answer 422 in the order of the fields, with all input but passwords', async () => {
  const given = { ...context };
  const answer = await answerTo(failing(new Error('never')), { name: 'Idaho', extra: 'x' }, given);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      values: { name: 'Idaho' },
      errors: [
        {
          field: 'name',
          code: 'name.tooLong',
          text: expect.stringMatching(/at most 3\scharacters/),
        },
        { field: 'password', code: 'password.required', text: 'Please enter a password.' },
      ],
    },
  });
  expect(JSON.stringify(answer)).not.toMatch(/geheim|extra/);
  expect(wasRefused(given)).toBe(true);
  const refused = await answerTo(
    failing(new Refusal({ password: 'password.match', name: 'a.b' })),
    whole,
  );
  expect(refused).toMatchObject({
    data: { values: { name: 'Ida' }, errors: [{ code: 'a.b' }, {}] },
  });
  expect(JSON.stringify(refused)).not.toContain('geheim');
});

test('a NUL that the schema accepts and the database does not is refused at its field', async () => {
  const action = failing(new Error('invalid byte sequence for encoding "UTF8": 0x00'));
  expect(await answerTo(action, { ...whole, name: 'a\0' })).toMatchObject({
    init: { status: 422 },
    data: { values: { name: 'a\0' }, errors: [{ field: 'name', code: 'characters' }] },
  });
});

test('a rate limit is 429 with the time to wait, unless the form reports it itself', async () => {
  const flood = new ShopError('security.tooManyRequests', { cause: { retryAfter: 7 } });
  expect(await answerTo(failing(flood, { '*': 'name' }), whole)).toMatchObject({
    init: { status: 429, headers: { 'Retry-After': '7' } },
  });
  expect(
    await answerTo(failing(flood, { 'security.tooManyRequests': 'name' }), whole),
  ).toMatchObject({
    init: { status: 422 },
    data: { errors: [{ field: 'name', code: flood.key }] },
  });
});

test('an error without an entry in the form is thrown on', async () => {
  const error = new ShopError('order.createFailed');
  expect(await answerTo(failing(error), whole)).toEqual({ thrown: error.message });
  expect(await answerTo(failing(new Error('broken'), { '*': 'name' }), whole)).toEqual({
    thrown: 'broken',
  });
});

test('the bot check runs once the fields are valid, and before the action', async () => {
  const action = formAction(
    anybody,
    form({ schema, botCheck: 'contact', run: () => Promise.reject<Response>(new Error('done')) }),
  );
  const suspicious = { ...context, botCheck: { check: () => Promise.resolve('botCheck.token') } };
  const codesOf = async (fields: Record<string, string>) =>
    ((await answerTo(action, fields, suspicious)) as { data: { errors: { code: string }[] } }).data
      .errors;
  expect(await codesOf({ name: 'Ida' })).toMatchObject([{ code: 'password.required' }]);
  expect(await codesOf(whole)).toMatchObject([{ field: 'botCheck', code: 'botCheck.token' }]);
  expect(await answerTo(action, whole)).toEqual({ thrown: 'done' });
});

test('the guard runs before the fields, and its result is passed to the action', async () => {
  const at = (path: string) =>
    form({ schema: z.object({}), run: (_, { context: shop }) => done(shop, path) });
  const forms = byIntent({ save: at('/saved'), pick: at('/picked') }, 'save');
  const refusing = formAction(() => {
    throw new Response(null, { status: 403 });
  }, failingForm);
  expect(await answerTo(refusing, {})).toMatchObject({ status: 403 });
  const open = formAction(anybody, forms);
  expect(await answerTo(open, {})).toMatchObject({ location: '/en/saved' });
  expect(await answerTo(open, { intent: 'pick:image.desktop' })).toMatchObject({
    location: '/en/picked',
  });
  expect(await answerTo(open, { intent: 'steal' })).toMatchObject({ location: '/en/saved' });
  const strict = formAction(anybody, byIntent({ save: at('/saved') }));
  expect(await answerTo(strict, { intent: 'steal' })).toMatchObject({ status: 400 });
});

const failingForm = form({ schema, run: () => Promise.reject<Response>(new Error('never')) });

test('if the shop itself fails, the page reports it with all input, and it is logged (8.27)', async () => {
  const page: { failure?: unknown; isTold?: boolean } = {};
  const given = { ...context, page };
  const error = new Error('no connection');
  const run = () => Promise.reject<Response>(error);
  const action = formAction(anybody, form({ schema, failed: 'address.createFailed', run }));
  const answer = await answerTo(action, whole, given);
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { values: { name: 'Ida' }, errors: [{ field: 'name', code: 'address.createFailed' }] },
  });
  expect(page).toEqual({ failure: error, isTold: true });
  expect(wasRefused(given)).toBe(true);
});

test('a missing field erases nothing, an empty one does', async () => {
  const erasable = z.object({ name: z.string().default('') });
  const run = ({ name }: { name: string }) => ({ name });
  const action = formAction(anybody, form({ schema: erasable, erasing: ['name'], run }));
  expect(await answerTo(action, {})).toMatchObject({ status: 400 });
  expect(await answerTo(action, { name: '' })).toEqual({ name: '' });
});
