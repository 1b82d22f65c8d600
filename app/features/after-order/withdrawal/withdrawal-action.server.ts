import { data } from '@remix-run/node';
import { byIntent, done, form, formAction, Refusal } from '~/features/page/form-action.server';
import type { FormReply, Post, FormPost } from '~/features/page/form-action.server';
import { isPlainText } from '~/lib/control-characters';
import { pickFields } from '~/lib/pick-fields';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { carriedLines } from './carried-lines';
import type { Declaration } from './declaration-list';
import { findChoice } from './find-choice.server';
import type { OrderChoice } from './order-choice';
import { readChoice, type ReadChoice } from './read-choice.server';
import {
  carriedFormSchema,
  checkFormSchema,
  newSubmissionId,
  typedFormSchema,
} from './withdrawal-form.server';

/** The order whose page led here, and the selected part of it. */
type OrderSelection = { choice: OrderChoice | null; chosen: ReadChoice | null };

type Step = FormReply & OrderSelection & { step: 'form' };
type Check = OrderSelection & {
  step: 'check';
  values: FormReply['values'];
  declaration: Declaration;
  submissionId: string;
};

const texts = {
  'name.required': 'withdrawal.error.name',
  'orderId.required': 'withdrawal.error.orderId',
  'items.required': 'withdrawal.error.items',
  'items.invalid': 'withdrawal.error.lines',
} as const;

const step = (reply: FormReply, { found }: FormPost<OrderSelection>): Step => ({
  step: 'form',
  ...found,
  ...reply,
});

const check = form({
  schema: checkFormSchema,
  texts,
  show: ({ values, errors }, sent: FormPost<OrderSelection>) =>
    step({ values, errors: [...errors, ...wrongChoice(sent)] }, sent),
  run({ scope, ...values }, sent: FormPost<OrderSelection>): Check {
    if (wrongChoice(sent).length > 0) throw new Refusal([]);
    if (scope === 'part' && !sent.found.choice && !values.items) throw lostChoice();
    const declaration = { ...values, items: sent.found.chosen?.words || values.items };
    return {
      step: 'check',
      ...sent.found,
      values,
      declaration,
      submissionId: newSubmissionId(),
    };
  },
});

const change = form({
  schema: typedFormSchema,
  show: step,
  run: (values, sent: FormPost<OrderSelection>): Step => step({ values, errors: [] }, sent),
});

/** The declaration is the content of the check page, whether or not its order can still be read. */
const confirm = form({
  schema: carriedFormSchema,
  texts,
  show: step,
  async run(
    { submissionId, declared, lines: carried, order, key, scope, ...typed },
    { context, found: { choice } }: FormPost<OrderSelection>,
  ) {
    const lines = carriedLines(carried);
    // Pieces by line in a form that the check page never submits.
    if (!lines) throw new Refusal({ [choice ? 'scope' : 'items']: 'items.invalid' });
    const isWhole = /^[\w-]{22,64}$/.test(submissionId) && isPlainText(declared);
    if (!isWhole || declared.length > LIMITS.withdrawal.declared) throw data(null, 400);
    const items = declared || typed.items;
    if (scope === 'part' && !items) throw lostChoice();
    await context.shop.doSubmitCancellation({ ...typed, items, lines, submissionId });
    const { email } = typed;
    // A remote shop may have mailed the receipt without being able to show it.
    const isShown = (await context.shop.getWithdrawalReceipt({ submissionId })) !== null;
    if (!isShown) return done(context, '/withdrawal', received(email));
    const query = new URLSearchParams({
      receipt: submissionId,
      ...(order && key && { order, key }),
    });
    return done(context, `/withdrawal?${query.toString()}`);
  },
});

const received = (email: string) =>
  ({ type: 'positive', key: 'notices.withdrawalReceived', values: { email } }) as const;

/** The two steps of a withdrawal (L-12, L-13), and the step back. */
export const withdrawalAction = formAction(
  found,
  byIntent<OrderSelection, Step | Check | Response, Step>({ check, change, confirm }, 'check'),
);

async function found({ context, form: posted }: Post): Promise<OrderSelection> {
  const link = pickFields(posted, ['order', 'key']);
  const choice = await findChoice(context, link.get('order'), link.get('key'));
  return { choice, chosen: choice && readChoice(posted, choice, context.locale) };
}

/**
 * If this device may no longer view the order, its selected lines are required: none does not mean
 * all.
 */
const lostChoice = () => new Refusal({ items: 'items.required' });

const wrongChoice = ({ found: { chosen } }: FormPost<OrderSelection>) =>
  Object.entries(chosen?.errors ?? {}).map(([field, error]) => ({ field, ...error }));
