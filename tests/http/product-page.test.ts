import { describe, expect, test } from 'vitest';
import { whileNotSold } from '../support/goods';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import { useSharedShop } from '../support/use-shop';
import { amount, triedIn, words } from '../support/words';

const shop = useSharedShop();

type Tin = { itemId: number; variationId: number; path: string };

/** A tin of the line with most shades, in a size and finish available in several of them. */
async function tin(lang: string): Promise<Tin> {
  const [found] = await shop.query<Tin>(
    `select i.id as "itemId", v.id as "variationId",
            '/' || ltrim(t.url_path, '/') || '_' || i.id as path
       from item i
       join item_text t on t.item_id = i.id and t.lang = $1
       join variation v on v.item_id = i.id and v.is_active
       join sale_state s on s.variation_id = v.id and s.is_offered
      where i.shade_id is not null and not i.is_tester and i.is_active
      order by count(*) over (partition by i.line) desc, i.id, v.position, v.id
      limit 1`,
    [lang],
  );
  return found!;
}

describe.each(triedIn('de'))('under "$prefix"', ({ prefix, lang }) => {
  test('swatches link to every shade of the paint, in the selected size and finish', async () => {
    const { path, variationId } = await tin(lang);
    const client = shop.client();
    const page = await client.get(`${prefix}${path}_${variationId}`);
    const fields = [...page.document.querySelectorAll('.shade-choice .shade-link')];
    expect(fields.length).toBeGreaterThan(20);
    for (const field of fields) {
      expect(field.textContent).toMatch(/\S \d{4}/);
      expect(field.getAttribute('title')).toBe(field.textContent);
    }
    const current = fields.filter((field) => field.getAttribute('aria-current') === 'true');
    expect(current).toHaveLength(1);
    expect(page.text('.shade-choice .choice-name')).toContain(current[0]!.textContent);

    const other = fields.find((field) => !field.hasAttribute('aria-current'))!;
    const next = await client.get(other.getAttribute('href')!);
    expect(next.url).toContain(prefix);
    expect(next.status).toBe(200);
    expect(next.text('.shade-choice [aria-current]')).toBe(other.textContent);
    const chosen = (of: typeof page) =>
      [...of.document.querySelectorAll('.choice-group .choice-name')].map(
        (name) => name.textContent,
      );
    expect(chosen(page).every((name) => name?.includes(': '))).toBe(true);
    expect(chosen(next)).toEqual(chosen(page));
  });

  test('a partial selection is preserved with another shade', async () => {
    const { path } = await tin(lang);
    const client = shop.client();
    const page = await client.get(prefix + path);
    const matt = page.document.querySelector('.choice-group a')!;
    const half = await client.get(matt.getAttribute('href')!);
    const other = half.document.querySelector('.shade-choice a:not([aria-current]).shade-link')!;
    const next = await client.get(other.getAttribute('href')!);
    expect(next.text('.choice-group [aria-current] .tile-name')).toBe(
      half.text('.choice-group [aria-current] .tile-name'),
    );
    expect(next.document.querySelector('form.buy input[name=productId]')).toBeNull();
  });

  test('an unavailable shade is labelled as text', async () => {
    const { path, itemId } = await tin(lang);
    const gone = await shop.query<{ id: number; number: string }>(
      `select v.id, s.number
         from variation v join item i on i.id = v.item_id join shade s on s.id = i.shade_id
        where i.id <> $1 and i.is_active and not i.is_tester
          and i.line = (select line from item where id = $1)
          and s.position = (select max(s.position) from item o join shade s on s.id = o.shade_id
                             where o.line = i.line and o.is_active)`,
      [itemId],
    );
    const ids = gone.map(({ id }) => id);
    await whileNotSold(shop, ids, () =>
      expect
        .poll(async () => {
          const page = await shop.client().get(prefix + path);
          const fields = [...page.document.querySelectorAll('.shade-gone')];
          return fields.map((field) => field.textContent).join();
        })
        .toContain(`${gone[0]!.number}, ${words(lang, 'product.soldOut')}`),
    );
  });

  test('a tester in the shade is added to the cart without script', async () => {
    const { path, variationId } = await tin(lang);
    const client = shop.client();
    const page = await client.get(`${prefix}${path}_${variationId}`);
    const shade = page.text('.shade-choice [aria-current]');
    expect(page.text('form.tester')).toContain(shade);
    expect(page.text('form.tester .price-unit')).toMatch(/\/ 1/);
    const form = page.form('form.tester');
    const [tester] = await shop.query<{ isTester: boolean; price: number }>(
      `select i.is_tester as "isTester", effective_price(v.id, now()) as price
         from variation v join item i on i.id = v.item_id where v.id = $1`,
      [form.fields.productId],
    );
    expect(tester!.isTester).toBe(true);
    expect(page.text('form.tester .price-now')).toBe(amount(tester!.price, lang));
    const answer = await client.submit(form);
    expect(answer.status).toBe(303);
    const after = await client.follow(answer);
    expect(new URL(after.url).pathname).toBe(`${prefix}${path}_${variationId}`);
    expect(after.text('.quick-checkout-panel')).toContain(shade);
    const cart = await client.get(`${prefix}/cart`);
    expect(cart.document.querySelectorAll('.cart-line')).toHaveLength(1);
    expect(cart.text('.cart-line')).toContain(shade);
  });
});

describe.each(triedIn('en'))(
  'goods mixed in a shade of the card, under "$prefix"',
  ({ prefix, lang }) => {
    /** A tin that is mixed to order, and the field for its shade. */
    async function mixed() {
      const [found] = await shop.query<{ path: string; propertyId: number }>(
        `select '/' || ltrim(t.url_path, '/') || '_' || i.id || '_' || v.id as path,
              p.id as "propertyId"
         from item i
         join item_text t on t.item_id = i.id and t.lang = $1
         join variation v on v.item_id = i.id and v.is_active
         join item_property ip on ip.item_id = i.id
         join property p on p.id = ip.property_id and p.values_from = 'shade'
        where i.is_mixed_to_order order by i.id, v.id limit 1`,
        [lang],
      );
      const field = `property[${found!.propertyId}]`;
      const client = shop.client();
      const page = await client.get(prefix + found!.path);
      const form = page.form('form.buy');
      const [select] = page.document.querySelectorAll<HTMLSelectElement>('form.buy select');
      const depth = { [select!.name]: select!.options[1]!.value };
      return { client, page, form, field, depth, path: prefix + found!.path };
    }

    const shadeOf = async (number: string) => {
      const [shade] = await shop.query<{ name: string; color: string }>(
        `select t.name, s.color from shade s join shade_text t on t.shade_id = s.id and t.lang = $1
        where s.number = $2`,
        [lang, number],
      );
      return shade!;
    };

    test.each(['99999', 'lila mit Punkten', '4120 1010', 'RAL 4120', '4120\u0007'])(
      'refuses "%s" with a link to the colour card, and keeps the input',
      async (typed) => {
        const { client, form, field, depth } = await mixed();
        const answer = await client.submit(form, { ...depth, [field]: typed, quantity: '2' });
        expect(answer.status).toBe(422);
        expect(answer.errorCodes()).toEqual(['shade']);
        const input = answer.document.querySelector<HTMLInputElement>(`[name="${field}"]`)!;
        expect(input.value).toBe(typed);
        expect(answer.document.querySelector('.error-summary a')?.getAttribute('href')).toBe(
          `#${field}`,
        );
        const card = answer.document.querySelector('.shade-field a')!.getAttribute('href')!;
        const shown = answer.document.getElementById(card.slice(1))!;
        expect(shown.closest('details')!.open).toBe(true);
        expect(shown.querySelectorAll('li').length).toBeGreaterThan(50);
        const quantity = answer.document.querySelector<HTMLInputElement>('#quantity')!;
        expect(quantity.value).toBe('2');
        expect(
          (await client.get(`${prefix}/cart`)).document.querySelector('.cart-line'),
        ).toBeNull();
      },
    );

    test('names what is missing and what is wrong at once', async () => {
      const { client, form, field } = await mixed();
      const answer = await client.submit(form, { [field]: '99999' });
      expect(answer.status).toBe(422);
      expect(answer.errorCodes().toSorted()).toEqual(['requiredField', 'shade']);
      const links = [...answer.document.querySelectorAll('.error-summary a')];
      expect(links.map((link) => link.getAttribute('href'))).toHaveLength(2);
    });

    test('refuses at a former address of the goods too, and keeps the input', async () => {
      const { client, form, field, depth } = await mixed();
      const action = new URL(form.action);
      action.pathname = action.pathname.replace(/[^/]+(?=_\d+_\d+$)/, 'former-name');
      const former = { ...form, action: action.href };
      const answer = await client.submit(former, { ...depth, [field]: '99999' });
      expect([answer.status, answer.errorCodes()]).toEqual([422, ['shade']]);
      expect(answer.form('form.buy').fields).toMatchObject({ [field]: '99999' });
    });

    test('accepts a number, and names its shade in panel and cart', async () => {
      const { client, page, form, field, depth, path } = await mixed();
      const { name, color } = await shadeOf('4120');
      const offered = page.document.querySelector(`datalist option[data-color="${color}"]`);
      expect(offered?.textContent).toBe(`${name} 4120`);

      for (const typed of [' 4120 ', `${name.toUpperCase()} 41 20`]) {
        const answer = await client.submit(form, { ...depth, [field]: typed });
        expect(answer.status).toBe(303);
        const after = await client.follow(answer);
        expect(new URL(after.url).pathname).toBe(path);
        expect(after.text('.quick-checkout-panel')).toContain(`${name} 4120`);
        const swatch = after.document.querySelector('.quick-checkout-panel .line-properties svg');
        expect(swatch?.getAttribute('color')).toBe(color);
      }
      const cart = await client.get(`${prefix}/cart`);
      expect(cart.document.querySelectorAll('.cart-line')).toHaveLength(1);
      expect(cart.text('.cart-line .line-properties')).toContain(`${name} 4120`);
      const swatch = cart.document.querySelector('.cart-line .line-properties svg');
      expect(swatch?.getAttribute('color')).toBe(color);
    });

    test('offers and accepts only the shades of its own colour card', async () => {
      const { client, page, form, field, depth } = await mixed();
      const foreign = await shop.query<{ number: string; color: string }>(
        `select s.number, s.color from shade s, property p
          where p.values_from = 'shade' and s.card <> p.shade_card`,
      );
      expect(foreign.length).toBeGreaterThan(5);
      const offered = [...page.document.querySelectorAll('.shade-card li strong')].map(
        (number) => number.textContent,
      );
      expect(offered).not.toEqual([]);
      for (const { number } of foreign) expect(offered).not.toContain(number);
      const answer = await client.submit(form, { ...depth, [field]: foreign[0]!.number });
      expect(answer.status).toBe(422);
      expect(answer.errorCodes()).toEqual(['shade']);
    });

    test('names the shade in cart, checkout, order and mail', async () => {
      const { client, form, field, depth } = await mixed();
      const { name } = await shadeOf('4120');
      const shade = `${name} 4120`;
      const email = `mischung-${lang}${prefix.length}@example.com`;
      const added = await client.submit(form, { ...depth, [field]: '4120' });
      expect(added.status).toBe(303);
      expect((await client.get(`${prefix}/cart`)).text('.cart-line')).toContain(shade);
      await becomeGuest(client, { email, goods: [], prefix });
      const checkout = await client.get(`${prefix}/checkout`);
      expect(checkout.text('.line-properties')).toContain(shade);
      const order = await placeOrder(client, await orderForm(client, `${prefix}/checkout`));
      expect(order.status).toBe(303);
      expect((await client.follow(order)).text('.line-properties')).toContain(shade);
      const mail = await shop.mailTo(email, /\d/);
      expect(mail.text).toContain(shade);
      expect(mail.html).toContain(shade);
    });

    test('shows a known shade while another value is missing', async () => {
      const { client, form, field } = await mixed();
      const answer = await client.submit(form, { [field]: '4120' });
      expect(answer.status).toBe(422);
      expect(answer.errorCodes()).toEqual(['requiredField']);
      expect(answer.text('.shade-known:not([hidden])')).toBe(
        `${(await shadeOf('4120')).name} 4120`,
      );
    });
  },
);
