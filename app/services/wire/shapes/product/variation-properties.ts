import * as z from 'zod';
import type { Property } from '~/services/shop-api';
import { absoluteOrNull, type Shaper } from '../shaper';
import { namesSchema } from './names';

const variationPropertySchema = z.strictObject({
  id: z.int(),
  cast: z.string(),
  groupId: z.int(),
  position: z.int(),
  markup: z.number(),
  names: namesSchema.extend({ propertyId: z.int(), description: z.string() }),
  values: z.strictObject({
    id: z.int(),
    value: z.string(),
    description: z.string(),
    lang: z.string(),
    downloadLink: z.string().optional(),
  }),
});

export const propertyGroupSchema = z.strictObject({
  id: z.int(),
  position: z.int(),
  name: z.string(),
  description: z.string(),
  properties: z.array(variationPropertySchema),
});

/** Properties by their group; those without one are in group 0. */
export function toWireProperties(properties: readonly Property[], shaper: Shaper) {
  const names = new Map(properties.map(({ groupId, groupName }) => [groupId ?? 0, groupName]));
  return [...names].map(([id, name = ''], position) => ({
    id,
    position,
    name,
    description: '',
    properties: properties
      .filter(({ groupId }) => (groupId ?? 0) === id)
      .map((property, i) => toWireProperty(property, i, shaper)),
  }));
}

function toWireProperty(property: Property, position: number, shaper: Shaper) {
  const { id, cast, groupId, names, values } = property;
  const { downloadLink: stored, ...value } = values;
  const downloadLink = stored === null ? null : absoluteOrNull(shaper, stored);
  return {
    id,
    cast,
    groupId: groupId ?? 0,
    position,
    markup: 0,
    names: { propertyId: id, lang: shaper.locale, ...names },
    values: {
      ...value,
      lang: shaper.locale,
      ...(downloadLink !== null && { downloadLink }),
    },
  };
}
