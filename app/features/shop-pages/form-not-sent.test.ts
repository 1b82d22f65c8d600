import type { ActionFunction, ActionFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { contactAction } from './contact/send-message.server';
import { signUpAction } from './newsletter/sign-up.server';

const broken = () => Promise.reject(new Error('no connection'));
const context = {
  locale: 'en',
  prefix: '/en',
  page: {},
  botCheck: { check: () => Promise.resolve(null) },
  shop: { doCustomerContactMail: broken, doSubscribeNewsletter: broken },
};

const mail = { email: 'anna@example.com', privacy: 'true' };
const words = { name: 'Anna Groß', subject: 'Frage', message: 'Welcher Ton passt dazu?' };

test.for([
  ['contact (8.59)', contactAction, { ...mail, ...words }, 'contactMail.failed', 'was not sent'],
  ['newsletter (8.60)', signUpAction, mail, 'newsletter.createFailed', 'try again'],
] as const)(
  '%s: if the shop itself fails, the page reports it with all input',
  async ([, action, fields, code, says]) => {
    const request = new Request('http://shop/', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const args = { request, params: {}, context } as unknown as ActionFunctionArgs;
    const answer = await (action as ActionFunction)(args);
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: {
        values: fields,
        errors: [{ code, text: expect.stringContaining(says), isOurs: true }],
      },
    });
  },
);
