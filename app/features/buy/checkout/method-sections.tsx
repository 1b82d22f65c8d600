import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { RadioGroup, type RadioOption } from '~/components/ui/radio-group';
import { MethodName } from '~/components/method-name';
import { money } from '~/i18n/format';
import { useText, type Text } from '~/i18n/text';
import { workingDays } from '~/i18n/working-days';
import { useCheckoutFields } from './checkout-fields';
import { postedValue, useCheckoutReply } from './checkout-reply';
import { stepOf, type CardFieldsView, type CheckoutView, type MethodView } from './checkout-view';
import { Section } from './checkout-section';
import { useEarlyChoice, type MethodChoice } from './use-method-choice';

type MethodSectionProps = {
  view: CheckoutView;
  choice: MethodChoice;
};

export function ShippingMethodSection({ view, choice }: MethodSectionProps) {
  const text = useText();
  const { t } = text;
  const { fields } = useCheckoutFields();
  const reply = useCheckoutReply();
  const { isBusy, round } = choice;
  const group = useKeptFocus(choice, 'shipping-method');
  useEarlyChoice(choice, 'shipping-method', group);
  const error = choice.errors['shipping-method'] ?? fields['shipping-method'].errors;
  return (
    <Section
      id="shipping-method"
      number={stepOf(view, 'shipping-method')}
      title={t('checkout.shippingMethod')}
      error={error}
    >
      {view.shippingMethods.length === 0 ? (
        !error && <p>{view.noDelivery}</p>
      ) : (
        <div ref={group} onChange={choice.onChange('shipping-method')} aria-busy={isBusy}>
          <RadioGroup
            key={`${view.shippingId} ${round}`}
            className="method-list"
            id={fields.shippingId.id}
            name={fields.shippingId.name}
            label={t('checkout.shippingMethod')}
            defaultValue={chosenValue(choice, postedValue(reply, 'shippingId'), view.shippingId)}
            options={view.shippingMethods.map((method) => shippingRadio(method, text))}
            required
          />
          <ApplyButton intent="shipping-method" label={t('checkout.applyShippingMethod')} />
        </div>
      )}
      {view.wishes && (
        <div id="preferred-delivery">
          {view.wishes.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Button variant="quiet" size="small" name="intent" value="preferred-delivery">
            {view.wishes.button}
          </Button>
        </div>
      )}
    </Section>
  );
}

export function PaymentMethodSection({ view, choice }: MethodSectionProps) {
  const text = useText();
  const { t } = text;
  const { fields } = useCheckoutFields();
  const reply = useCheckoutReply();
  const { isBusy, round } = choice;
  const group = useKeptFocus(choice, 'payment-method');
  useEarlyChoice(choice, 'payment-method', group);
  return (
    <Section
      id="payment-method"
      number={stepOf(view, 'payment-method')}
      title={t('checkout.paymentMethod')}
      error={choice.errors['payment-method'] ?? fields['payment-method'].errors}
    >
      {view.paymentNotice && <Notice type="warning" message={view.paymentNotice} />}
      {view.paymentMethods.length === 0 ? (
        <p>{t('checkout.noPaymentMethod')}</p>
      ) : (
        <div ref={group} onChange={choice.onChange('payment-method')} aria-busy={isBusy}>
          <RadioGroup
            key={`${view.paymentId} ${round}`}
            className="method-list"
            id={fields.paymentId.id}
            name={fields.paymentId.name}
            label={t('checkout.paymentMethod')}
            defaultValue={chosenValue(choice, postedValue(reply, 'paymentId'), view.paymentId)}
            options={view.paymentMethods.map((method) => paymentRadio(method, text))}
            required
          />
          <ApplyButton intent="payment-method" label={t('checkout.applyPaymentMethod')} />
        </div>
      )}
      {useCardFields(view)}
    </Section>
  );
}

/**
 * The card fields are loaded when a card is selected; if that fails, the provider's page collects
 * the data. Not by `lazy`, which costs twice the bytes here.
 */
function useCardFields({ cardFields, paymentId }: CheckoutView) {
  const [Fields, setFields] = useState<ComponentType<CardFieldsView>>();
  const isCard = cardFields?.methodId === paymentId;
  useEffect(() => {
    if (isCard)
      import('./card-fields').then(
        (loaded) => setFields(() => loaded.default),
        () => {},
      );
  }, [isCard]);
  return isCard && Fields && cardFields && <Fields {...cardFields} />;
}

/** After an answer the shop's selection is shown, before it the posted one. */
function chosenValue({ round }: MethodChoice, posted: string | undefined, id: number | null) {
  return (round === 0 ? posted : undefined) ?? String(id);
}

/** The answer renders the group again; the focus of a keyboard user stays. */
function useKeptFocus({ round, lastChosen }: MethodChoice, intent: string) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0 && lastChosen === intent && document.activeElement === document.body) {
      group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [round, lastChosen, intent]);
  return group;
}

/** Without script a selection needs a button; the order button applies it as well. */
function ApplyButton({ intent, label }: { intent: string; label: string }) {
  return (
    <noscript>
      <Button variant="quiet" size="small" name="intent" value={intent}>
        {label}
      </Button>
    </noscript>
  );
}

export function shippingRadio(
  method: MethodView,
  { t, locale }: Pick<Text, 't' | 'locale'>,
): RadioOption {
  const price = method.price === 0 ? t('cart.shippingFree') : money(method.price, locale);
  const days = method.deliveryTime && workingDays({ t }, method.deliveryTime);
  const { pickup } = method;
  const about = pickup
    ? [pickup.address, pickup.hours, days && t('checkout.pickupTime', { days })]
    : [method.description, days && t('checkout.deliveryTime', { days })];
  return {
    value: String(method.id),
    label: `${method.name} (${price})`,
    hint: about.filter(Boolean).join(' · '),
  };
}

function paymentRadio(method: MethodView, { t, locale }: Text): RadioOption {
  const fee =
    method.price === 0 ? '' : ` (${t('checkout.fee', { price: money(method.price, locale) })})`;
  return {
    value: String(method.id),
    label: <MethodName icon={method.icon} name={method.name + fee} />,
    hint: method.isSelectable ? method.description : t('checkout.notWithThisDelivery'),
    disabled: !method.isSelectable,
  };
}
