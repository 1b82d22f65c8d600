import type { LoaderFunctionArgs } from '@remix-run/node';
import { Links, Meta, Outlet, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ShownPrices } from './components/ui/shown-prices';
import { ShopIcons } from './features/frame/shop-frame/shop-icons';
import { PageScripts } from './features/page/page-scripts';
import { designTokens } from './styles/design-tokens';
import { errorHeaders } from './features/page/errors/error-headers';
import { ERROR_TITLES, errorMeta } from './features/page/errors/error-meta';
import { offeredLocales } from './i18n/locales';
import { useText } from './i18n/text';
import { translate } from './i18n/translate.server';
import type { TextKey } from './i18n/translator';
import { VIEWPORT_COOKIE } from './lib/viewport';
import { isAllowed } from './services/consent/consent.server';
import { WholeSheet } from './styles/whole-sheet';

/** The last resort, if even the frame of the shop could not be loaded. */
export { CaughtError as ErrorBoundary } from './features/frame/shop-frame/caught-error';
export const meta = errorMeta;
export const headers = errorHeaders;

export function loader({ context }: LoaderFunctionArgs) {
  const { configuration, locale } = context;
  const { titleSuffix, icon } = configuration;
  const title = (key: TextKey) => translate(locale, key) + (titleSuffix ? ` | ${titleSuffix}` : '');
  return {
    design: designTokens(configuration.design),
    // Left out if there is none: every page contains it.
    ...(icon && { icon }),
    prices: context.priceGroup,
    /** Lets the script store the size of the window. */
    isViewportAllowed: isAllowed(context.consent, 'functional', VIEWPORT_COOKIE),
    errorTitles: Object.fromEntries(ERROR_TITLES.map((key) => [key, title(key)])),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale, href } = useText();
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang={locale}
      data-langs={offeredLocales()}
      data-viewport={data?.isViewportAllowed ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <ShopIcons picture={data?.icon} />
        <Links />
        <link rel="manifest" href={href('/manifest.webmanifest')} />
        {/* Filled by the server; the browser must not compare its content. */}
        <style id="first-styles" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
        {data && <style dangerouslySetInnerHTML={{ __html: data.design }} />}
      </head>
      <body>
        <ShownPrices.Provider value={data?.prices ?? 'gross'}>{children}</ShownPrices.Provider>
        <WholeSheet isLate />
        <PageScripts />
      </body>
    </html>
  );
}

const NOTHING = { __html: '' };

export default function Root() {
  return <Outlet />;
}
