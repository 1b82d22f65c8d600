import * as z from 'zod';
import { cleanHtml } from '~/lib/clean-html.server';
import type { Property } from '~/services/shop-api';
import { describedSchema } from './list-product';
import * as lenient from './lenient';

const factSchema = z.object({
  id: lenient.count,
  cast: z.enum(['text', 'html', 'file']).catch('text'),
  names: describedSchema,
  values: lenient.fields({
    id: lenient.count,
    value: lenient.text,
    description: lenient.words,
    downloadLink: lenient.webAddressOrNull,
  }),
});

/** Properties of goods, in groups. */
export const wireFactsSchema = lenient.list(
  z.object({ id: lenient.count, name: lenient.text, properties: lenient.list(factSchema) }),
);

/** Properties in the order of their groups; empty ones are left out. */
export async function toFacts(groups: z.output<typeof wireFactsSchema>): Promise<Property[]> {
  const facts = groups.flatMap(({ id, name, properties }) =>
    properties
      .filter(({ names, values }) => names.name && (values.value || values.downloadLink))
      .map((fact) => toFact(fact, { groupId: id || null, groupName: name })),
  );
  return Promise.all(facts);
}

async function toFact(
  { values, ...fact }: z.output<typeof factSchema>,
  group: Pick<Property, 'groupId' | 'groupName'>,
): Promise<Property> {
  const value =
    fact.cast === 'html' ? await cleanHtml(values.value) : lenient.withoutMarkup(values.value);
  return { ...fact, ...group, values: { ...values, value } };
}
