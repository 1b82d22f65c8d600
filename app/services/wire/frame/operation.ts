import type * as z from 'zod';
import type { FileRules, UploadedFile } from '~/lib/file-rules';
import type { EditorOperations } from '~/services/operator-api/blocks';
import type { Right } from '~/services/operator-api/operator';
import type { OperatorApi } from '~/services/operator-api/operator-api';
import { changesSomething, type Language } from '~/services/shop-api';
import type { RequestContext } from '~/services/context.server';
import type { Shaper } from '../shapes/shaper';
import type { Events } from '../shapes/answer-events';

/** What an operation is given besides its argument: the shop of whoever calls, and what the headers say. */
export type WireCall = Pick<
  RequestContext,
  'shop' | 'operator' | 'configuration' | 'botCheck' | 'visitor' | 'now'
> &
  Shaper & {
    /** The configuration that the client names; answers about settings name it again. */
    configId: number;
    /** Events that go back with the answer, by their name (`data.apiEvents`). */
    events: Events;
    /** What stands beside `data`, as `meta`. */
    meta: Record<string, unknown>;
    takeFile: TakeFile;
    /** Writes an event of a client to the log. */
    note: (event: Record<string, unknown>) => void;
    editor: EditorOperations;
  };

/** The operations about blocks, for one request: what stands above this folder has them. */
export type EditorFor = (asked: { operator: OperatorApi; locale: Language }) => EditorOperations;

/** Writes a file of a call to the disk as the server does those of forms, or says why it is not taken. */
export type TakeFile = (
  file: { fileName: string; bytes: Uint8Array },
  rules: FileRules,
) => Promise<UploadedFile>;

/** What a table says of an operation. */
export type Entry<In extends z.ZodType | null, Out extends z.ZodType> = {
  /** One line for the documentation. */
  about: string;
  /** The one argument of a call; null for an operation that takes none. */
  input: In;
  /** `data` of the answer, without `apiEvents`. */
  output: Out;
  /** An argument as a client sends it. */
  example: In extends z.ZodType ? z.input<In> : null;
  /** What of it must be there, or be done, before the example goes well; a test does it. */
  needs?: readonly Need[];
  /** The most bytes of a body, where it is more than a form may weigh. */
  bodyBytes?: number;
  /** Changes something although its name says that it reads: always, or with such an argument. */
  changes?: true | ((input: In extends z.ZodType ? z.output<In> : undefined) => boolean);
  run: (
    input: In extends z.ZodType ? z.output<In> : undefined,
    call: WireCall,
  ) => Promise<z.input<Out>>;
};

/** States a test can bring about: goods in the cart, a guest, a customer, one of the shop team. */
export type Need =
  | 'cart'
  | 'guest'
  | 'checkout'
  | 'order'
  | 'customer'
  | 'operator'
  /** A customer's order; the same on its way; goods of it that they have judged. */
  | 'customerOrder'
  | 'sentOrder'
  | 'ownReview'
  /** An offer that this device has proved to know, a file that it has sent. */
  | 'offer'
  | 'file'
  /** An operator with a page, a version of blocks or a picture of theirs. */
  | 'page'
  | 'snapshot'
  | 'picture'
  /** An order whose payment was begun at the provider, and the shop's number of that payment. */
  | 'onlinePayment'
  | 'paymentNumber'
  /** A guest's checkout whose way to pay is the provider's. */
  | 'onlineCheckout'
  /** Goods in the cart of a shop that takes PayPal; the same, and what was begun to be paid from there. */
  | 'payPalCart'
  | 'express';

/** An operation of the wire as the frame sees it, whatever its argument and answer are. */
export type WireOperation = {
  about: string;
  input: z.ZodType | null;
  output: z.ZodType;
  example: unknown;
  needs: readonly Need[];
  bodyBytes: number | undefined;
  changes: true | ((input: unknown) => boolean) | undefined;
  /** Operators with this right alone may call it. */
  right?: Right;
  run: (input: unknown, call: WireCall) => Promise<unknown>;
};

/** A table of operations by their names on the wire. */
export type WireTable = Readonly<Record<string, WireOperation>>;

/** An entry of a table: the types of `run` follow from the two schemas. */
export function operation<In extends z.ZodType | null, Out extends z.ZodType>(
  entry: Entry<In, Out>,
): WireOperation {
  const { needs = [], bodyBytes, changes, run, ...rest } = entry;
  return {
    ...rest,
    needs,
    bodyBytes,
    changes: changes as WireOperation['changes'],
    run: run as WireOperation['run'],
  };
}

/** Does every call of this operation change something? A link must not lead to one. */
export function alwaysChanges(name: string, { changes }: WireOperation): boolean {
  return changes === true || changesSomething(name);
}
