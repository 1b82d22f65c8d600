import { Button } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RequiredHint } from '~/components/ui/field';
import { errorOf } from '~/components/ui/form-reply';
import { RadioGroup } from '~/components/ui/radio-group';
import { Select } from '~/components/ui/select';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { StationReply } from './choose-station.server';
import type { ParcelStationsView, StationView } from './load-parcel-stations.server';
import { StationMap } from './station-map-picture';

type ParcelStationsPageProps = {
  view: ParcelStationsView;
  /** The reply to a refused selection. */
  reply: StationReply | undefined;
};

/** Finds a station near an address, and makes it the delivery address (open point 1.12). */
export function ParcelStationsPage({ view, reply }: ParcelStationsPageProps) {
  const { t, href } = useText();
  const { query } = view;
  const stations = withChosen(view.stations, reply?.chosen);
  const errors = reply?.errors ?? view.errors;
  return (
    <div className="page page-narrow">
      <ErrorSummary errors={errors} />
      <p>
        <a href={`${href('/checkout')}#shipping-address`}>{t('preferredDelivery.back')}</a>
      </p>
      <h1>{t('parcelStations.title')}</h1>
      <p>{t('parcelStations.intro')}</p>
      <form className="form-stack" method="get" action={href('/checkout/parcel-stations')}>
        <div className="field-pair field-pair-town">
          <TextInput
            name="zipcode"
            label={t('parcelStations.zipCode')}
            hint={t('parcelStations.placeHint')}
            isOneOfSeveral
            error={errorOf(errors, 'zipcode')}
            defaultValue={query.zipcode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={LIMITS.address.zipCode}
          />
          <TextInput
            name="city"
            label={t('parcelStations.city')}
            isOneOfSeveral
            defaultValue={query.city}
            autoComplete="address-level2"
            maxLength={LIMITS.address.city}
          />
        </div>
        <TextInput
          name="street"
          label={t('parcelStations.street')}
          defaultValue={query.street}
          autoComplete="address-line1"
          maxLength={LIMITS.address.streetName}
        />
        <Select
          name="type"
          label={t('parcelStations.type')}
          isOneOfSeveral
          defaultValue={query.type}
          options={[
            { value: '', label: t('parcelStations.both') },
            { value: 'packstation', label: t('parcelStations.packstation') },
            { value: 'postfiliale', label: t('parcelStations.postfiliale') },
          ]}
        />
        <Button variant="secondary">{t('parcelStations.search')}</Button>
      </form>
      {stations?.length === 0 && <p>{t('parcelStations.none')}</p>}
      {stations && stations.length > 0 && (
        <section aria-labelledby="stations">
          <h2 id="stations">{t('parcelStations.found')}</h2>
          {view.map && <StationMap map={view.map} stations={stations.map(marked)} />}
          <StationForm view={view} stations={stations} reply={reply} />
        </section>
      )}
    </div>
  );
}

/**
 * The found stations, and the one of a refused selection: it was posted without its search, or is
 * no longer found. Its typed values stand beside it.
 */
function withChosen(found: ParcelStationsView['stations'], chosen: StationView | null = null) {
  if (!chosen || found?.some(({ value }) => value === chosen.value)) return found;
  return [...(found ?? []), chosen];
}

/** In the radio group, the group's own id is that of the first option. */
const marked = ({ value, name }: StationView, index: number) => ({
  id: index === 0 ? 'station' : `station-${value}`,
  label: `${index + 1}. ${name}`,
});

type StationFormProps = ParcelStationsPageProps & {
  stations: NonNullable<ParcelStationsView['stations']>;
};

function StationForm({ view, stations, reply }: StationFormProps) {
  const { t, href } = useText();
  const errors = reply?.errors ?? [];
  const known = { ...view.recipient, postNumber: '' };
  const input = (name: keyof typeof known) => ({
    name,
    defaultValue: reply?.values[name] ?? known[name],
    error: errorOf(errors, name),
    maxLength: LIMITS.address[name],
  });
  // The search is in the address, so that a refused selection finds the same stations again.
  const search = new URLSearchParams(view.query);
  return (
    <form
      className="form-stack"
      method="post"
      action={`${href('/checkout/parcel-stations')}?${search}`}
      noValidate
    >
      <RequiredHint />
      <RadioGroup
        name="station"
        label={t('parcelStations.station')}
        error={errorOf(errors, 'station')}
        options={stations.map((station, index) => ({
          value: station.value,
          label: marked(station, index).label,
          hint: station.place,
        }))}
        defaultValue={reply?.values.station}
        required
      />
      <fieldset className="station-recipient">
        <legend>{t('parcelStations.recipient')}</legend>
        <div className="field-pair">
          <TextInput
            {...input('firstName')}
            label={t('address.firstName')}
            autoComplete="shipping given-name"
            required
          />
          <TextInput
            {...input('lastName')}
            label={t('address.lastName')}
            autoComplete="shipping family-name"
            required
          />
        </div>
      </fieldset>
      <TextInput
        {...input('postNumber')}
        label={t('parcelStations.postNumber')}
        hint={t('parcelStations.postNumberHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button size="large">{t('parcelStations.use')}</Button>
    </form>
  );
}
