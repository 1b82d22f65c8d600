import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor, translate } from '~/i18n/translate.server';
import { TextArea, TextInput } from './text-input';

const markupOf = (field: ReactNode) =>
  renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      {field}
    </TextProvider>,
  );
const frame = { name: 'number', label: 'Nummer' };
const optional = translate('de', 'common.optional');

test('a field says whether it is required or optional', () => {
  for (const Kind of [TextInput, TextArea]) {
    expect(markupOf(<Kind {...frame} />)).toContain(optional);
    expect(markupOf(<Kind {...frame} required />)).toContain('**');
  }
});

test('a field that cannot be changed is neither required nor optional', () => {
  for (const Kind of [TextInput, TextArea]) {
    const html = markupOf(<Kind {...frame} defaultValue="58" readOnly />);
    expect(html).toMatch(/<(input|textarea)[^>]* readonly=""/);
    expect(html).not.toContain(optional);
    expect(html).not.toContain('**');
  }
});
