import type { SummaryError } from '~/components/ui/error-summary';
import type { FormReply } from '~/features/page/form-action.server';
import { decimal } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { contrast } from '~/lib/contrast';
import { DESIGN_KEYS, type DesignKey } from '~/services/operator-api/design';
import { PAPER } from '~/styles/design-tokens';
import { designFormSchema } from '../load/load-design.server';
import { back, editForm, savedNotice, type EditForm } from './intent.server';

/** The design of the whole shop, which takes effect at once (§4). */
export const designIntents = {
  design: editForm({
    schema: designFormSchema,
    right: 'publish',
    places: { 'settings.conflict': 'panel' },
    texts: { 'settings.conflict': 'editor.design.conflict' },
    show({ values, errors }, { context }) {
      const typed = (key: DesignKey) => [key, values[key] ?? ''] as const;
      const design = Object.fromEntries(DESIGN_KEYS.map(typed)) as Record<DesignKey, string>;
      return { design, errors: errors.map((error) => inWords(error, values, context.locale)) };
    },
    async run({ shown, ...values }, sent) {
      const settings = DESIGN_KEYS.map((key) => ({ key, value: values[key] }));
      await sent.context.operator.setConfiguration({ settings, shown, by: sent.operator });
      return back(sent, { notices: [savedNotice('success'), savedNotice('settings')] });
    },
  }),
} satisfies Record<string, EditForm>;

/** An error of a field with the name of the field, and of a colour with how far it is off. */
function inWords(error: SummaryError, values: FormReply['values'], locale: Locale): SummaryError {
  const key = DESIGN_KEYS.find((each) => each === error.field);
  if (!key) return error;
  const { t } = translatorFor(locale);
  const field = t(`editor.design.${key}`);
  if (!error.code.endsWith('.contrast')) {
    return { ...error, text: t('editor.problem.field', { field }) };
  }
  const ratio = contrast((values[key] ?? '').trim(), PAPER);
  // Rounded down: 4.49 is not the 4.5 that are needed.
  const shown = decimal(Math.floor(ratio * 10) / 10, locale);
  return { ...error, text: t('editor.design.contrast', { field, ratio: shown }) };
}
