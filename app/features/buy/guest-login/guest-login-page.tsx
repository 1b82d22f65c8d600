import type { FieldRules } from '~/components/inline-form/field-rules';
import { FormSummary } from '~/components/inline-form/form-summary';
import { InlineForm } from '~/components/inline-form/inline-form';
import { usePageForm } from '~/components/inline-form/use-page-form';
import { Button } from '~/components/ui/button';
import { EmailField } from '~/components/ui/email-field';
import { RequiredHint } from '~/components/ui/field';
import { errorOf, NO_REPLY } from '~/components/ui/form-reply';
import { ExpressButton } from '~/features/buy/cart/express-button';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';

type GuestLoginPageProps = {
  /** The guest's earlier address, or empty. */
  email: string;
  /** Makes a form that is sent twice one log-in. */
  formKey: string;
  /**
   * Shown where the address is entered (§ 7(3) no. 4 UWG); null if no mail will request a review.
   */
  reviewMailDays: number | null;
  /** The cart can be paid from here. */
  isExpress: boolean;
  rules: FieldRules;
};

/** The entry to the checkout: an e-mail address is all a guest needs. */
export function GuestLoginPage(props: GuestLoginPageProps) {
  const { email, formKey, reviewMailDays, isExpress, rules } = props;
  const { t, href } = useText();
  const { reply, form } = usePageForm<FormReply>('guest-login', rules, NO_REPLY);
  const { values = { email } } = reply ?? {};
  return (
    <div className="page page-narrow">
      <FormSummary reply={reply} />
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
      <InlineForm form={form} className="form-stack" action={href('/guest/login')}>
        <input type="hidden" name="formKey" value={formKey} />
        <RequiredHint />
        <EmailField
          hint={t('checkout.emailHint')}
          error={errorOf(form.errors, 'email')}
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
      </InlineForm>
      {isExpress && <ExpressButton />}
    </div>
  );
}
