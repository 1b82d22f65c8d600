import { Button } from '~/components/ui/button';
import { Outline } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';

/** The sections by path, each with its name and the outline of its icon. */
const SECTIONS: [path: string, text: TextKey, icon: string][] = [
  ['/my-account', 'account.home', 'M4 11l8-7 8 7v9h-5v-6h-6v6H4z'],
  ['/my-account/my-orders', 'account.orders', 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8'],
  ['/my-account/returns', 'account.returns', 'M9 7l-5 5 5 5M4 12h10a6 6 0 0 1 6 6'],
  [
    '/my-account/wishlist',
    'account.wishlist',
    'M12 20s-8-5-8-11a4.500 4.500 0 0 1 8-2.800A4.500 4.500 0 0 1 20 9c0 6-8 11-8 11z',
  ],
  [
    '/my-account/reviews',
    'account.reviews',
    'M12 4l2.500 5.200 5.500.700-4 3.900 1 5.700-5-2.800-5 2.800 1-5.700-4-3.900 5.500-.700z',
  ],
  [
    '/my-account/shipping-details',
    'account.shippingDetails',
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 16a2 2 0 1 0 .01 0M17.500 16a2 2 0 1 0 .01 0',
  ],
  [
    '/my-account/billing-details',
    'account.billingDetails',
    'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  ],
  [
    '/my-account/personal-data',
    'account.personalData',
    'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21a8 8 0 0 1 16 0',
  ],
];

/** Pages that belong to a section without being below it. */
const BELONGS: Record<string, string> = {
  'delete-account': '/my-account/personal-data',
  'new-return': '/my-account/returns',
  replies: '/my-account/reviews',
};

/** The sections of the account, and the log-out. */
export function AccountNavigation({ path }: { path: string }) {
  const { t, href } = useText();
  const current = sectionOf(path.split('?')[0] ?? '');
  return (
    <nav className="account-navigation" aria-label={t('account.title')}>
      <ul>
        {SECTIONS.map(([section, text, icon]) => (
          <li key={section}>
            <a href={href(section)} aria-current={section === current ? 'page' : undefined}>
              <Outline path={icon} />
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/api/logout">
        <Button variant="quiet" size="small">
          {t('account.logOut')}
        </Button>
      </form>
    </nav>
  );
}

/** The section a page belongs to: the longest of those its path begins with. */
function sectionOf(path: string): string | undefined {
  const [, , page = ''] = path.split('/');
  if (BELONGS[page]) return BELONGS[page];
  return SECTIONS.map(([section]) => section).findLast(
    (section) => path === section || path.startsWith(`${section}/`),
  );
}
