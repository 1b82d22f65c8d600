import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { textsFor, translate } from '~/i18n/translate.server';
import { errorStatus } from './error-meta';
import { ErrorPage } from './error-page';

const render = (status: number) =>
  renderToStaticMarkup(
    <TextProvider locale="de" prefix="" texts={textsFor('de')}>
      <ErrorPage status={status} />
    </TextProvider>,
  );

test('whatever is no answer of ours is an internal error, and so is an unknown status', () => {
  expect(errorStatus(new Error('kaputt'))).toBe(500);
  expect(render(errorStatus('kaputt'))).toContain(translate('de', 'errors.serverTitle'));
  expect(render(599)).toContain(translate('de', 'errors.serverTitle'));
});

test('only a page that is not there offers to search', () => {
  expect(render(404)).toContain('role="search"');
  expect(render(500)).not.toContain('role="search"');
});
