import type * as z from 'zod';
import type { FileRules, UploadedFile } from '~/lib/file-rules';
import type { EditorOperations } from '~/services/operator-api/blocks';
import type { Right } from '~/services/operator-api/operator';
import type { OperatorApi } from '~/services/operator-api/operator-api';
import {
  changesSomething,
  type Language,
  type ShopError,
  type ShopErrorKey,
} from '~/services/shop-api';
import type { RequestContext } from '~/services/context.server';
import type { Shaper } from '../shapes/shaper';
import type { Events } from '../shapes/answer-events';

/**
 * The context of an operation besides its argument: the caller's shop, and the values of the
 * headers.
 */
export type WireCall = Pick<
  RequestContext,
  'shop' | 'operator' | 'configuration' | 'botCheck' | 'visitor' | 'now'
> &
  Shaper & {
    /** The client's configuration; responses about settings repeat it. */
    configId: number;
    /** The session's valid token (§7) with the call: calls sent at once have the same. */
    formKey: string | undefined;
    /** Events for the response, by their name (`data.apiEvents`). */
    events: Events;
    /** The `meta` of the response, beside `data`. */
    meta: Record<string, unknown>;
    takeFile: TakeFile;
    /** Writes an event of a client to the log. */
    note: (event: Record<string, unknown>) => void;
    editor: EditorOperations;
  };

/** The operations on blocks, for one request: they come from a layer above this folder. */
export type EditorFor = (asked: { operator: OperatorApi; locale: Language }) => EditorOperations;

/**
 * Writes a file of a call to the disk as the server does for forms, or returns the reason of a
 * refusal.
 */
export type TakeFile = (
  file: { fileName: string; bytes: Uint8Array },
  rules: FileRules,
) => Promise<UploadedFile>;

/** An operation's entry in a table. */
export type Entry<In extends z.ZodType | null, Out extends z.ZodType> = {
  /** One line for the documentation. */
  about: string;
  /** The one argument of a call; null for an operation without one. */
  input: In;
  /** `data` of the response, without `apiEvents`. */
  output: Out;
  /** An argument as a client sends it. */
  example: In extends z.ZodType ? z.input<In> : null;
  /** The states that the example requires; a test creates them. */
  needs?: readonly Need[];
  /** The most bytes of a body, where it is more than a form may weigh. */
  bodyBytes?: number;
  /** Writes although its name suggests a read: always, or with such an argument. */
  changes?: true | ((input: In extends z.ZodType ? z.output<In> : undefined) => boolean);
  /** The key of an error that is none of the shop's (§8), instead of `unknownError`. */
  failed?: ShopErrorKey;
  /** Its own words for a failure, instead of those of the key; null for others. */
  words?: (error: ShopError, locale: Language) => string | null;
  run: (
    input: In extends z.ZodType ? z.output<In> : undefined,
    call: WireCall,
  ) => Promise<z.input<Out>>;
};

/** States that a test can create: goods in the cart, a guest, a customer, an operator. */
export type Need =
  | 'cart'
  | 'guest'
  | 'checkout'
  | 'order'
  | 'customer'
  | 'operator'
  /** A customer's order; a sent order; goods of it with a review. */
  | 'customerOrder'
  | 'sentOrder'
  | 'ownReview'
  /** An offer with this device's proof, an uploaded file. */
  | 'offer'
  | 'file'
  /** An operator with a page, a version of blocks or a picture. */
  | 'page'
  | 'snapshot'
  | 'picture'
  /** An order with a payment started at the provider, and the shop's number of that payment. */
  | 'onlinePayment'
  | 'paymentNumber'
  /** A guest's checkout with the provider's payment method. */
  | 'onlineCheckout'
  /** Goods in the cart of a shop that accepts PayPal; the same with a started express payment. */
  | 'payPalCart'
  | 'express';

/** An operation of the wire for the frame, whatever its argument and response are. */
export type WireOperation = {
  about: string;
  input: z.ZodType | null;
  output: z.ZodType;
  example: unknown;
  needs: readonly Need[];
  bodyBytes: number | undefined;
  changes: true | ((input: unknown) => boolean) | undefined;
  words: ((error: ShopError, locale: Language) => string | null) | undefined;
  failed: ShopErrorKey | undefined;
  /** Only operators with this right may call it. */
  right?: Right;
  run: (input: unknown, call: WireCall) => Promise<unknown>;
};

/** A table of operations by their names on the wire. */
export type WireTable = Readonly<Record<string, WireOperation>>;

/** An entry of a table: the types of `run` follow from the two schemas. */
export function operation<In extends z.ZodType | null, Out extends z.ZodType>(
  entry: Entry<In, Out>,
): WireOperation {
  const { needs = [], bodyBytes, changes, failed, words, run, ...rest } = entry;
  return {
    ...rest,
    needs,
    bodyBytes,
    failed,
    words,
    changes: changes as WireOperation['changes'],
    run: run as WireOperation['run'],
  };
}

/** Does every call of this operation write? Then a link must not lead to it. */
export function alwaysChanges(name: string, { changes }: WireOperation): boolean {
  return changes === true || changesSomething(name);
}
