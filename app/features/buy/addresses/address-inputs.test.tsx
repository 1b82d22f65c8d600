// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { ADDRESS_FIELDS } from '../checkout/checkout-forms.server';
import { AddressInputs } from './address-inputs';

test('errors of an address are listed in the order of its fields', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <AddressInputs area="billing" control={(name) => ({ name, defaultValue: 'x' })}>
        <input type="hidden" name="country" />
        <input type="hidden" name="state" />
      </AddressInputs>
    </TextProvider>,
  );
  const names = [...document.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  expect(names).toEqual(ADDRESS_FIELDS);
});
