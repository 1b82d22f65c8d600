import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Updates vocabulary.json: `tsx tests/support/schema-org/pin-vocabulary.ts <schema.d.ts of
 * schema-dts>`. It contains only the types that the shop uses, their parents, and the enumerations
 * of their properties.
 */
const SAID = [
  'AggregateOffer',
  'AggregateRating',
  'Answer',
  'Book',
  'Brand',
  'BreadcrumbList',
  'DefinedRegion',
  'FAQPage',
  'ItemList',
  'ListItem',
  'MerchantReturnPolicy',
  'MonetaryAmount',
  'Offer',
  'OfferShippingDetails',
  'Organization',
  'Person',
  'Product',
  'QuantitativeValue',
  'Question',
  'Rating',
  'Review',
  'ShippingDeliveryTime',
  'UnitPriceSpecification',
  'WebSite',
];

const text = readFileSync(process.argv[2]!, 'utf8');

type Type = { parents: string[]; properties: Record<string, string[]> };

const found = new Map<string, Type>();
for (const [, name, kind, parents, body] of text.matchAll(
  /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+?) \{\n(.*?)^\}/gms,
)) {
  if (kind === 'Leaf' && found.has(name!)) continue;
  const properties = Object.fromEntries(
    [...body!.matchAll(/^ {4}"([a-zA-Z]\w*)"\?: SchemaValue<(.*), "\w+">;$/gm)].map(
      ([, property, range]) => [
        property!,
        range!.split(' | ').filter((each) => each !== 'IdReference'),
      ],
    ),
  );
  const names = [...parents!.matchAll(/(\w+)Base/g)].map(([, parent]) => parent!);
  found.set(name!, { parents: names, properties });
}

const types: Record<string, Type> = {};
function take(name: string): void {
  const type = found.get(name);
  if (!type) throw new Error(`${name} is no type of the vocabulary`);
  types[name] ??= type;
  type.parents.forEach(take);
}
SAID.forEach(take);

/** Types whose values are names: those that a property takes. */
const enumerations: Record<string, string[]> = {};
const ranges = new Set(
  Object.values(types).flatMap(({ properties }) => Object.values(properties).flat()),
);
for (const [, name, values] of text.matchAll(
  /^export type (\w+) = (.*"https:\/\/schema\.org\/.*);$/gm,
)) {
  if (!ranges.has(name!) || name === 'Boolean') continue;
  const members = [...values!.matchAll(/"https:\/\/schema\.org\/(\w+)"/g)].map(([, each]) => each!);
  if (members.length > 0) enumerations[name!] = members;
}

const source =
  'schema.org, CC BY-SA 3.0 (https://schema.org/docs/terms.html), as schema-dts 2.1.0 holds it (Apache-2.0)';
const sorted = <T>(record: Record<string, T>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const vocabulary = { source, types: sorted(types), enumerations: sorted(enumerations) };
writeFileSync(new URL('vocabulary.json', import.meta.url), JSON.stringify(vocabulary));
