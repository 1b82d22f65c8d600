import type { AppLoadContext } from '@remix-run/node';
import type { SummaryError } from '~/components/ui/error-summary';
import { decimal } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { invalid } from '~/lib/reply-to-form.server';
import type { Operator } from '~/services/operators/operator';
import { DESIGN_KEYS } from '~/services/operators/operator-shop';
import { isShopError } from '~/services/shop-api';
import { readDesign, type DesignProblem } from './design.server';
import type { EditReply } from './edit-action.server';

/** Saves the design from its form. Null when that is done, else the page again with what is wrong. */
export async function saveDesign(context: AppLoadContext, form: FormData, by: Operator) {
  const { values, shown, problems } = readDesign(form);
  const refuse = (errors: SummaryError[]) =>
    invalid<EditReply>(context, { errors, design: values });
  if (problems.length > 0) {
    return refuse(problems.map((problem) => errorOf(context, problem)));
  }
  try {
    const settings = DESIGN_KEYS.map((key) => ({ key, value: values[key] }));
    await context.operatorShop.setConfiguration({ settings, shown, by });
    return null;
  } catch (error) {
    if (!isShopError(error, 'settings.conflict')) throw error;
    const text = translatorFor(context.locale).t('editor.design.conflict');
    return refuse([{ field: 'panel', code: 'settings.conflict', text }]);
  }
}

function errorOf({ locale }: AppLoadContext, { key, code, ratio = 0 }: DesignProblem) {
  const { t } = translatorFor(locale);
  const field = t(`editor.design.${key}`);
  // Rounded down: 4.49 is not the 4.5 that are needed.
  const shown = decimal(Math.floor(ratio * 10) / 10, locale);
  const text =
    code === 'contrast'
      ? t('editor.design.contrast', { field, ratio: shown })
      : t('editor.problem.field', { field });
  return { field: key, code: `${key}.${code}`, text };
}
