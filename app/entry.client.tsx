import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { localeFromPath } from './i18n/locales';
import { TextProvider } from './i18n/text';
import type { FlatTexts } from './i18n/translator';

/** Only hydrated pages load this file; the texts they need stand in the page. */
const texts = JSON.parse(document.querySelector('#texts')?.textContent ?? '{}') as FlatTexts;
const { locale, prefix } = localeFromPath(window.location.pathname);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextProvider locale={locale} prefix={prefix} texts={texts}>
        <RemixBrowser />
      </TextProvider>
    </StrictMode>,
  );
});
