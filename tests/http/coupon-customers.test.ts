import { beforeAll, describe, expect, test } from 'vitest';
import { logIn, register } from '../support/customer';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder, putInCart } from '../support/guest';
import { useSharedShop } from '../support/use-shop';
import { oneTried } from '../support/words';

const shop = useSharedShop();
let variationId: number;

beforeAll(async () => {
  variationId = (await plainGoods(shop))[0]!.variationId;
});

// The coupons of the demo catalogue: ERSTE8 for new customers, TREUE6 for returning ones, GEWERBE12
// for business customers.
describe.each(
  oneTried(
    [
      {
        prefix: '',
        expired: 'Der Gutschein CODE wurde entfernt, weil er abgelaufen ist.',
        left: 'Der Gutschein ERSTE8 wurde entfernt, weil er nur für neue Kundinnen und Kunden gilt.',
        refused: /nur, wenn Sie schon bei uns bestellt haben/,
        group: /nicht für Ihre Kundengruppe/,
        ofAccount:
          'Der Gutschein CODE wurde entfernt, weil in Ihrem Kundenkonto schon der Gutschein KEPT eingelöst ist.',
      },
      {
        prefix: '/en',
        expired: 'The coupon CODE was removed because it has expired.',
        left: 'The coupon ERSTE8 was removed because it is for new customers only.',
        refused: /only for customers who have ordered before/,
        group: /not valid for your customer group/,
        ofAccount:
          'The coupon CODE was removed because the coupon KEPT has already been redeemed in your account.',
      },
    ],
    1,
  ),
)(
  'coupons for some customers under "$prefix"',
  ({ prefix, left, refused, group, expired, ofAccount }) => {
    const email = `gutschein${prefix.replace('/', '-')}@example.com`;
    const guest = async (guestMail: string) => {
      const client = shop.client();
      await becomeGuest(client, { email: guestMail, goods: [{ variationId }], prefix });
      const redeem = (couponCode: string) =>
        client.post(`${prefix}/cart`, { intent: 'coupon', couponCode });
      return { client, redeem };
    };

    test('the first order redeems the one for new customers, the second the other', async () => {
      const first = await guest(email);
      const early = await first.redeem('TREUE6');
      expect(early.status).toBe(422);
      expect(early.errorCodes()).toEqual(['coupon.existingCustomersOnly']);
      expect(early.text('main')).toMatch(refused);
      expect((await first.redeem('ERSTE8')).status).toBe(303);
      const form = await orderForm(first.client, `${prefix}/checkout`);
      expect(orderNumber(await placeOrder(first.client, form))).not.toBeNull();

      const second = shop.client();
      await putInCart(second, variationId);
      await second.post(`${prefix}/cart`, { intent: 'coupon', couponCode: 'ERSTE8' });
      await second.post(`${prefix}/guest/login`, { email });
      expect((await second.get(`${prefix}/cart`)).text('body')).toContain(left);
      const late = await second.post(`${prefix}/cart`, { intent: 'coupon', couponCode: 'ERSTE8' });
      expect(late.errorCodes()).toEqual(['coupon.newCustomersOnly']);
      const loyal = await second.post(`${prefix}/cart`, { intent: 'coupon', couponCode: 'TREUE6' });
      expect(loyal.status).toBe(303);
    });

    test('the one for business customers is refused for others', async () => {
      const client = shop.client();
      const address = `klasse${prefix.replace('/', '-')}@example.com`;
      await register(client, address, { prefix });
      await putInCart(client, variationId);
      const redeem = () =>
        client.post(`${prefix}/cart`, { intent: 'coupon', couponCode: 'GEWERBE12' });
      const page = await redeem();
      expect(page.status).toBe(422);
      expect(page.errorCodes()).toEqual(['coupon.wrongCustomerGroup']);
      expect(page.text('main')).toMatch(group);
      await shop.query('update customer set class_id = 2 where email = $1', [address]);
      expect((await redeem()).status).toBe(303);
      expect((await client.get(`${prefix}/cart`)).text('.totals')).toContain('GEWERBE12');
    });

    test.each(['save', 'contact'])(
      'one removed by a save of the checkout (%s) is reported on the next page',
      async (intent) => {
        const code = `WEG${prefix.replace('/', '')}${intent}`.toUpperCase();
        await shop.query(
          `insert into coupon (code, name_de, name_en, percent, minimum_order_value)
         values ($1, 'Weg', 'Gone', 1000, 0)`,
          [code],
        );
        const { client, redeem } = await guest(`weg.${intent}${email}`);
        expect((await redeem(code)).status).toBe(303);
        await client.get(`${prefix}/checkout`);
        await shop.query(`update coupon set valid_to = '2020-01-01' where code = $1`, [code]);
        const answer = await client.post(`${prefix}/checkout`, {
          intent,
          email: `weg.${intent}${email}`,
          paymentId: '2',
        });
        expect(answer.status).toBe(303);
        const page = await client.follow(answer);
        expect(page.text('[data-notice=warning]')).toContain(expired.replace('CODE', code));
        const later = (await client.get(`${prefix}/checkout`)).text('body');
        expect(later.includes(code)).toBe(false);
      },
    );

    test('one replaced by the account’s is reported on the page after the log-in', async () => {
      const own = `KONTO${prefix.replace('/', '')}`.toUpperCase();
      const code = `BESUCH${prefix.replace('/', '')}`.toUpperCase();
      await shop.query(
        `insert into coupon (code, name_de, name_en, percent, minimum_order_value)
       select code, 'Weg', 'Gone', 1000, 0 from unnest($1::text[]) given(code)`,
        [[own, code]],
      );
      const address = `konto${prefix.replace('/', '-')}@example.com`;
      const account = shop.client();
      await register(account, address, { prefix });
      const visit = shop.client();
      for (const [client, couponCode] of [
        [account, own],
        [visit, code],
      ] as const) {
        await putInCart(client, variationId);
        await client.post(`${prefix}/cart`, { intent: 'coupon', couponCode });
      }
      const answer = await logIn(visit, address, {
        path: `${prefix}/login?redirect=${prefix}/cart`,
      });
      const page = await visit.follow(answer);
      expect(page.text('[data-notice=warning]')).toContain(
        ofAccount.replace('CODE', code).replace('KEPT', own),
      );
      expect((await visit.get(`${prefix}/cart`)).text('body')).not.toContain(code);
    });
  },
);
