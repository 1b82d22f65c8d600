import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor, translate } from '~/i18n/translate.server';
import { ErrorSummary, type SummaryError } from './error-summary';
import { errorOf } from './form-reply';

const wrong: SummaryError = { field: 'email', code: 'email.valid', text: 'Keine Adresse.' };
const ours: SummaryError = {
  field: 'email',
  code: 'failed',
  text: 'Nicht gesendet.',
  isOurs: true,
};

const markupOf = (errors: SummaryError[]) =>
  renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <ErrorSummary errors={errors} />
    </TextProvider>,
  );
const titleOf = (errors: SummaryError[]) => /<h2[^>]*>([^<]*)/.exec(markupOf(errors))?.[1];

test('no field is reported for a failure of the shop', () => {
  expect(titleOf([ours])).toBe(translate('de', 'common.notDone'));
  expect(titleOf([ours, wrong])).toBe(translate('de', 'common.errorSummary'));
  expect(errorOf([ours], 'email')).toBeUndefined();
  expect(errorOf([ours, wrong], 'email')).toBe(wrong);
});

test('an error without a control on the page is no link', () => {
  expect(markupOf([wrong])).toContain('<a href="#email" data-error="email.valid">');
  const gone = markupOf([{ ...wrong, field: '' }]);
  expect(gone).toContain('data-error="email.valid"');
  expect(gone).not.toContain('<a');
});
