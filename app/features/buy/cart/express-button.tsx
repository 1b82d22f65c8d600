import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';

/**
 * Pays from the cart: the provider supplies the delivery address, and the customer reviews the
 * order afterwards.
 */
export function ExpressButton() {
  const { t, href } = useText();
  return (
    <form method="post" action={href('/cart')}>
      <Button
        type="submit"
        name="intent"
        value="express"
        variant="secondary"
        size="large"
        className="button-wide"
        aria-describedby="express-hint"
      >
        {t('orderPayment.express.button')}
      </Button>
      <p className="field-hint" id="express-hint">
        {t('orderPayment.express.hint')}
      </p>
    </form>
  );
}
