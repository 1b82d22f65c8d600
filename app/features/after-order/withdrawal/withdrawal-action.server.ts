import { data, redirect } from '@remix-run/node';
import { parseWithZod } from '@conform-to/zod/v4';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { localePath } from '~/i18n/locales';
import { isPlainText } from '~/lib/control-characters';
import { pickFields } from '~/lib/pick-fields';
import { LIMITS } from '~/services/shop-api/entities/limits';
import type { RequestContext } from '~/services/context.server';
import { carriedLines } from './carried-lines';
import { findChoice } from './find-choice.server';
import { readChoice } from './read-choice.server';
import { withdrawalErrors } from './withdrawal-errors.server';
import { WITHDRAWAL_FIELDS, newSubmissionId, withdrawalFormSchema } from './withdrawal-form.server';

/** The two steps of a withdrawal (L-12, L-13); `intent` is check, change or confirm. */
export async function withdrawalAction(context: RequestContext, form: FormData) {
  const link = pickFields(form, ['order', 'key']);
  const choice = await findChoice(context, link.get('order'), link.get('key'));
  const chosen = choice && readChoice(form, choice, context.locale);
  const submission = parseWithZod(pickFields(form, WITHDRAWAL_FIELDS), {
    schema: withdrawalFormSchema,
  });
  const values = submission.payload as Record<string, string>;
  const step = { values, choice, chosen };
  if (form.get('intent') === 'change') return { step: 'form', ...step, errors: {} } as const;
  const errors = {
    ...(submission.status === 'success'
      ? {}
      : withdrawalErrors(context.locale, submission.error ?? {})),
    ...(form.get('intent') === 'confirm' ? {} : chosen?.errors),
  };
  if (submission.status !== 'success' || Object.keys(errors).length > 0) {
    return data({ step: 'form', ...step, errors } as const, 422);
  }
  if (form.get('intent') === 'confirm') return declare(context, form, submission.value);
  const declaration = { ...submission.value, items: chosen?.words || submission.value.items };
  const submissionId = newSubmissionId();
  return { step: 'check', ...step, declaration, submissionId } as const;
}

type Declaration = {
  name: string;
  orderId: string;
  email: string;
  items: string;
  message: string;
};

/** What the check page showed is declared, whether or not its order can still be read. */
async function declare(context: RequestContext, form: FormData, typed: Declaration) {
  const carried = pickFields(form, ['submissionId', 'declared', 'lines', 'order', 'key']);
  const value = (name: string) => String(carried.get(name) ?? '').trim();
  const submissionId = value('submissionId');
  const declared = value('declared');
  const isWhole = /^[\w-]{22,64}$/.test(submissionId) && isPlainText(declared);
  if (!isWhole || declared.length > LIMITS.withdrawal.declared) throw data(null, 400);
  const lines = carriedLines(value('lines'));
  if (!lines) throw data(null, 422);
  await refuseFlood(
    context.shop.doSubmitCancellation({
      ...typed,
      items: declared || typed.items,
      lines,
      submissionId,
    }),
  );
  const query = new URLSearchParams({ receipt: submissionId });
  if (value('order') && value('key')) {
    query.set('order', value('order'));
    query.set('key', value('key'));
  }
  return redirect(localePath(context.prefix, `/withdrawal?${query.toString()}`), 303);
}
