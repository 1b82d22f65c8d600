import { data, redirect } from '@remix-run/node';
import { parseWithZod } from '@conform-to/zod/v4';
import type { FieldError } from '~/components/ui/field';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
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
  const isConfirmed = form.get('intent') === 'confirm';
  const lines = isConfirmed ? carriedLines(String(form.getAll('lines').at(-1) ?? '').trim()) : [];
  const errors = {
    ...(submission.status === 'success'
      ? {}
      : withdrawalErrors(context.locale, submission.error ?? {})),
    ...(isConfirmed ? {} : chosen?.errors),
    ...(lines ? {} : { [choice ? 'scope' : 'items']: wrongLines(context) }),
  };
  if (submission.status !== 'success' || !lines || Object.keys(errors).length > 0) {
    return data({ step: 'form', ...step, errors } as const, 422);
  }
  if (isConfirmed) return declare(context, form, { ...submission.value, lines });
  const declaration = { ...submission.value, items: chosen?.words || submission.value.items };
  const submissionId = newSubmissionId();
  return { step: 'check', ...step, declaration, submissionId } as const;
}

/** Pieces by line as the check page never wrote them. */
function wrongLines({ locale }: RequestContext): FieldError {
  return { code: 'items.invalid', text: translatorFor(locale).t('withdrawal.error.lines') };
}

type Declaration = {
  name: string;
  orderId: string;
  email: string;
  items: string;
  message: string;
  lines: NonNullable<ReturnType<typeof carriedLines>>;
};

/** What the check page showed is declared, whether or not its order can still be read. */
async function declare(context: RequestContext, form: FormData, typed: Declaration) {
  const carried = pickFields(form, ['submissionId', 'declared', 'order', 'key']);
  const value = (name: string) => String(carried.get(name) ?? '').trim();
  const submissionId = value('submissionId');
  const declared = value('declared');
  const isWhole = /^[\w-]{22,64}$/.test(submissionId) && isPlainText(declared);
  if (!isWhole || declared.length > LIMITS.withdrawal.declared) throw data(null, 400);
  await refuseFlood(
    context.shop.doSubmitCancellation({
      ...typed,
      items: declared || typed.items,
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
