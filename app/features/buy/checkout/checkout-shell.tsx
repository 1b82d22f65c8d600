import { FormProvider, getFormProps, useForm } from '@conform-to/react';
import { Form, useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint, type FieldError } from '~/components/ui/field';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import { CHECKOUT_FORM, type CheckoutForm } from './checkout-fields';
import { NO_REPLY, useCheckoutReply, type CheckoutReply } from './checkout-reply';
import type { CheckoutView } from './checkout-view';
import { OrderGlance } from './order-glance';
import { OrderSummary } from './order-summary';
import { summaryErrors } from './summary-errors';

type CheckoutShellProps = {
  title: string;
  path: '/checkout' | '/readonly-checkout';
  view: CheckoutView;
  /** The part opened for changes; it stays open while other parts are saved. */
  edit: string;
  children: ReactNode;
};

/**
 * One form for everything: every button sends all that was typed, and the server saves what it can.
 * The buttons differ in what must be complete. Enter presses the first one, which only saves.
 */
export function CheckoutShell({ title, path, view, edit, children }: CheckoutShellProps) {
  const { t, href } = useText();
  const reply = useCheckoutReply();
  const [form, fields] = useForm<CheckoutForm, CheckoutForm, FieldError>({
    id: CHECKOUT_FORM,
    lastResult: (reply ?? NO_REPLY).result,
  });
  // A method just chosen is still on its way: nothing is ordered that the page does not show yet.
  const isChoosing = useFetchers().some(({ state }) => state !== 'idle');
  const isBusy = useNavigation().state !== 'idle' || isChoosing;
  useErrorsTold(reply);
  useFocusOnNextPart();
  return (
    <FormProvider context={form.context}>
      <div className="page checkout">
        {reply?.isUnanswered && (
          <div className="unanswered" id="unanswered" role="alert" tabIndex={-1}>
            <Notice type="negative" message={t('checkout.unanswered')} />
          </div>
        )}
        <ErrorSummary errors={summaryErrors(reply, { view, path, fields })} />
        {[...(reply?.notices ?? []), ...view.cartNotices].map((notice) => (
          <Notice key={notice.text} type={notice.type} message={notice.text} />
        ))}
        <h1>{title}</h1>
        <OrderGlance view={view} />
        <RequiredHint />
        <noscript>
          <p className="field-hint">{t('checkout.savedWithOrder')}</p>
        </noscript>
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
          <OrderSummary view={view} isBusy={isBusy} withCoupon={path === '/checkout'} />
        </Form>
      </div>
    </FormProvider>
  );
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * With script the page does not load anew, so focus and title have to tell of errors. Conform puts
 * the focus on the first wrong field; here all errors are read first, before anything is painted.
 * What the page came with has the focus without script: when this starts, somebody may type elsewhere by
 * now, or hold a button down, and a press is lost where the page moves under it.
 */
function useErrorsTold(reply: CheckoutReply | undefined): void {
  const prefix = useText().t('common.errorTitlePrefix');
  const cameWith = useRef(reply);
  useBrowserLayoutEffect(() => {
    const summary = document.querySelector<HTMLElement>('#unanswered, #error-summary');
    if (!reply || !summary) return undefined;
    if (reply !== cameWith.current) summary.focus();
    const title = document.title.replace(`${prefix} `, '');
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [reply, prefix]);
}

/** A saved part closes, and its button with it: the focus goes on to the part the answer leads to. */
function useFocusOnNextPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash && document.activeElement === document.body) {
      document.getElementById(hash.slice(1))?.focus();
    }
  }, [hash, key]);
}
