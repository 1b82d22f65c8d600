import { Form, useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import type { CheckoutReply } from './checkout-reply';
import type { CheckoutView } from './checkout-view';
import { OrderGlance } from './order-glance';
import { OrderSummary } from './order-summary';

type CheckoutShellProps = {
  title: string;
  path: '/checkout' | '/readonly-checkout';
  view: CheckoutView;
  reply: CheckoutReply | undefined;
  /** The part opened for changes; it stays open while other parts are saved. */
  edit: string;
  children: ReactNode;
};

/**
 * One form for everything: every button sends all that was typed, and the server saves what it can.
 * The buttons differ in what must be complete. Enter presses the first one, which only saves.
 */
export function CheckoutShell({ title, path, view, reply, edit, children }: CheckoutShellProps) {
  const { t, href } = useText();
  // A method just chosen is still on its way: nothing is ordered that the page does not show yet.
  const isChoosing = useFetchers().some(({ state }) => state !== 'idle');
  const isBusy = useNavigation().state !== 'idle' || isChoosing;
  useErrorsTold(reply);
  useFocusOnNextPart();
  return (
    <div className="page checkout">
      <ErrorSummary errors={summaryErrors(reply)} />
      {[...(reply?.notices ?? []), ...view.cartNotices].map((notice) => (
        <Notice key={notice.text} type={notice.type} message={notice.text} />
      ))}
      <h1>{title}</h1>
      <OrderGlance view={view} />
      <RequiredHint />
      <Form
        className="checkout-columns"
        id="checkout"
        method="post"
        action={href(path)}
        noValidate
        preventScrollReset
      >
        <button className="visually-hidden" name="intent" value="save" tabIndex={-1}>
          {t('checkout.saveAll')}
        </button>
        <input type="hidden" name="edit" value={edit} />
        <div className="checkout-sections">{children}</div>
        <OrderSummary view={view} reply={reply} isBusy={isBusy} withCoupon={path === '/checkout'} />
      </Form>
    </div>
  );
}

/** The group of radio buttons carries its id on the first of them. */
const LINK_TARGET: Record<string, string> = {
  'shipping-method': 'shippingId',
  'payment-method': 'paymentId',
};

function summaryErrors(reply: CheckoutReply | undefined) {
  return Object.entries(reply?.errors ?? {}).map(([field, error]) => ({
    field: LINK_TARGET[field] ?? field,
    ...error,
  }));
}

/** With script the page does not load anew, so focus and title have to tell of errors. */
function useErrorsTold(reply: CheckoutReply | undefined): void {
  const prefix = useText().t('common.errorTitlePrefix');
  useEffect(() => {
    const summary = document.getElementById('error-summary');
    if (!reply || !summary) return undefined;
    summary.focus();
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
