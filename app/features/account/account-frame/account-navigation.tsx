import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';

const SECTIONS: [path: string, text: TextKey][] = [
  ['/my-account', 'account.home'],
  ['/my-account/my-orders', 'account.orders'],
  ['/my-account/returns', 'account.returns'],
  ['/my-account/wishlist', 'account.wishlist'],
  ['/my-account/reviews', 'account.reviews'],
  ['/my-account/shipping-details', 'account.shippingDetails'],
  ['/my-account/billing-details', 'account.billingDetails'],
  ['/my-account/personal-data', 'account.personalData'],
];

/** Pages that belong to a section without standing below it. */
const BELONGS: Record<string, string> = {
  'delete-account': '/my-account/personal-data',
  'new-return': '/my-account/returns',
  replies: '/my-account/reviews',
};

/** The sections of the account, and the way out. */
export function AccountNavigation({ path }: { path: string }) {
  const { t, href } = useText();
  const current = sectionOf(path.split('?')[0] ?? '');
  return (
    <nav className="account-navigation" aria-label={t('account.title')}>
      <ul>
        {SECTIONS.map(([section, text]) => (
          <li key={section}>
            <a href={href(section)} aria-current={section === current ? 'page' : undefined}>
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
