import { expect, test } from 'vitest';
import { register } from '../support/customer';
import { plainGoods } from '../support/goods';
import { useSharedShop } from '../support/use-shop';
import { oneTried } from '../support/words';

const shop = useSharedShop();

test.each(
  oneTried(
    [
      ['', /nur an bestimmte Kundengruppen/, /für Ihr Konto nicht angeboten/i],
      [
        '/en',
        /only sell this option to certain customer groups/,
        /not available for your account/i,
      ],
    ],
    0,
  ),
)('goods for business customers under "%s"', async (prefix, refused, left) => {
  const { variationId, itemId } = (await plainGoods(shop))[0]!;
  const path = `${prefix}/x_${itemId}_${variationId}`;
  const page = await shop.client().get(path);
  const address = page.status === 200 ? path : page.headers.get('location')!;
  await shop.query(`update variation set customer_classes = '{2}' where id = $1`, [variationId]);
  try {
    const guest = shop.client();
    expect((await guest.get(address)).status).toBe(200);
    const fields = { productId: String(variationId), quantity: '1' };
    const answer = await guest.post(address, fields);
    expect(answer.status).toBe(422);
    expect(answer.errorCodes()).toEqual(['cart.addToBasket.notForCustomerClass']);
    expect(answer.text('main')).toMatch(refused);

    const business = shop.client();
    const email = `ware${prefix.replace('/', '-')}@example.com`;
    await register(business, email, { prefix });
    await shop.query('update customer set class_id = 2 where email = $1', [email]);
    expect((await business.post(address, fields)).status).toBe(303);
    await shop.query('update customer set class_id = 1 where email = $1', [email]);
    expect((await business.get(`${prefix}/cart`)).text('body')).toMatch(left);
  } finally {
    await shop.query(`update variation set customer_classes = '{}' where id = $1`, [variationId]);
  }
});
