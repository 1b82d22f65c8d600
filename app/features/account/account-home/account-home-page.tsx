import { ErrorSummary } from '~/components/ui/error-summary';
import { BoughtShades } from '~/features/account/bought-shades/bought-shades';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import { NewsletterSettings } from '~/features/shop-pages/newsletter/newsletter-settings';
import { NoOrders } from '~/features/account/my-orders/no-orders';
import { OrderList } from '~/features/account/my-orders/order-list';
import { DefaultAddresses } from './default-addresses';
import type { AccountHomeView } from './load-account-home.server';

type AccountHomeProps = { home: AccountHomeView; reply: FormReply | undefined };

export function AccountHomePage({ home, reply }: AccountHomeProps) {
  const { t, href } = useText();
  return (
    <>
      {reply && (
        <ErrorSummary errors={reply.errors.map((each) => ({ ...each, field: 'bought-shades' }))} />
      )}
      <h1>{home.name ? t('account.greeting', { name: home.name }) : t('account.title')}</h1>
      <section aria-labelledby="last-orders">
        <div className="account-head">
          <h2 id="last-orders">{t('account.lastOrders')}</h2>
          {home.hasMoreOrders && (
            <a href={href('/my-account/my-orders')}>{t('account.allOrders')}</a>
          )}
        </div>
        {home.orders.length > 0 ? <OrderList orders={home.orders} level={3} /> : <NoOrders />}
      </section>
      <BoughtShades shades={home.shades} days={home.reminderDays} reply={reply} />
      <DefaultAddresses addresses={home.addresses} />
      {home.newsletter && (
        <section aria-labelledby="newsletter">
          <h2 id="newsletter">{t('newsletter.settingsTitle')}</h2>
          <NewsletterSettings
            subscription={home.newsletter}
            action={href('/newsletter/settings')}
            redirectTo={href('/my-account')}
            canSubscribe
          />
        </section>
      )}
    </>
  );
}
