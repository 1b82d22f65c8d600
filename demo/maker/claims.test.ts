import { describe, expect, test } from 'vitest';
import { allGoods } from './generator/all-goods';
import { areaFor, litresFor } from './generator/coverage';
import type { Goods } from './generator/goods';
import { hazardCells } from './generator/hazards';
import { LINES } from './generator/lines';
import { reviewRows } from './generator/reviews';
import { itemRow, offerFor, variationKey } from './generator/rows';
import { SHADES, WOOD_TONES } from './generator/shades';
import { categoryRows } from './generator/tree';
import { HOME_TEXTS } from '../home/texts';

/** What the demo shop says must be true by its own data (UWG § 5). */
const goods = allGoods();
const sets = goods.filter(({ type }) => type === 'bundle');
const isGiftCard = ({ key }: Goods) => key === 'gift-card';
const inTins = goods.filter(
  (item) => item.type !== 'bundle' && !isTool(item.topic) && !isGiftCard(item),
);
const sizes = new Map(
  goods.flatMap((item, index) =>
    item.variations.map(
      (size, at) => [variationKey(item, size), { item, size, index, at }] as const,
    ),
  ),
);
const textOf = (item: Goods, lang: 0 | 1) =>
  [item.name, item.short, item.description, item.keywords, ...item.technical.flat()]
    .map((both) => both[lang])
    .join(' ');
const codesOf = (item: Goods) =>
  (hazardCells(item.hazard, 1).hazard_statements_de ?? '')
    .split('|')
    .map((statement) => statement.split(':')[0]);
const keys = (items: Goods[]) => items.map(({ key }) => key);

function isTool(topic: Goods['topic']): boolean {
  return /^(brush|roller|tray|tape|cover|sandpaper|filler|pole|gloves|stirrer|sprayer|comb)$/.test(
    topic ?? '',
  );
}

describe('sets', () => {
  const partsOf = (set: Goods) =>
    (set.parts ?? []).map(({ variation, quantity }) => ({
      ...sizes.get(variation)!,
      quantity,
    }));

  test('cost less than their parts, also while other goods are reduced, and strike no RRP', () => {
    for (const set of sets) {
      const today = partsOf(set).map(
        ({ item, size, index, at, quantity }) =>
          (offerFor(item, size, index, at)?.price ?? size.price) * quantity,
      );
      const singly = today.reduce((sum, price) => sum + price, 0);
      expect(set.variations[0]?.price, set.key).toBeLessThan(singly);
      expect(set.variations[0]?.rrp, set.key).toBeUndefined();
    }
  });

  test('weigh what their parts weigh', () => {
    for (const set of sets) {
      const weight = partsOf(set).reduce((sum, part) => sum + part.size.weight * part.quantity, 0);
      expect(set.variations[0]?.weight, set.key).toBe(weight);
    }
  });

  test('have no hazards typed by hand, and no part that is not sold online', () => {
    expect(keys(sets.filter(({ hazard }) => hazard))).toEqual([]);
    const parts = sets.flatMap(partsOf);
    expect(
      keys(parts.map(({ item }) => item).filter((item) => item.isSoldOnline === false)),
    ).toEqual([]);
  });

  test('show only tools they hold', () => {
    for (const set of sets) {
      const [picture] = set.pictures;
      const items = picture?.spec.kind === 'set' ? picture.spec.items : [];
      const held = partsOf(set).map(({ item }) => item.key);
      for (const drawn of items.filter((each) => each !== 'tin')) {
        expect(
          held.some((key) => key.startsWith(drawn)),
          `${set.key}: ${drawn}`,
        ).toBe(true);
      }
    }
  });
});

describe('hazards', () => {
  test('all that comes in tins has hazard data', () => {
    expect(keys(inTins.filter(({ hazard }) => !hazard))).toEqual([]);
  });

  test('limewash is caustic', () => {
    const lime = goods.filter(({ topic }) => topic === 'lime');
    expect(lime.length).toBeGreaterThan(0);
    for (const item of lime) expect(codesOf(item), item.key).toContain('H318');
  });

  test('only water-based goods hold the preservative EUH208 names', () => {
    const named = goods.filter((item) => codesOf(item).includes('EUH208'));
    expect(named.length).toBeGreaterThan(0);
    expect(keys(named.filter(({ properties }) => properties.base !== 'water'))).toEqual([]);
  });

  test('flammable goods are solvent-based, and wood preservatives are sold after a talk only', () => {
    for (const item of inTins) {
      if (codesOf(item).includes('H226')) expect(item.properties.base, item.key).toBe('solvent');
      const isBiocide = hazardCells(item.hazard, 1).is_biocide === '1';
      expect(item.isSoldOnline !== false, item.key).toBe(!isBiocide);
    }
  });

  test('electrical devices name their WEEE registration', () => {
    const electric = goods.filter(({ topic }) => topic === 'sprayer');
    for (const item of electric) expect(itemRow(item, 0).weee_number).toMatch(/^DE \d{8}$/);
    expect(electric).toHaveLength(1);
  });
});

describe('texts', () => {
  test('all that comes in tins says its VOC content, and the content is within the limit', () => {
    for (const item of inTins) {
      const voc = item.technical.find(([label]) => label[1].startsWith('VOC'))?.[1];
      expect(voc, item.key).toBeDefined();
      const [limit, content] = /: (\d+) g\/l.* max\. (\d+)/.exec(voc?.[0] ?? '')?.slice(1) ?? [];
      if (limit) expect(Number(content), item.key).toBeLessThanOrEqual(Number(limit));
      expect(voc?.[1].match(/\d+/g), item.key).toEqual(voc?.[0].match(/\d+/g));
    }
  });

  test('tools are not told to be washed out unless they carry paint', () => {
    const washed = goods.filter((item) => /[Ww]aschen Sie|Wash it/.test(textOf(item, 0)));
    const dry = /^(tape|film|fleece|sandpaper|gloves|spray-gun|scraper|filler|pole|roller-spare)/;
    expect(keys(washed).filter((key) => dry.test(key))).toEqual([]);
  });

  test('descriptions fit the kind of goods', () => {
    const outdoors = inTins.filter(({ properties }) => properties.area === 'outside');
    for (const item of outdoors) {
      expect(textOf(item, 0), item.key).not.toMatch(/Zimmer|Parkett|Vorhang|Bilder/);
    }
    for (const item of goods.filter(({ shade }) => shade)) {
      expect(item.description[0], item.key).not.toMatch(/ist ein [^.]*\. Er /);
    }
  });

  test('the text of a set does not say what only today’s prices can tell', () => {
    for (const set of sets) {
      expect(textOf(set, 0), set.key).not.toMatch(/weniger als einzeln|sparen|Vorteil/i);
      expect(textOf(set, 1), set.key).not.toMatch(/cost less|save/i);
    }
  });

  test('English names and texts are those of a British paint shop', () => {
    for (const item of goods) {
      expect(item.name[1], item.key).not.toMatch(/lacquer|facade|broom|lime paint|hard wax/i);
      expect(item.description[1], item.key).not.toMatch(/\b(und|für|mit|der|die|das)\b/);
    }
  });

  test('the areas of the sets and the litres of the guide follow from the coverage', () => {
    expect(areaFor(5, [7, 8])).toBe(17);
    expect(litresFor(36, [7, 8])).toEqual(['9 bis 10,3', '9 to 10.3']);
    const guide = categoryRows().find(({ category }) => category === 'ratgeber-menge');
    expect(guide?.description_de).toContain('9 bis 10,3 Liter');
    const room = sets.find(({ key }) => key === 'set-waldzimmer');
    expect(room?.short[0]).toContain('17 Quadratmeter');
  });

  test('home counts the shades right', () => {
    const wall = LINES.find(({ key }) => key === 'ruhepol');
    expect(wall?.shades).toHaveLength(SHADES.length);
    for (const { banners, textCard } of Object.values(HOME_TEXTS)) {
      expect(banners[0]?.text.subtitle).toContain(String(SHADES.length - 2));
      expect(textCard.text.htmlDescription).toContain(` ${SHADES.length} `);
    }
    expect(WOOD_TONES).toHaveLength(12);
  });

  test('home and guides link to guides that are there', () => {
    const pages = new Set(categoryRows().map(({ name_de }) => name_de));
    for (const name of ['Farbmenge berechnen', 'Untergrund vorbereiten', 'Farbreste aufbewahren']) {
      expect(pages.has(name), name).toBe(true);
    }
  });
});

test('a recommended price is above the price', () => {
  for (const [key, { size }] of sizes) {
    if (size.rrp) expect(size.rrp, key).toBeGreaterThan(size.price);
  }
});

test('wall paint leads wherever it is sold, of what is in tins tinting paste comes last', () => {
  const rank = (topic: Goods['topic']) =>
    goods.filter((item) => item.topic === topic).map(({ rank }) => rank);
  const others = goods.filter(({ topic }) => topic !== 'wall').map(({ rank }) => rank);
  expect(Math.min(...rank('wall').filter((each) => each >= 200))).toBeGreaterThan(
    Math.max(...others),
  );
  const ranked = goods.filter((item) => !isGiftCard(item)).map(({ rank }) => rank);
  expect(Math.max(...rank('tint'))).toBe(Math.min(...ranked));
});

describe('reviews', () => {
  const rows = reviewRows(goods);
  const reviews = rows.filter(({ reply_to }) => !reply_to);

  test('nobody reviews the same goods twice', () => {
    const seen = reviews.filter(({ author }) => author).map((r) => `${r.item} ${r.author}`);
    expect(seen.filter((each, at) => seen.indexOf(each) !== at)).toEqual([]);
  });

  test('say something, once for each item, in the language they are marked with', () => {
    expect(rows.filter(({ text }) => !text)).toEqual([]);
    const texts = reviews.map((review) => `${review.item} ${review.text}`);
    expect(new Set(texts).size).toBe(texts.length);
    const other = { de: /\b(the|and|with|you)\b/i, en: /\b(und|der|die|das|nicht|ist)\b|[äöüß]/i };
    for (const { text, lang } of rows) expect(text).not.toMatch(other[lang as 'de' | 'en']);
  });
});
