import { MethodName } from '~/components/method-name';
import { Button } from '~/components/ui/button';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { Notice } from '~/components/ui/notice';
import { RadioGroup } from '~/components/ui/radio-group';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { OrderPaymentView } from './order-payment-view';

type OrderPaymentProps = {
  payment: OrderPaymentView;
  /** Path of the order with its key. */
  orderPath: string;
  errors: readonly SummaryError[];
};

/** Another payment method for an unpaid order, or a retry of the same one (§8). */
export function OrderPaymentPage({ payment, orderPath, errors }: OrderPaymentProps) {
  const { t, href } = useText();
  return (
    <article className="page page-narrow order-payment">
      <ErrorSummary errors={errors} />
      <h1>{t('orderPayment.title')}</h1>
      {payment.methods ? (
        <PaymentForm payment={payment} orderPath={orderPath} errors={errors} />
      ) : (
        <Notice message={t(whyFixed(payment), { method: payment.chosenName })} />
      )}
      <p>
        <a href={href(orderPath)}>{t('orderPayment.backToOrder')}</a>
      </p>
    </article>
  );
}

/** The payment is being processed; otherwise it is simply too late. */
function whyFixed({ paymentProgress }: OrderPaymentView) {
  const isAtWork = ['inProgress', 'authorized', 'underReview'].includes(paymentProgress);
  return isAtWork
    ? (`orderPayment.${paymentProgress}` as 'orderPayment.inProgress')
    : 'orderPayment.fixed';
}

function PaymentForm({ payment, orderPath, errors }: OrderPaymentProps) {
  const { t, href, locale } = useText();
  const { id: number, chosenId, chosenName, due, currency } = payment;
  const methods = payment.methods ?? [];
  const isOffered = methods.some((method) => method.id === chosenId);
  return (
    <>
      <p className="lead">
        {t('orderPayment.lead', { number, total: money(due, locale, currency) })}
      </p>
      {payment.paymentProgress === 'notCompleted' && (
        <Notice type="warning" message={t('orderPayment.notCompleted')} />
      )}
      {payment.notice && <Notice type="warning" message={payment.notice} />}
      {!isOffered && <p>{t('orderPayment.chosen', { method: chosenName })}</p>}
      {methods.length === 0 ? (
        <p>{t('orderPayment.none')}</p>
      ) : (
        <form className="form-stack" method="post" action={href(`${orderPath}/payment`)}>
          <RadioGroup
            className="method-list"
            name="paymentId"
            label={t('checkout.paymentMethod')}
            error={errors[0]}
            defaultValue={String(chosenId)}
            options={methods.map((method) => ({
              value: String(method.id),
              label: <MethodName icon={method.icon} name={method.name} />,
              hint: method.description,
            }))}
            required
          />
          <Button size="large">{t('orderPayment.submit')}</Button>
        </form>
      )}
    </>
  );
}
