import { expect, test } from 'vitest';
import * as z from 'zod';
import { wireIdSchema, wireQuantitySchema } from '../shapes/primitives';
import { checkArguments } from './arguments';

const schema = z.strictObject({
  id: wireIdSchema,
  other: wireIdSchema.optional(),
  relation: z.enum(['Similar', 'Bundle']).optional(),
  types: z.array(z.enum(['1', '2'])).optional(),
  quantity: wireQuantitySchema.optional(),
  text: z.string().optional(),
  inside: z.strictObject({ n: z.int() }).optional(),
  lines: z.array(z.strictObject({ n: z.int(), m: wireIdSchema.nullish() })).optional(),
  either: z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })]).optional(),
});

test.each([
  ['unknown keys are passed over', { lang: 'de', constructor: 1 }, {}],
  ['those inside objects too', { inside: { n: 1, m: 2 } }, { inside: { n: 1 } }],
  ['and those of lines', { lines: [{ n: 1, m: 0, o: 2 }] }, { lines: [{ n: 1 }] }],
  ['and of forms there are several of', { either: { b: 1, c: 2 } }, { either: { b: 1 } }],
  ['0 is none', { other: 0 }, {}],
  ['so is 0 as text', { other: '0' }, {}],
  ['an empty text is none', { other: '', relation: '', types: '' }, {}],
  ['so is null', { other: null, types: null }, {}],
  ['an empty list is none, which is all', { types: [] }, {}],
  ['an empty text where a text may be stays', { text: '' }, { text: '' }],
])('%s', (_, sent, input) => {
  expect(checkArguments(schema, [{ id: 1, ...sent }])).toEqual({
    ok: true,
    input: { id: 1, ...input },
  });
});

test.each([
  ['an id that has to be there', { id: 0 }],
  ['an id that is none', { other: -1 }],
  ['a quantity of none', { quantity: 0 }],
  ['a word that is none of those', { relation: 'Enemy' }],
  ['a wrong value inside', { lines: [{ n: 'x' }] }],
  ['a value of no form', { either: { c: 1 } }],
])('%s is refused as before', (_, sent) => {
  expect(checkArguments(schema, [{ id: 1, ...sent }])).toMatchObject({ ok: false });
});

test('an operation without argument ignores one', () => {
  expect(checkArguments(null, [{ lang: 'de' }])).toEqual({ ok: true, input: undefined });
});
