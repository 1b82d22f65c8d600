import { data } from '@remix-run/node';
import * as z from 'zod';
import {
  done,
  form,
  formAction,
  Refusal,
  type Post,
  type FormPost,
} from '~/features/page/form-action.server';
import { customer } from '~/features/page/auth-guard.server';
import { isShopError } from '~/services/shop-api';
import { loadOrderReturn, loadOwnReturn } from './load-new-return.server';
import type { NewReturnView } from './new-return-view';
import { readReturnForm, refusedLines } from './read-return-form.server';

/** For a customer's order; 303 to the list of returns. */
export const newReturnAction = returnAction(
  (post) => {
    customer(post);
    return loadOwnReturn(post.context, post.params);
  },
  () => '/my-account/returns',
);

/** For the order of a key; 303 to its page. */
export const orderReturnAction = returnAction(
  ({ context, params }) => loadOrderReturn(context, params),
  ({ orderPath }) => orderPath,
);

/** Registers a return for the order that `load` finds; 303 to the list with the return. */
function returnAction(
  load: (post: Post) => Promise<NewReturnView>,
  listPath: (view: NewReturnView) => string,
) {
  return formAction(
    load,
    form({
      /** The lines have `quantity[<id>]` and `reason[<id>]`, which `readReturnForm` reads. */
      schema: z.object({ submissionId: z.string().default(''), note: z.string().default('') }),
      places: { '*': 'return-items' },
      show({ values, errors }, { context, form: posted, found }: FormPost<NewReturnView>) {
        const read = readReturnForm(posted, found, context.locale);
        return { typed: { ...values, ...read.typed }, errors: [...read.errors, ...errors] };
      },
      async run({ submissionId }, { context, form: posted, found }: FormPost<NewReturnView>) {
        const { shop, locale } = context;
        const { orderId, accessKey } = found;
        const { typed, items, errors } = readReturnForm(posted, found, locale);
        if (!/^[\w-]{22,64}$/.test(submissionId)) throw data(null, 400);
        if (errors.length > 0) throw new Refusal([]);
        const wish = { orderId, accessKey, items, returnNote: typed.note, submissionId };
        try {
          const { id } = await shop.doMakeOrderReturn(wish);
          const notice = {
            type: 'positive',
            key: 'notices.returnMade',
            values: { number: id },
          } as const;
          return done(context, listPath(found), notice);
        } catch (error) {
          const isOfLines =
            isShopError(error, 'return.invalid') || isShopError(error, 'return.giftCards');
          if (!isOfLines) throw error;
          throw new Refusal(refusedLines(error.cause ?? {}, found, locale));
        }
      },
    }),
  );
}
