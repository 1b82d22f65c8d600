import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { useText } from '~/i18n/text';
import { AddToAccount } from './add-to-account';
import { KeepOrder } from './keep-order';

type KeepOrderPageProps = {
  orderId: number;
  path: string;
  isCustomer: boolean;
  errors: SummaryError[];
};

/** Puts an order into an account: by a button, or by a password if the visitor is not logged in. */
export function KeepOrderPage({ orderId, path, isCustomer, errors }: KeepOrderPageProps) {
  const { t, href } = useText();
  return (
    <div className="page page-narrow">
      <ErrorSummary errors={errors} />
      {isCustomer ? (
        <AddToAccount orderId={orderId} path={path} level={1} />
      ) : (
        <KeepOrder path={path} errors={errors} />
      )}
      <p>
        <a href={href(path)}>{t('customer.keep.back')}</a>
      </p>
    </div>
  );
}
