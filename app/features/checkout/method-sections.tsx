import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { Button } from '~/components/ui/button';
import { RadioGroup, type RadioOption } from '~/components/ui/radio-group';
import { money } from '~/i18n/format';
import { useText, type Text } from '~/i18n/text';
import { workingDays } from '~/i18n/working-days';
import type { CheckoutReply } from './checkout-reply';
import type { CheckoutView, MethodView } from './checkout-view';
import { Section } from './section';

type MethodSectionProps = {
  view: CheckoutView;
  reply: CheckoutReply | undefined;
  /** Which part is being edited; it stays open when a method is chosen. */
  edit: string;
};

export function ShippingMethodSection({ view, reply, edit }: MethodSectionProps) {
  const text = useText();
  const { t } = text;
  const { group, isBusy, onChange } = useChoose('shipping-method', edit, view.shippingId);
  return (
    <Section
      id="shipping-method"
      number={4}
      title={t('checkout.shippingMethod')}
      error={reply?.errors['shipping-method']}
    >
      {view.shippingMethods.length === 0 ? (
        <p>{t('checkout.noShippingMethod')}</p>
      ) : (
        <div ref={group} onChange={onChange} aria-busy={isBusy}>
          <RadioGroup
            key={view.shippingId}
            className="method-list"
            name="shippingId"
            label={t('checkout.shippingMethod')}
            defaultValue={reply?.values.shippingId ?? String(view.shippingId)}
            options={view.shippingMethods.map((method) => shippingOption(method, text))}
            required
          />
          <ApplyButton intent="shipping-method" label={t('checkout.applyShippingMethod')} />
        </div>
      )}
    </Section>
  );
}

export function PaymentMethodSection({ view, reply, edit }: MethodSectionProps) {
  const text = useText();
  const { t } = text;
  const { group, isBusy, onChange } = useChoose('payment-method', edit, view.paymentId);
  return (
    <Section
      id="payment-method"
      number={5}
      title={t('checkout.paymentMethod')}
      error={reply?.errors['payment-method']}
    >
      {view.paymentMethods.length === 0 ? (
        <p>{t('checkout.noPaymentMethod')}</p>
      ) : (
        <div ref={group} onChange={onChange} aria-busy={isBusy}>
          <RadioGroup
            key={view.paymentId}
            className="method-list"
            name="paymentId"
            label={t('checkout.paymentMethod')}
            defaultValue={reply?.values.paymentId ?? String(view.paymentId)}
            options={view.paymentMethods.map((method) => paymentOption(method, text))}
            required
          />
          <ApplyButton intent="payment-method" label={t('checkout.applyPaymentMethod')} />
        </div>
      )}
    </Section>
  );
}

/** Without script a choice needs a button; the order button takes it over as well. */
function ApplyButton({ intent, label }: { intent: string; label: string }) {
  return (
    <noscript>
      <Button variant="quiet" size="small" name="intent" value={intent}>
        {label}
      </Button>
    </noscript>
  );
}

/**
 * Sends a choice at once, without touching what is being typed elsewhere on the page. The answer
 * draws the group anew; who chose with the keyboard stays where they were.
 */
function useChoose(
  intent: 'shipping-method' | 'payment-method',
  edit: string,
  chosenId: number | null,
) {
  const fetcher = useFetcher();
  const group = useRef<HTMLDivElement>(null);
  const isChoosing = useRef(false);
  useEffect(() => {
    if (isChoosing.current && document.activeElement === document.body) {
      group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
    isChoosing.current = false;
  }, [chosenId]);
  return {
    group,
    isBusy: fetcher.state !== 'idle',
    onChange({ target }: ChangeEvent<HTMLElement> | React.FormEvent<HTMLElement>) {
      if (!(target instanceof HTMLInputElement)) return;
      isChoosing.current = true;
      fetcher.submit(
        { intent, edit, [target.name]: target.value },
        { method: 'post', preventScrollReset: true },
      );
    },
  };
}

function shippingOption(method: MethodView, { t, locale }: Text): RadioOption {
  const price = method.price === 0 ? t('cart.shippingFree') : money(method.price, locale);
  const about = [
    method.description,
    method.deliveryTime &&
      t('checkout.deliveryTime', { days: workingDays({ t }, method.deliveryTime) }),
  ];
  return {
    value: String(method.id),
    label: `${method.name} (${price})`,
    hint: about.filter(Boolean).join(' · '),
  };
}

function paymentOption(method: MethodView, { t, locale }: Text): RadioOption {
  const fee =
    method.price === 0 ? '' : ` (${t('checkout.fee', { price: money(method.price, locale) })})`;
  return {
    value: String(method.id),
    label: method.name + fee,
    hint: method.isSelectable ? method.description : t('checkout.notWithThisDelivery'),
    disabled: !method.isSelectable,
  };
}
