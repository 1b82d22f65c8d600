import { useContext } from 'react';
import { AsksConsent } from '~/components/ui/asks-consent';
import { Badge } from '~/components/ui/badge';
import { Button, ButtonLink } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { FieldErrorText } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import { Notice } from '~/components/ui/notice';
import { PhoneLink } from '~/components/ui/phone-link';
import { Price } from '~/components/ui/price';
import { QuantityField } from '~/components/ui/quantity-field';
import { useText } from '~/i18n/text';
import { workingDays } from '~/i18n/working-days';
import { OrderPropertyFields } from './order-property-fields';
import type { ProductView } from './product-view';

type BuyFormProps = {
  product: ProductView;
  errors: readonly SummaryError[];
  /** Typed values that the shop has refused. */
  values: Readonly<Record<string, string>>;
};

/** Price, delivery, the choices and fields of the goods, and the one primary button. */
export function BuyForm({ product, errors, values }: BuyFormProps) {
  const { t, href } = useText();
  const { variationId, quantity } = product;
  const error = errorOf(errors, 'quantity');
  return (
    <form
      className="buy"
      method="post"
      action={href(product.path)}
      noValidate
      encType={hasFiles(product) ? 'multipart/form-data' : undefined}
      {...(variationId !== null && { 'data-enhance': 'cart', 'data-action': '/api/cart' })}
    >
      <input type="hidden" name="intent" value="add" />
      {variationId !== null && <input type="hidden" name="productId" value={variationId} />}
      <input type="hidden" name="redirectTo" value={href(product.path)} />
      <PriceBlock product={product} />
      <Delivery product={product} />
      <SaleLimits product={product} />
      <OrderPropertyFields groups={product.propertyGroups} errors={errors} values={values} />
      {product.isMadeToOrder && <Notice type="secondary" message={t('product.madeToOrder')} />}
      {product.advice ? (
        <Advice {...product.advice} />
      ) : product.isSalable ? (
        <>
          <div className={error ? 'buy-quantity field-wrong' : 'buy-quantity'}>
            <FieldErrorText id="quantity" error={error} />
            <label className="field-label" htmlFor="quantity">
              {t('common.quantity')}
            </label>
            <QuantityField
              id="quantity"
              defaultValue={Number(values.quantity) || quantity.min}
              min={quantity.min}
              step={quantity.step}
              max={quantity.max ?? undefined}
              aria-describedby={error ? 'quantity-error quantity-rule' : 'quantity-rule'}
              aria-invalid={error ? true : undefined}
            />
            <QuantityRule quantity={quantity} />
          </div>
          <BuyBar product={product} />
        </>
      ) : (
        <Notice
          type="warning"
          message={t(product.choice ? 'product.notSalable' : 'product.notSalableItem')}
        />
      )}
    </form>
  );
}

function hasFiles({ propertyGroups }: ProductView): boolean {
  return propertyGroups.some(({ properties }) =>
    properties.some(({ control }) => control === 'file'),
  );
}

/**
 * Some biocides are sold only after advice (ChemBiozidDV §§ 10, 12): no button, the phone instead.
 */
function Advice({ phone, email }: NonNullable<ProductView['advice']>) {
  const { t } = useText();
  return (
    <section className="buy-advice" aria-labelledby="advice-title">
      <h2 id="advice-title">{t('product.advice.title')}</h2>
      <p>{t('product.advice.text')}</p>
      <p>
        <PhoneLink phone={phone} />
      </p>
      <p>
        {t('product.advice.contact')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}

/**
 * On phones price and button stay visible. While a choice is missing, the bar links to it: the
 * button would only produce an error.
 */
function BuyBar({ product }: { product: ProductView }) {
  const { t } = useText();
  const button = <Button size="large">{t('product.addToCart')}</Button>;
  // The cookie banner is the last element of the page: a style that depends on it would render the
  // bar twice.
  const isInPage = useContext(AsksConsent);
  const open = product.choice?.attributes.find(({ values }) => values.every((v) => !v.isChosen));
  const classes = ['buy-bar', open && 'buy-bar-open', isInPage && 'buy-bar-in-page'];
  return (
    <>
      {open && button}
      <div className={classes.filter(Boolean).join(' ')}>
        <div className="buy-bar-price" aria-hidden="true">
          <ShortPrice product={product} />
        </div>
        {open ? (
          <ButtonLink size="large" href="#choice">
            {t('product.chooseNamed', { name: open.name })}
          </ButtonLink>
        ) : (
          button
        )}
      </div>
    </>
  );
}

function PriceBlock({ product }: { product: ProductView }) {
  const { t } = useText();
  const { price } = product;
  return (
    <div className="buy-price">
      <Price {...price} withNote={!product.isGiftCard} />
      {product.isGiftCard && <p className="price-note">{t('giftCard.priceNote')}</p>}
      {price.reductionPercent > 0 && (
        <Badge tone="offer">{t('product.reduction', { percent: price.reductionPercent })}</Badge>
      )}
    </div>
  );
}

function Delivery({ product }: { product: ProductView }) {
  const { t } = useText();
  const { availability, delivery, size, choice, isSalable, isGiftCard } = product;
  const isChosen = choice === null || choice.variationId !== null;
  const days = delivery && workingDays({ t }, delivery);
  // Grey means that none is available, so it is shown where the goods cannot be bought (§4).
  const hasBadge = isSalable || availability.tone === 'grey';
  return (
    <p className="buy-delivery">
      {hasBadge && <Badge tone={availability.tone}>{availability.name}</Badge>}
      {isSalable && isGiftCard && <span>{t('giftCard.byMail')}</span>}
      {isSalable && isChosen && days && (
        <span>{t('product.deliveryTime', { country: delivery.countryName, days })}</span>
      )}
      {isChosen && size && !isGiftCard && <span>{size}</span>}
      {isChosen && (
        <span className="buy-number">{t('product.number', { number: product.number })}</span>
      )}
    </p>
  );
}

/** Restrictions of the sale, shown before a customer tries to buy; each variation has its own. */
function SaleLimits({ product }: { product: ProductView }) {
  const { t } = useText();
  const { countriesSoldTo, isSoldInLanguage, choice } = product;
  if (choice !== null && choice.variationId === null) return null;
  return (
    <>
      {countriesSoldTo && (
        <Notice
          type="secondary"
          message={t('product.soldTo', { countries: countriesSoldTo.join(', ') })}
        />
      )}
      {!isSoldInLanguage && (
        <Notice type="secondary" message={t('storefrontError.cart.addToBasket.notInLanguage')} />
      )}
    </>
  );
}

function QuantityRule({ quantity }: Pick<ProductView, 'quantity'>) {
  const { t } = useText();
  const { min, step, max } = quantity;
  const rules = [
    min > 1 ? t('product.minimum', { count: min }) : '',
    step > 1 ? t('product.interval', { count: step }) : '',
    max !== null ? t('product.maximum', { count: max }) : '',
  ].filter(Boolean);
  return (
    <p className="field-hint" id="quantity-rule">
      {rules.join(' ')}
    </p>
  );
}

/** On phones the price stays beside the button. */
function ShortPrice({ product }: { product: ProductView }) {
  const { price, basePrice, currency, isFrom } = product.price;
  return <Price price={price} basePrice={basePrice} currency={currency} isFrom={isFrom} />;
}
