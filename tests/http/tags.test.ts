import { describe, expect, test } from 'vitest';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();

/** A tag that many goods have, and the address of one of them. */
async function muchUsed(lang: string) {
  const [tag] = await shop.query<{ id: number; name: string; count: number; product: string }>(
    `select t.id, tt.name, count(distinct i.id)::int as count,
            min('/' || ltrim(it.url_path, '/') || '_' || i.id) as product
       from tag t join tag_text tt on tt.tag_id = t.id and tt.lang = $1
       join item_tag x on x.tag_id = t.id join item i on i.id = x.item_id and i.is_active
       join item_text it on it.item_id = i.id and it.lang = $1
      group by t.id, tt.name order by count desc limit 1`,
    [lang],
  );
  return tag!;
}

describe.each(triedIn('de'))('under "$prefix"', ({ prefix, lang }) => {
  test('the tag of a product leads to all goods with it (2.38)', async () => {
    const { id, name, product } = await muchUsed(lang);
    const visitor = shop.client();
    const page = await visitor.get(prefix + product);
    const link = page.document.querySelector(`main a[href$="_${id}"][href*="/tag/"]`)!;
    expect(link.textContent).toBe(name);

    const list = await visitor.get(link.getAttribute('href')!);
    expect(list.status).toBe(200);
    expect(list.document.querySelector('h1')!.textContent).toBe(name);
    expect(list.document.querySelectorAll('main .card')).not.toHaveLength(0);
    const canonical = list.document.querySelector('link[rel=canonical]')!.getAttribute('href')!;
    expect(new URL(canonical).pathname).toBe(new URL(list.url).pathname);
    const other = list.document.querySelector(
      `link[rel=alternate][hreflang=${lang === 'de' ? 'en' : 'de'}]`,
    )!;
    const { pathname } = new URL(other.getAttribute('href')!);
    expect((await visitor.get(pathname)).status).toBe(200);
  });

  test('filters and pages work as in a category', async () => {
    const { id, name } = await muchUsed(lang);
    const visitor = shop.client();
    const list = await visitor.get(await addressOf(id));
    const value = list.document
      .querySelector('.filter-choice input:enabled')!
      .getAttribute('value')!;
    const filtered = await visitor.get(`${new URL(list.url).pathname}?facets=${value}`);
    expect(filtered.document.querySelector('h1')!.textContent).toBe(name);
    expect(filtered.document.querySelector('meta[name=robots]')!.getAttribute('content')).toBe(
      'noindex',
    );
    expect(filtered.document.querySelector('.active-filters')).not.toBeNull();

    async function addressOf(tag: number) {
      const moved = await visitor.get(`${prefix}/tag/${tag}`);
      expect([moved.status, new URL(moved.headers.get('location')!, moved.url).pathname]).toEqual([
        301,
        expect.stringMatching(new RegExp(`^${prefix}/tag/.+_${tag}$`)),
      ]);
      return new URL(moved.headers.get('location')!, moved.url).pathname;
    }
  });

  test('an unknown tag is not found', async () => {
    for (const slug of ['neu', 'neu_999999', '0', 'neu_1.5']) {
      const page = await shop.client().get(`${prefix}/tag/${slug}`);
      expect(page.status, slug).toBe(404);
      expect(page.text('h1')).toContain(words(lang, 'errorPages.notFoundTitle'));
    }
  });
});
