import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createI18n, type Texts } from './i18n/create-i18n';
import { localeFromPath, offerLocales, type Languages } from './i18n/locales';
import { TextProvider } from './i18n/text';

/** Only hydrated pages load this file; the texts they need stand in the page. */
const texts = JSON.parse(document.querySelector('#texts')!.textContent) as Texts;
offerLocales(document.documentElement.dataset.langs!.split(',') as unknown as Languages);
const { locale, prefix } = localeFromPath(location.pathname);
const i18n = createI18n(locale, texts);

// No other hydrated page needs to know of it.
if (/[?&]editor\b/.test(location.search)) {
  (await import('./editor/live/edit-mode-route')).knowEditModeAlone(prefix);
}

// Whoever goes on while an answer is read has left it, which the framework's reader takes for a failure.
addEventListener('unhandledrejection', (event) => {
  if ((event.reason as Error | null)?.name === 'AbortError') event.preventDefault();
});

// React gives up a page in which something is pressed while its root waits, and this root waits, by a
// promise that it throws, until the data of the page are read. Till then the page goes without script.
try {
  RemixBrowser({});
} catch (reading) {
  await reading;
}

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

// Drafts of the editor are where they are; every other page hears of a new build as those without React do.
if (!/\/operator\b|[?&]editor\b/.test(location.pathname + location.search)) {
  (await import('./enhance/new-build-of-react')).enhanceBuildOfReact();
}
