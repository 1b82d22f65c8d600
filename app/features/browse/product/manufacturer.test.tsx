import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import type { Product } from '~/services/shop-api';
import { fullProduct } from '../../../../tests/support/full-product';
import { Manufacturer } from './manufacturer';
import { manufacturerViews } from './manufacturer-view';

const markupOf = (changes: Partial<NonNullable<Product['manufacturer']>>) => {
  const product = fullProduct();
  const [maker] = manufacturerViews({
    ...product,
    manufacturer: { ...product.manufacturer!, ...changes },
    responsiblePerson: null,
  });
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <Manufacturer maker={maker!} />
    </TextProvider>,
  );
};

test('a maker is shown with fax, logo, contact page and website (3.135)', () => {
  const html = markupOf({
    faxNumber: '030 2',
    logo: '/media/logo.png',
    contactUrl: 'https://werk.example/kontakt',
    url: 'https://werk.example',
  });
  expect(html).toContain('Fax: 030 2');
  expect(html).toContain('src="/media/logo.png"');
  expect(html).toContain('href="https://werk.example/kontakt"');
  expect(html).toContain('href="https://werk.example"');
});

test('a contact address without a scheme leads to its host', () => {
  const html = markupOf({ contactUrl: 'www.werk.example/kontakt', url: '' });
  expect(html).toMatch(
    /href="https:\/\/www\.werk\.example\/kontakt"[^>]*>www\.werk\.example\/kontakt</,
  );
});

test('a contact address that leads nowhere is shown as text', () => {
  const html = markupOf({ contactUrl: 'javascript:alert(1)', url: 'werk.example' });
  expect(html).toContain('<span>javascript:alert(1)</span><span>werk.example</span>');
  expect(html).not.toContain('href="javascript');
  expect(html).not.toContain('href="werk');
});
