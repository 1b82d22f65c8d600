import { FormProvider, getFormProps, useForm } from '@conform-to/react';
import { Form, useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { FormSummary } from '~/components/inline-form/form-summary';
import { useAnnouncedErrors } from '~/components/inline-form/use-announced-errors';
import { RequiredHint, type FieldError } from '~/components/ui/field';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import { CHECKOUT_FORM, type CheckoutForm } from './checkout-fields';
import { NO_REPLY, useCheckoutReply } from './checkout-reply';
import type { CheckoutView } from './checkout-view';
import { OrderGlance } from './order-glance';
import { OrderSummary } from './order-summary';
import { summaryErrors } from './summary-errors';
import { useSwitcherOff } from './use-switcher-off';

type CheckoutShellProps = {
  title: string;
  path: '/checkout' | '/readonly-checkout';
  view: CheckoutView;
  /** The part opened for changes; it stays open while other parts are saved. */
  edit: string;
  children: ReactNode;
};

/**
 * One form for the whole page: every button posts everything typed, and the server saves what is
 * valid. The buttons differ in what must be complete. Enter presses the first one, which only
 * saves.
 */
export function CheckoutShell({ title, path, view, edit, children }: CheckoutShellProps) {
  const { t, href } = useText();
  const isOpen = path === '/checkout';
  const reply = useCheckoutReply();
  const [form, fields] = useForm<CheckoutForm, CheckoutForm, FieldError>({
    id: CHECKOUT_FORM,
    lastResult: (reply ?? NO_REPLY).result,
  });
  // A method selection is being saved: nothing is ordered that the page does not show yet.
  const isChoosing = useFetchers().some(({ state }) => state !== 'idle');
  const isBusy = useNavigation().state !== 'idle' || isChoosing;
  useSwitcherOff(isBusy);
  useAnnouncedErrors(reply);
  useFocusOnNextPart();
  return (
    <FormProvider context={form.context}>
      <div className="page checkout">
        <FormSummary reply={reply} errors={summaryErrors(reply, { view, path, fields })} />
        {[...(reply?.notices ?? []), ...view.cartNotices].map((notice) => (
          <Notice key={notice.text} type={notice.type} message={notice.text} />
        ))}
        <h1>{title}</h1>
        <OrderGlance view={view} />
        <RequiredHint />
        {isOpen && (
          <noscript>
            <p className="field-hint">{t('checkout.savedWithOrder')}</p>
          </noscript>
        )}
        <Form
          {...getFormProps(form)}
          className="checkout-columns"
          method="post"
          action={href(path)}
          preventScrollReset
        >
          <button className="visually-hidden" name="intent" value="save" tabIndex={-1}>
            {t('checkout.saveAll')}
          </button>
          <input type="hidden" name="edit" value={edit} />
          <div className="checkout-sections">{children}</div>
          <OrderSummary view={view} isBusy={isBusy} withCoupon={isOpen} />
        </Form>
      </div>
    </FormProvider>
  );
}

/** A saved part closes with its button: the focus moves to the next part. */
function useFocusOnNextPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash && document.activeElement === document.body) {
      document.getElementById(hash.slice(1))?.focus();
    }
  }, [hash, key]);
}
