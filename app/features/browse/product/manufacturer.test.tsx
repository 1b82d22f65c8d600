import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { fullProduct } from '../../../../tests/support/full-product';
import { Manufacturer } from './manufacturer';
import { manufacturerViews } from './manufacturer-view';

test('a maker is shown with fax, logo, contact page and website (3.135)', () => {
  const product = fullProduct();
  const manufacturer = {
    ...product.manufacturer!,
    faxNumber: '030 2',
    logo: '/media/logo.png',
    contactUrl: 'https://werk.example/kontakt',
    url: 'https://werk.example',
  };
  const [maker] = manufacturerViews({ ...product, manufacturer });
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <Manufacturer maker={maker!} />
    </TextProvider>,
  );
  expect(html).toContain('Fax: 030 2');
  expect(html).toContain('src="/media/logo.png"');
  expect(html).toContain('href="https://werk.example/kontakt"');
  expect(html).toContain('href="https://werk.example"');
});
