import { data } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor, translate } from '~/i18n/translate.server';
import { ERROR_TITLES, errorMeta, errorStatus, type ErrorWords } from './error-meta';
import { ErrorPage } from './error-page';
import { otherAccount } from './other-account.server';
import { waitWords } from './refuse-flood.server';
import { sayGone } from './say-gone.server';

const render = (status: number, path = '/gibt-es-nicht', words?: ErrorWords) =>
  renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <ErrorPage status={status} path={path} words={words} />
    </TextProvider>,
  );

test('an unknown error is an internal error, and so is an unknown status', () => {
  expect(errorStatus(new Error('kaputt'))).toBe(500);
  expect(render(errorStatus('kaputt'))).toContain(translate('de', 'errorPages.serverTitle'));
  expect(render(599)).toContain(translate('de', 'errorPages.serverTitle'));
});

test('a page of another account explains that, and offers no search', () => {
  const { words } = otherAccount().data;
  const page = render(404, '/confirmation/1/key', words);
  expect(page).toContain('<h1>Gehört zu einem anderen Konto</h1>');
  expect(page).not.toContain('role="search"');
});

const gone = async () => {
  const error = await sayGone(() => Promise.reject(data(null, 404))).catch((each: unknown) => each);
  return (error as ReturnType<typeof otherAccount>).data.words;
};

test('a post about a deleted item explains that, and leads back to the page without a key', async () => {
  const page = render(404, '/confirmation/1/key', await gone());
  expect(page).toContain('<h1>Das gibt es hier nicht mehr</h1>');
  expect(page).toMatch(/<a href="\?"[^>]*>Seite neu laden<\/a>/);
  expect(page).not.toContain('/confirmation');
  const explained = otherAccount();
  await expect(sayGone(() => Promise.reject(explained))).rejects.toBe(explained);
});

test('the title of the window is the heading of the page', async () => {
  const errorTitles = Object.fromEntries(ERROR_TITLES.map((key) => [key, translate('de', key)]));
  const matches = [{ id: 'root', data: { errorTitles } }];
  const titleOf = (status: number, words?: ErrorWords) => {
    const error = { status, statusText: '', internal: false, data: words ? { words } : null };
    const [meta = {}] = errorMeta({ error, matches });
    return 'title' in meta ? String(meta.title) : '';
  };
  const told = [await gone(), otherAccount().data.words, waitWords(5)];
  for (const words of told) expect(titleOf(404, words)).toBe(translate('de', words.title));
  for (const status of [400, 403, 404, 405, 429, 500, 599]) {
    expect(render(status, '/x')).toContain(`<h1>${titleOf(status)}`);
  }
});

test('only a missing page offers a search', () => {
  expect(render(404)).toContain('role="search"');
  expect(render(500)).not.toContain('role="search"');
});

test('it names the missing page, escaped and bounded (8.07)', () => {
  const heading = (path: string) =>
    /<h1>(.*?)<\/h1>/s.exec(render(404, path))?.[1]?.replaceAll(/<\/?span[^>]*>/g, '');
  expect(heading('/en/wände-und-böden')).toBe('Seite nicht gefunden: /en/wände-und-böden');
  expect(heading('/w%C3%A4nde')).toBe('Seite nicht gefunden: /wände');
  expect(heading('/%3Cscript%3E')).toBe('Seite nicht gefunden: /&lt;script&gt;');
  expect(heading('/%E0%A4%A')).toBe('Seite nicht gefunden: /%E0%A4%A');
  expect(heading('/a%00%0D%E2%80%AEb')).toBe('Seite nicht gefunden: /a b');
  expect(heading(`/${'x'.repeat(5000)}`)).toBe(`Seite nicht gefunden: /${'x'.repeat(199)}…`);
  expect(render(500)).not.toContain('gibt-es-nicht');
});

test('too many attempts without a time: later', () => {
  expect(render(429)).toContain(translate('de', 'errorPages.tooManyText'));
});

test.each([
  [5, 'Bitte versuchen Sie es in einer Minute noch einmal.'],
  [90, 'Bitte versuchen Sie es in 2 Minuten noch einmal.'],
  [3600, 'Bitte versuchen Sie es in 60 Minuten noch einmal.'],
  [86_400, 'Bitte versuchen Sie es in 24 Stunden noch einmal.'],
])('too many attempts: the message after %s seconds', (wait, words) => {
  const page = render(429, '/login', waitWords(wait));
  expect(page.replaceAll('\u00a0', ' ')).toContain(words);
});
