import type { AppLoadContext } from '@remix-run/node';
import type { SummaryError } from '~/components/ui/error-summary';
import { decimal } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { invalid } from '~/lib/reply-to-form.server';
import { DESIGN_KEYS } from '~/services/operator-api/design';
import { isShopError } from '~/services/shop-api';
import { readDesign, type DesignProblem } from '../load/design.server';
import { back, requireRight, savedNotice, type EditReply, type Intent } from './intent.server';

/** The design of the whole shop, which takes effect at once (§4). */
export const designIntents = {
  async design(sent) {
    requireRight(sent, 'publish');
    const { context, form, operator: by } = sent;
    const { values, shown, problems } = readDesign(form);
    const refuse = (errors: SummaryError[]) =>
      invalid<EditReply>(context, { errors, design: values });
    if (problems.length > 0) {
      return refuse(problems.map((problem) => errorOf(context, problem)));
    }
    try {
      const settings = DESIGN_KEYS.map((key) => ({ key, value: values[key] }));
      await context.operator.setConfiguration({ settings, shown, by });
      return back(sent, { notices: [savedNotice('success'), savedNotice('settings')] });
    } catch (error) {
      if (!isShopError(error, 'settings.conflict')) throw error;
      const text = translatorFor(context.locale).t('editor.design.conflict');
      return refuse([{ field: 'panel', code: 'settings.conflict', text }]);
    }
  },
} satisfies Record<string, Intent>;

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
