import type { LoaderFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { loader } from '~/routes/guest-login';

/** The answer of the guest login page to a visitor. */
async function answerTo(principal: object): Promise<unknown> {
  const context = {
    visitor: { principal },
    shop: {
      getCheckout: async () => ({
        cart: { openAmount: 0 },
        payment: { list: [] },
        reviewMailDays: null,
      }),
    },
    locale: 'de',
    prefix: '',
    path: '/guest/login',
    publicOrigin: 'https://farben.example',
    configuration: { titleSuffix: 'Tonwert' },
  };
  const args = { context, request: new Request('http://shop/guest/login'), params: {} };
  const answer: unknown = await loader(args as unknown as LoaderFunctionArgs).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer : (answer as { data: unknown }).data;
}

test('offers the form to a visitor who is not logged in', async () => {
  expect(await answerTo({ kind: 'guest', mail: null })).toMatchObject({ email: '' });
});

test("begins with the guest's e-mail address", async () => {
  expect(await answerTo({ kind: 'guest', mail: 'anna@example.de' })).toMatchObject({
    email: 'anna@example.de',
  });
});
