import { Button } from '~/components/ui/button';
import { ExpressButton } from '~/features/buy/cart/express-button';
import { EmailField } from '~/components/ui/email-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';

/** The way into the checkout: an e-mail address is all a guest needs. */
export function GuestLoginPage({
  values,
  errors,
  formKey,
  reviewMailDays,
  isExpress,
}: FormReply & {
  /** Makes a form that is sent twice one login. */
  formKey: string;
  /** Said where the address is given (§ 7(3) no. 4 UWG); null where no mail will ask for reviews. */
  reviewMailDays: number | null;
  /** The cart can be paid right here. */
  isExpress: boolean;
}) {
  const { t, href } = useText();
  return (
    <div className="page page-narrow">
      <ErrorSummary errors={errors} />
      <p>
        <a href={href('/cart')}>{t('checkout.backToCart')}</a>
      </p>
      <h1>{t('checkout.guestTitle')}</h1>
      <p>{t('checkout.guestText')}</p>
      <p>
        {t('customer.checkout.haveAccount')}{' '}
        <a href={`${href('/login')}?redirect=${href('/checkout')}`}>
          {t('customer.checkout.logIn')}
        </a>
      </p>
      <form className="form-stack" method="post" action={href('/guest/login')} noValidate>
        <input type="hidden" name="formKey" value={formKey} />
        <RequiredHint />
        <EmailField
          hint={t('checkout.emailHint')}
          error={errorOf(errors, 'email')}
          defaultValue={values.email}
        />
        <Button size="large">{t('checkout.guestContinue')}</Button>
        <p className="small">
          {t('checkout.privacyBefore')}{' '}
          <a href={href('/privacy-policy')}>{t('checkout.privacyLink')}</a>
        </p>
        {reviewMailDays !== null && (
          <p className="small">{t('customer.reviewMail.notice', { count: reviewMailDays })}</p>
        )}
      </form>
      {isExpress && <ExpressButton />}
    </div>
  );
}
