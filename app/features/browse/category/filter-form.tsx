import { Button } from '~/components/ui/button';
import { FieldErrorText } from '~/components/ui/field';
import { useNetPrices } from '~/components/ui/shown-prices';
import { Swatch } from '~/components/ui/swatch';
import { decimal, money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { OPEN_FILTERS } from './listing-query';
import type { FilterGroupView, FilterValueView, ListingView } from './listing-view';
import { QueryFields } from './query-fields';

/** One GET form. On wide screens the style sheet keeps the sheet open beside the products. */
export function FilterForm({ listing }: { listing: ListingView }) {
  const { t, href } = useText();
  const { filters, openFilters, active, query } = listing;
  if (filters.length === 0) return null;
  const count = active.length + (listing.priceRange ? 1 : 0);
  return (
    <details
      className="filters"
      open={openFilters.length > 0 || filters.some(({ unread }) => unread)}
    >
      <summary className="button button-secondary">
        {t('catalogue.filters')}
        {count > 0 && <span className="filters-count">{count}</span>}
      </summary>
      <form className="filters-form" action={href(listing.path)} method="get" data-autosubmit>
        <h2 className="visually-hidden">{t('catalogue.filters')}</h2>
        {/* Enter presses the first button of a form, so this one applies it; the buttons that open
            groups come later. */}
        <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <QueryFields query={query} parts={['term', 'order']} />
        {openFilters.map((id) => (
          <input key={id} type="hidden" name={OPEN_FILTERS} value={id} />
        ))}
        {filters.map((group) => (
          <FilterGroup key={group.id} group={group} path={href(listing.path)} />
        ))}
        <div className="filters-end">
          <Button size="small" data-apply>
            {t('catalogue.filtersApply')}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** A closed group, and the rest of a long list, is loaded by a button of the form: ticks stay. */
function FilterGroup({ group, path }: { group: FilterGroupView; path: string }) {
  const { t } = useText();
  const place = `filter-${group.id}`;
  const more = {
    type: 'submit',
    name: OPEN_FILTERS,
    value: group.id,
    formAction: `${path}#${place}`,
    'data-more': place,
  } as const;
  if (!group.isOpen) {
    return (
      <button className="filter filter-closed" id={place} aria-expanded="false" {...more}>
        {group.name}
      </button>
    );
  }
  return (
    <details className="filter" id={place} open>
      <summary>{group.name}</summary>
      <fieldset>
        <legend className="visually-hidden">{group.name}</legend>
        {group.price && <PriceFields price={group.price} unread={group.unread} />}
        <div className={group.isColourCard ? 'filter-shades' : undefined}>
          {group.values.map((value) => (
            <FilterChoice key={value.id} value={value} hasCount={!group.isColourCard} />
          ))}
        </div>
        {group.moreCount > 0 && (
          <button className="filter-more" {...more}>
            {t('catalogue.filterMore', { count: group.moreCount })}
          </button>
        )}
      </fieldset>
    </details>
  );
}

/** A choice without results is disabled; an active one can be removed. */
function FilterChoice({ value, hasCount }: { value: FilterValueView; hasCount: boolean }) {
  return (
    <label className="filter-choice">
      <input
        type="checkbox"
        name="facets"
        value={value.id}
        defaultChecked={value.isChosen}
        disabled={value.count === 0 && !value.isChosen}
      />
      {value.color && <Swatch color={value.color} />}
      <span>{value.name}</span> {hasCount && <small>{value.count}</small>}
    </label>
  );
}

type PriceFieldsProps = {
  price: NonNullable<FilterGroupView['price']>;
  unread: FilterGroupView['unread'];
};

/** Bounds include VAT for everybody: an address finds the same goods for every visitor. */
function PriceFields({ price, unread }: PriceFieldsProps) {
  const { t, locale } = useText();
  const isNet = useNetPrices();
  const shown = (cents: number | null) =>
    cents === null ? '' : decimal(cents / 100, locale, 2).replace(/[.,](?=\d{3})/, '');
  const fields = [
    { name: 'priceMin', label: t('catalogue.priceFrom'), value: price.chosenMin, bound: price.min },
    { name: 'priceMax', label: t('catalogue.priceTo'), value: price.chosenMax, bound: price.max },
  ] as const;
  const wrong = fields.flatMap(({ name }) => unread?.[name] ?? []);
  return (
    <>
      {isNet && <p className="field-hint">{t('catalogue.priceGross')}</p>}
      <div className="filter-price">
        {fields.map(({ name, label, value, bound }) => (
          <label key={name}>
            {label}
            <input
              className="input"
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              placeholder={money(bound, locale)}
              defaultValue={unread?.[name] ?? shown(value)}
              aria-invalid={unread?.[name] ? true : undefined}
              aria-describedby={unread?.[name] ? 'filter-price-error' : undefined}
            />
          </label>
        ))}
      </div>
      {wrong.length > 0 && (
        <FieldErrorText
          id="filter-price"
          error={{
            code: 'price.unread',
            text: t('catalogue.priceUnread', { typed: wrong.join(', ') }),
          }}
        />
      )}
    </>
  );
}
