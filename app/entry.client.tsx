import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createI18n, type Texts } from './i18n/create-i18n';
import { localeFromPath, offerLocales, type Languages } from './i18n/locales';
import { TextProvider } from './i18n/text';
import { isEditMode } from './lib/edit-mode';

/** Only hydrated pages load this file; the texts they need stand in the page. */
const texts = JSON.parse(document.querySelector('#texts')!.textContent) as Texts;
offerLocales(document.documentElement.dataset.langs!.split(',') as unknown as Languages);
const { locale, prefix } = localeFromPath(location.pathname);
const i18n = createI18n(locale, texts);

// In edit mode a page has its own address, under which the router shall know the route that edits it, and no
// other: those above it would take the home page for theirs.
if (isEditMode(location.search)) {
  // oxlint-disable-next-line no-underscore-dangle -- the framework calls it so
  const { routes } = window.__remixManifest;
  const edit = `${prefix.slice(1)}/operator-edit`.replace(/^\//, '');
  const above = new Set<string>();
  for (let id = routes[edit]?.parentId; id !== undefined; id = routes[id]?.parentId) above.add(id);
  for (const id of Object.keys(routes)) {
    if (above.has(id)) delete routes[id]!.path;
    else if (id !== edit) delete routes[id];
  }
  routes[edit]!.path = `${prefix}/*`.slice(1);
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
