import * as z from 'zod';
import { blockSchema } from '~/services/shop-api';

const uuidSchema = z.string().min(1).max(60);
const fieldsSchema = z.record(z.string(), z.unknown());
const placeSchema = z.strictObject({
  parent: uuidSchema.nullable(),
  after: uuidSchema.nullable(),
});

/**
 * Every change of a page's blocks, as it is sent, stored, undone and redone. A position is named by
 * its neighbour, not by a number, so that two people who work in different positions mean the same
 * ones after each other's changes.
 */
export const editorCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), block: blockSchema, place: placeSchema }),
  z.strictObject({ kind: z.literal('remove'), uuid: uuidSchema }),
  z.strictObject({ kind: z.literal('move'), uuid: uuidSchema, place: placeSchema }),
  /** `fields` is the whole content of a content block, the configuration of a structure block. */
  z.strictObject({
    kind: z.literal('change'),
    uuid: uuidSchema,
    fields: fieldsSchema,
    version: z.int().min(1).optional(),
  }),
  /** The whole page: an older version of it, or the one in the other language. */
  z.strictObject({ kind: z.literal('replace'), blocks: z.array(blockSchema) }),
]);
export type EditorCommand = z.infer<typeof editorCommandSchema>;

export type CommandProblem =
  | 'unknownBlock'
  | 'duplicateBlock'
  | 'notAllowedHere'
  | 'tooManyChildren'
  | 'tooFewChildren'
  | 'invalidFields'
  | 'documentTooLarge'
  /** Other writers keep changing the same draft. */
  | 'busy';

/** A command that this document does not allow; `uuid` is the block concerned. */
export class CommandError extends Error {
  constructor(
    readonly problem: CommandProblem,
    readonly uuid: string,
  ) {
    super(`${problem}: ${uuid}`);
    this.name = 'CommandError';
  }
}
