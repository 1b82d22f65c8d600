import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createI18n, type Texts } from './i18n/create-i18n';
import { isLocale, localeFromPath, offerLocales } from './i18n/locales';
import { TextProvider } from './i18n/text';

/** Only hydrated pages load this file; the texts they need stand in the page. */
const texts = JSON.parse(document.querySelector('#texts')?.textContent ?? '{}') as Texts;
const [first, ...others] = (document.documentElement.dataset.languages ?? '')
  .split(' ')
  .filter(isLocale);
if (first) offerLocales([first, ...others]);
const { locale, prefix } = localeFromPath(window.location.pathname);
const i18n = createI18n(locale, texts);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextProvider i18n={i18n} prefix={prefix}>
        <RemixBrowser />
      </TextProvider>
    </StrictMode>,
  );
});
