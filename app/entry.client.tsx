import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createI18n, type Texts } from './i18n/create-i18n';
import { localeFromPath, offerLocales, type Languages } from './i18n/locales';
import { TextProvider } from './i18n/text';

/** Only hydrated pages load this file; they contain the texts they need. */
const texts = JSON.parse(document.querySelector('#texts')!.textContent) as Texts;
offerLocales(document.documentElement.dataset.langs!.split(',') as unknown as Languages);
const { locale, prefix } = localeFromPath(location.pathname);
const i18n = createI18n(locale, texts);

// No other hydrated page needs it.
if (/[?&]editor\b/.test(location.search)) {
  (await import('./editor/live/edit-mode-route')).knowEditModeAlone(prefix);
}

// A visitor who navigates while a response is read aborts it, which the framework's reader reports
// as a failure.
addEventListener('unhandledrejection', (event) => {
  if ((event.reason as Error | null)?.name === 'AbortError') event.preventDefault();
});

// React discards the server's HTML if an event arrives while its root is suspended, and this root
// is suspended, by a thrown promise, until the data of the page are read. Until then the page works
// without script.
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

// The editor's drafts are stored; every other page handles a new build like those without React.
if (!/\/operator\b|[?&]editor\b/.test(location.pathname + location.search)) {
  (await import('./enhance/new-build-of-react')).enhanceBuildOfReact();
}
