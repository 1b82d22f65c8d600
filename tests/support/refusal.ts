import { expect } from 'vitest';
import type { Locale } from '../../app/i18n/locales';
import type { ShopPage } from './shop-client';

const TITLE: Record<Locale, RegExp> = { de: /^Fehler: /, en: /^Error: / };

/**
 * Expects a form refused as every form of the shop: 422, the error in the title, a summary whose
 * links lead to the invalid fields, and the same text at the field. `field` is its id.
 */
export function expectRefusal(page: ShopPage, lang: Locale, field: string, code: string): void {
  expect(page.status).toBe(422);
  const { document } = page;
  expect(document.title).toMatch(TITLE[lang]);
  expect(document.documentElement.lang).toBe(lang);
  const links = [...document.querySelectorAll('.error-summary a')];
  for (const link of links) {
    expect(
      document.getElementById(link.getAttribute('href')!.slice(1)),
      `${code}: target`,
    ).not.toBeNull();
  }
  const link = links.find((each) => each.getAttribute('data-error') === code);
  expect(link, `${code} in [${page.errorCodes().join(', ')}]`).toBeDefined();
  expect(link!.getAttribute('href')).toBe(`#${field}`);
  const atField = document.querySelector(`main .field-error[data-error="${code}"]`);
  expect(atField?.textContent?.trim(), 'message at the field').toBe(link!.textContent);

  const control = document.getElementById(field)!;
  if (control.matches('input:not([type=radio]), select, textarea')) {
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-describedby')?.split(' ')).toContain(atField!.id);
  }
}
