import { CachedFragment } from '~/components/personal/cached-fragment';
import { Button } from '~/components/ui/button';
import { FieldErrorText, type FieldError } from '~/components/ui/field';
import { Icon } from '~/components/ui/icon';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { CartLineView } from './cart-view';
import { LineFacts, LinePicture, LinePrice } from './line-text';

type CartLineProps = {
  line: CartLineView;
  error?: FieldError | undefined;
  /** The refused input. */
  typed?: string | undefined;
};

/**
 * The line without its number is the same for all visitors with the same quantity; a visitor's
 * property values and errors are their own.
 */
export function CartLine({ line, error, typed }: CartLineProps) {
  const { id: own, ...same } = line;
  if (error || line.properties.length > 0) return <Line line={line} error={error} typed={typed} />;
  return (
    <CachedFragment name="cart-line" from={[same]} own={own}>
      {(id) => <Line line={{ ...same, id }} />}
    </CachedFragment>
  );
}

/** The number, or its placeholder. */
type LineProps = Omit<CartLineProps, 'line'> & {
  line: Omit<CartLineView, 'id'> & { id: number | string };
};

function Line({ line, error, typed }: LineProps) {
  const { locale, href } = useText();
  return (
    <li className="cart-line" id={`line-${line.id}`}>
      <a className="cart-line-picture" href={href(line.path)} tabIndex={-1} aria-hidden="true">
        <LinePicture line={line} />
      </a>
      <div className="cart-line-text">
        <h2>
          <a href={href(line.path)}>{line.name}</a>
        </h2>
        <LineFacts line={line} />
        <LinePrice line={line} />
      </div>
      <LineForm line={line} error={error} typed={typed} />
      <p className="cart-line-total">{money(line.lineTotal, locale, line.currency)}</p>
    </li>
  );
}

/**
 * Enter presses the first button of a form: this one sets the quantity. The visible one stands
 * behind the quantity, where it is read.
 */
function LineForm({ line, error, typed }: LineProps) {
  const { t, href } = useText();
  const id = `quantity-${line.id}`;
  return (
    <form className="cart-line-form" method="post" action={href('/cart')} noValidate>
      <button
        className="visually-hidden"
        name="intent"
        value="set"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('cart.update')}
      </button>
      <input type="hidden" name="cartItemId" value={line.id} />
      <input type="hidden" name="productId" value={line.variationId} />
      <FieldErrorText id={id} error={error} />
      <label className="visually-hidden" htmlFor={id}>
        {t('common.quantity')}: {line.name}
      </label>
      <span className="cart-line-steps">
        <button
          className="icon-button"
          name="intent"
          value="less"
          data-line-step="-1"
          disabled={line.quantity - line.interval < line.minimum}
        >
          <Icon name="minus" label={t('cart.less', { name: line.name })} />
        </button>
        <input
          className="input cart-line-quantity"
          id={id}
          name="quantity"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          data-line-quantity
          data-min={line.minimum}
          data-step={line.interval}
          defaultValue={typed ?? line.quantity}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          required
        />
        <button className="icon-button" name="intent" value="more" data-line-step="1">
          <Icon name="plus" label={t('cart.more', { name: line.name })} />
        </button>
      </span>
      <Button variant="quiet" size="small" name="intent" value="set" data-apply>
        {t('cart.update')} <span className="visually-hidden">{line.name}</span>
      </Button>
      <Button variant="quiet" size="small" name="intent" value="remove">
        {t('common.remove')} <span className="visually-hidden">{line.name}</span>
      </Button>
    </form>
  );
}
