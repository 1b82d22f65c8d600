import { Button } from '~/components/ui/button';
import { classNames } from '~/components/ui/class-names';
import { FieldErrorText } from '~/components/ui/field';
import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { Swatch } from '~/components/ui/swatch';
import { money, unitPrice } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { ShadeLink } from './shade-link';
import type { ChoiceAttributeView, ChoicePrice, ChoiceValueView, ChoiceView } from './choice-view';

type VariationChoiceProps = {
  choice: ChoiceView;
  /** Without prefix and variation. */
  basePath: string;
  errors: readonly SummaryError[];
};

/** Each value is a link to the page after choosing it; long lists are a form (open point 1.3). */
export function VariationChoice({ choice, basePath, errors }: VariationChoiceProps) {
  return (
    <div className="choice-groups" id="choice">
      {choice.attributes.map((attribute) => {
        const id = `attribute-${attribute.id}`;
        const error = errorOf(errors, id);
        return (
          <div
            key={id}
            className={classNames('choice-group', error && 'field-wrong')}
            role="group"
            aria-labelledby={`${id}-name`}
            id={id}
          >
            <ChoiceName id={id} attribute={attribute} />
            <FieldErrorText id={id} error={error} />
            {attribute.type === 'dropdown' ? (
              <ChoiceForm attribute={attribute} basePath={basePath} labelId={`${id}-name`} />
            ) : (
              <ul className={attribute.type === 'image' ? 'shades' : 'tiles'}>
                {attribute.values.map((value) => (
                  <li key={value.id}>
                    {attribute.type === 'image' ? (
                      <ShadeValue value={value} />
                    ) : (
                      <Tile value={value} />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

function ChoiceName({ id, attribute }: { id: string; attribute: ChoiceAttributeView }) {
  return (
    <p className="choice-name" id={`${id}-name`}>
      <strong>{attribute.name}</strong>
      {attribute.chosenName && `: ${attribute.chosenName}`}
    </p>
  );
}

function ShadeValue({ value }: { value: ChoiceValueView }) {
  const { t, href } = useText();
  return (
    <ShadeLink
      name={value.name}
      color={value.color}
      imageUrl={value.imageUrl}
      href={`${href(value.path)}#choice`}
      isChosen={value.isChosen}
      isSalable={value.isSalable}
      isNoFollow
    >
      {value.isOutOfReach && value.isSalable && ` ${t('product.changesOther')}`}
    </ShadeLink>
  );
}

function Tile({ value }: { value: ChoiceValueView }) {
  const { t, href } = useText();
  return (
    <a
      className={classNames(
        'tile',
        value.isOutOfReach && 'tile-away',
        !value.isSalable && 'tile-gone',
      )}
      href={`${href(value.path)}#choice`}
      aria-current={value.isChosen ? 'true' : undefined}
      rel="nofollow"
    >
      {value.color && <Swatch color={value.color} />}
      <span className="tile-name">{value.name}</span>
      <TilePrice price={value.price} />
      {!value.isSalable && <span className="tile-note">{t('product.soldOut')}</span>}
      {value.isOutOfReach && value.isSalable && (
        <span className="visually-hidden">{t('product.changesOther')}</span>
      )}
    </a>
  );
}

/** The price per litre stands beside the price before a choice is made (PAngV § 4). */
function TilePrice({ price }: { price: ChoicePrice | null }) {
  const { t, locale } = useText();
  if (!price) return null;
  return (
    <span className="tile-price">
      {price.isFrom && `${t('common.from')} `}
      {money(price.price, locale)}
      {price.basePrice && (
        <small>
          {unitPrice(price.basePrice.value, t(`common.unit.${price.basePrice.unit}`), locale)}
        </small>
      )}
    </span>
  );
}

type ChoiceFormProps = { attribute: ChoiceAttributeView; basePath: string; labelId: string };

function ChoiceForm({ attribute, basePath, labelId }: ChoiceFormProps) {
  const { t, href, locale } = useText();
  const chosen = attribute.values.find(({ isChosen }) => isChosen);
  return (
    <form className="choice-form" method="get" action={href(basePath)} data-autosubmit>
      {attribute.otherChosen.length > 0 && (
        <input type="hidden" name="chosen" value={attribute.otherChosen.join(',')} />
      )}
      <select
        className="input select"
        name="choose"
        aria-labelledby={labelId}
        defaultValue={chosen?.id ?? ''}
      >
        {!chosen && <option value="">{t('product.pleaseChoose')}</option>}
        {attribute.values.map(({ id, name, price, isSalable }) => (
          <option key={id} value={id}>
            {name}
            {price &&
              ` (${price.isFrom ? `${t('common.from')} ` : ''}${money(price.price, locale)})`}
            {!isSalable && ` – ${t('product.soldOut')}`}
          </option>
        ))}
      </select>
      <Button variant="secondary" data-apply>
        {t('product.choose')}
      </Button>
    </form>
  );
}
