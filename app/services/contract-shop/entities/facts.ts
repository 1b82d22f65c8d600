import * as z from 'zod/v4';
import { cleanHtml } from '~/lib/clean-html.server';
import type { Property } from '~/services/shop-api';
import { namesSchema } from './list-product';
import { toldCount, toldList, toldOrNull, toldText, toldWebAddress, words } from './told';

const factSchema = z.object({
  id: toldCount,
  cast: toldText,
  names: namesSchema,
  values: toldOrNull(
    z.object({
      id: toldCount,
      value: toldText,
      description: toldText,
      downloadLink: toldWebAddress,
    }),
  ),
});

/** Facts about goods, in groups. */
export const wireFactsSchema = toldList(
  z.object({ id: toldCount, properties: toldList(factSchema) }),
);

/** Facts in the order of their groups; those that say nothing are left out. */
export async function toFacts(groups: z.output<typeof wireFactsSchema>): Promise<Property[]> {
  const facts = groups.flatMap(({ id, properties }) =>
    properties.map((fact) => toFact(fact, id || null)),
  );
  return (await Promise.all(facts)).filter((fact) => fact !== null);
}

async function toFact(
  { id, cast: wireCast, names, values }: z.output<typeof factSchema>,
  groupId: number | null,
): Promise<Property | null> {
  const cast = wireCast === 'file' || wireCast === 'html' ? wireCast : 'text';
  if (!names?.name || !values || !(values.value || values.downloadLink)) return null;
  const value = cast === 'html' ? await cleanHtml(values.value) : words(values.value);
  return {
    id,
    cast,
    groupId,
    names: { name: names.name, description: words(names.description) },
    values: {
      id: values.id,
      value,
      description: words(values.description),
      downloadLink: values.downloadLink || null,
    },
  };
}
