import { Button } from '~/components/ui/button';
import { Details } from '~/components/ui/details';
import type { FieldError } from '~/components/ui/field';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { ShownCode } from './totals-table';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

type CouponFormProps = {
  error?: FieldError | undefined;
  typed?: string | undefined;
};

/** A separate, folded form: one field less for everybody without a code. */
export function CouponForm({ error, typed }: CouponFormProps) {
  const { t, href } = useText();
  return (
    <Details summary={t('cart.couponQuestion')} open={Boolean(error)} className="coupon">
      <form method="post" action={href('/cart')} noValidate>
        <TextInput
          name="couponCode"
          label={t('cart.coupon')}
          error={error}
          defaultValue={typed}
          maxLength={LIMITS.cart.couponCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button variant="secondary" name="intent" value="coupon">
          {t('cart.couponApply')}
        </Button>
      </form>
    </Details>
  );
}

/** The button beside a redeemed code. */
export function RemoveCode({ label, giftCardId }: ShownCode) {
  const { t, href } = useText();
  return (
    <form className="inline-form" method="post" action={href('/cart')}>
      {giftCardId !== undefined && <input type="hidden" name="giftCardId" value={giftCardId} />}
      <button className="link-button" name="intent" value="remove-coupon">
        {t('common.remove')} <span className="visually-hidden">{label}</span>
      </button>
    </form>
  );
}
