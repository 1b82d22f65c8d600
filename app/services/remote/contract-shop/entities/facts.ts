import * as z from 'zod/v4';
import { cleanHtml } from '~/lib/clean-html.server';
import type { Property } from '~/services/shop-api';
import { describedSchema } from './list-product';
import * as told from './told';

const factSchema = z.object({
  id: told.count,
  cast: z.enum(['text', 'html', 'file']).catch('text'),
  names: describedSchema,
  values: told.fields({
    id: told.count,
    value: told.text,
    description: told.words,
    downloadLink: told.webAddressOrNull,
  }),
});

/** Facts about goods, in groups. */
export const wireFactsSchema = told.list(
  z.object({ id: told.count, properties: told.list(factSchema) }),
);

/** Facts in the order of their groups; those that say nothing are left out. */
export async function toFacts(groups: z.output<typeof wireFactsSchema>): Promise<Property[]> {
  const facts = groups.flatMap(({ id, properties }) =>
    properties
      .filter(({ names, values }) => names.name && (values.value || values.downloadLink))
      .map((fact) => toFact(fact, id || null)),
  );
  return Promise.all(facts);
}

async function toFact(
  { values, ...fact }: z.output<typeof factSchema>,
  groupId: number | null,
): Promise<Property> {
  const value =
    fact.cast === 'html' ? await cleanHtml(values.value) : told.withoutMarkup(values.value);
  return { ...fact, groupId, values: { ...values, value } };
}
