import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredPicture } from '../importer';
import { csvText } from '../demo/maker/generator/csv';

export const ITEMS = 20_000;
const VARIATIONS_PER_ITEM = 5;

const SHADES = ['Salbei', 'Moos', 'Kiesel', 'Ocker', 'Nachtblau', 'Weinrot', 'Graphit', 'Kreide'];
const GOODS = ['Wandfarbe', 'Weißlack', 'Holzlasur', 'Tiefgrund', 'Fassadenfarbe', 'Sprühlack'];
const USES = ['für innen', 'für außen', 'für Küche und Bad', 'für Holz', 'für Metall'];
const SIZES = ['0,375', '0,75', '1', '2,5', '5', '10'];
const FINISHES = ['matt', 'seidenmatt', 'glänzend', 'tuchmatt'];
const PICTURES = 200;

/**
 * Writes the files of a large shop, always the same: 296 categories in three levels, two attributes
 * and three properties to filter by. Returns their paths.
 */
export function writeLargeCatalogue(folder: string): string[] {
  const files = {
    categories: categories(),
    manufacturers: count(12).map(manufacturer),
    attributes: attributes(),
    properties: properties(),
    items: count(ITEMS).map(item),
    variations: count(ITEMS).flatMap((n) => count(VARIATIONS_PER_ITEM).map((m) => variation(n, m))),
    images: count(ITEMS).map((n) => ({
      item: `item-${n}`,
      file: `${n % PICTURES}`,
      position: 0,
      name_de: 'Gebinde',
    })),
    reviews: count(ITEMS / 4).map((n) => ({
      review: `review-${n}`,
      item: `item-${n * 4}`,
      text: 'Deckt gut.',
      rating: 1 + (n % 5),
      created: 'today-20',
    })),
  };
  return Object.entries(files).map(([name, rows]) => {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, csvText(rows));
    return file;
  });
}

/** Search terms for these goods: one word, several, and some of them misspelt. */
export function searchTerms(): string[] {
  return [
    ...SHADES,
    ...GOODS,
    ...GOODS.flatMap((goods) => SHADES.map((shade) => `${goods} ${shade}`)),
    ...USES.map((use, n) => `${of(GOODS, n)} ${use}`),
    'Holz',
    'lack',
    'nachtblua',
    'fasadenfabre',
    'holzlassur salbei',
    'weislack küche',
  ];
}

/** The size of a picture that is never shown. */
export async function pictureOf(name: string): Promise<StoredPicture> {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return { hash, width: 1280, height: 1280, placeholder: '', widths: [320, 640, 1280] };
}

/** 8 categories, 48 below them, 240 below those. */
function categories() {
  const level = (name: string, parents: string, many: number, parentCount: number) =>
    count(many).map((n) => ({
      category: `${name}-${n}`,
      parent: parents && `${parents}-${n % parentCount}`,
      name_de: `Bereich ${name} ${n}`,
    }));
  return [
    ...level('top', '', 8, 0),
    ...level('middle', 'top', 48, 8),
    ...level('leaf', 'middle', 240, 48),
  ];
}

function manufacturer(n: number) {
  return {
    manufacturer: `maker-${n}`,
    name: `Werk ${n}`,
    legal_name: `Werk ${n} GmbH`,
    street: 'Farbhof',
    house_no: n + 1,
    postcode: '99998',
    town: 'Musterhausen',
    country: 'Deutschland',
  };
}

function attributes() {
  const values = (attribute: string, name: string, all: string[]) =>
    all.map((value, n) => ({
      attribute,
      name_de: name,
      value: `${n}`,
      value_position: n,
      value_de: value,
    }));
  return [...values('size', 'Größe', SIZES), ...values('finish', 'Glanzgrad', FINISHES)];
}

function properties() {
  return count(3).flatMap((n) =>
    count(10).map((value) => ({
      property: `fact-${n}`,
      name_de: `Merkmal ${n}`,
      is_filterable: 1,
      value: `${value}`,
      value_de: `Stufe ${value}`,
    })),
  );
}

function item(n: number) {
  const name = `${of(SHADES, n)} ${of(GOODS, n >> 3)} ${of(USES, n >> 5)} ${n}`;
  return {
    item: `item-${n}`,
    manufacturer: `maker-${n % 12}`,
    categories: `leaf-${(n * 7919) % 240}`,
    properties: count(3)
      .map((fact) => `fact-${fact}=${Math.floor(n / 10 ** fact) % 10}`)
      .join('|'),
    score: n % 50,
    created: `today-${n % 365}`,
    name_de: name,
    short_description_de: 'Deckt gut, tropft wenig.',
    description_de: `<p>${'Eine Farbe mit hoher Deckkraft, die sich leicht verstreichen lässt. '.repeat(6)}</p>`,
  };
}

/** A tenth has a graduated price, a tenth a special offer; some are sold out. */
function variation(n: number, m: number) {
  const nr = n * VARIATIONS_PER_ITEM + m;
  const cents = 500 + ((nr * 7919) % 9500);
  return {
    variation: `variation-${n}-${m}`,
    item: `item-${n}`,
    number: `L${n}-${m}`,
    attributes: `size=${m}|finish=${nr % FINISHES.length}`,
    position: m,
    availability: 1 + (nr % 10),
    unit: 'LTR',
    content: SIZES[m] ?? '1',
    stock: nr % 20,
    price: euros(cents),
    rrp: nr % 5 === 0 ? euros(12_000) : '',
    special_offer: nr % 10 === 2 ? euros(400) : '',
    special_offer_to: nr % 10 === 2 ? 'today+30' : '',
    graduated_prices: nr % 10 === 1 ? `10:${euros(cents - 50)}` : '',
  };
}

const count = (many: number) => Array.from({ length: many }, (_, n) => n);
const of = (list: string[], n: number) => list[n % list.length] ?? '';
const euros = (cents: number) => (cents / 100).toFixed(2);
