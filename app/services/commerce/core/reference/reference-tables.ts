import type { Pool } from 'pg';
import type { PickupTexts } from '../../../../../database/schema';
import type { Cents, Language } from '../../../shop-api';
import type { SpecialArea } from './special-area';

export type Names = Record<Language, string>;

/** `reduced2`: goods with a second reduced rate, such as 13 % in Austria. */
export type VatClass = 'standard' | 'reduced' | 'reduced2';
/** How goods are taxed; the VAT of a `voucher` (gift card) is due on its use (§ 3(15) UStG). */
export type TaxClass = VatClass | 'voucher';

export type VatRateRow = {
  countryId: number;
  vatClass: VatClass;
  /** In hundredths of a percent. */
  rate: number;
  /** ISO date in the seller's time zone. */
  validFrom: string;
};

export type CountryRow = {
  id: number;
  names: Names;
  isoCode2: string;
  zipCodeRegex: string | null;
  isShippingActive: boolean;
  isEu: boolean;
  specialAreas: SpecialArea[];
  /** Lower ones come first in lists; equal ones by name. */
  position: number;
  states: { id: number; names: Names }[];
};

export type ShippingProfileRow = {
  id: number;
  names: Names;
  parcelServiceId: number;
  parcelServiceName: string;
  /** Transit time in working days for destinations without their own. */
  minDays: number;
  maxDays: number;
  takesHazardousGoods: boolean;
  showDataPrivacyAgreementHint: boolean;
  excludedPaymentMethodIds: number[];
  /** Where and when the buyer collects the goods; null: a carrier delivers them. */
  pickup: PickupTexts | null;
  /** By destination and weight, lighter first. */
  prices: { countryId: number; maxWeightG: number; price: Cents; freeFrom: Cents | null }[];
  times: { countryId: number; minDays: number; maxDays: number }[];
};

export type PaymentMethodRow = {
  id: number;
  key: string;
  paymentKey: string;
  names: Names;
  descriptions: Names;
  icon: string;
  fee: Cents;
  /** Its destinations; null: all. */
  countryIds: number[] | null;
  maxAmount: Cents | null;
};

export type ProviderMethodRow = {
  /** Such as `creditcard`. */
  id: string;
  minAmount: Cents;
  maxAmount: Cents | null;
  iconHash: string | null;
};

/**
 * The small tables that nearly every request needs and an operator changes now and then. Lists are
 * in the shop's order and contain active rows.
 */
export type ReferenceTables = {
  /** Grows with every change of one of these tables (migration 0014). */
  version: number;
  settings: ReadonlyMap<string, unknown>;
  vatRates: readonly VatRateRow[];
  countries: readonly CountryRow[];
  shippingProfiles: readonly ShippingProfileRow[];
  paymentMethods: readonly PaymentMethodRow[];
  /** Payment methods that the payment provider has enabled for this shop. */
  providerMethods: readonly ProviderMethodRow[];
};

const NAMES = `jsonb_build_object('de', name_de, 'en', name_en)`;

const TEXT = `
  select (select version from reference_version) as version,
         (select coalesce(jsonb_object_agg(key, value), '{}') from setting) as settings,
         (select coalesce(jsonb_agg(jsonb_build_object('countryId', country_id,
                   'vatClass', vat_class, 'rate', rate, 'validFrom', valid_from)
                   order by valid_from desc), '[]')
            from vat_rate) as "vatRates",
         (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'names', ${NAMES},
                   'isoCode2', iso_code2, 'zipCodeRegex', zip_code_regex,
                   'isShippingActive', is_shipping_active, 'isEu', is_eu,
                   'position', position,
                   'specialAreas', (select coalesce(jsonb_agg(jsonb_build_object(
                                'names', ${NAMES}, 'zipFrom', zip_from, 'zipTo', zip_to,
                                'standardRate', standard_rate) order by zip_from), '[]')
                                from special_area where country_code = country.iso_code2),
                   'states', (select coalesce(jsonb_agg(jsonb_build_object('id', id,
                                'names', ${NAMES}) order by name_de), '[]')
                                from country_state where country_id = country.id))
                   order by position, id), '[]')
            from country) as countries,
         (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'names', ${NAMES},
                   'parcelServiceId', parcel_service_id,
                   'parcelServiceName', parcel_service_name,
                   'minDays', min_delivery_days, 'maxDays', max_delivery_days,
                   'takesHazardousGoods', takes_hazardous_goods,
                   'showDataPrivacyAgreementHint', show_data_privacy_agreement_hint,
                   'excludedPaymentMethodIds', to_jsonb(excluded_payment_method_ids),
                   'pickup', pickup,
                   'prices', (select coalesce(jsonb_agg(jsonb_build_object(
                                'countryId', country_id, 'maxWeightG', max_weight_g,
                                'price', price, 'freeFrom', free_from) order by max_weight_g), '[]')
                                from shipping_price where shipping_profile_id = p.id),
                   'times', (select coalesce(jsonb_agg(jsonb_build_object(
                               'countryId', country_id, 'minDays', min_days,
                               'maxDays', max_days)), '[]')
                               from shipping_time where shipping_profile_id = p.id))
                   order by pickup is not null, position, id), '[]')
            from shipping_profile p where is_active) as "shippingProfiles",
         (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'key', key,
                   'paymentKey', payment_key, 'names', ${NAMES},
                   'descriptions', jsonb_build_object('de', description_de, 'en', description_en),
                   'icon', icon, 'fee', fee, 'countryIds', to_jsonb(country_ids),
                   'maxAmount', max_amount) order by position, id), '[]')
            from payment_method where is_active) as "paymentMethods",
         (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'minAmount', min_amount,
                   'maxAmount', max_amount, 'iconHash', icon_hash) order by id), '[]')
            from provider_method) as "providerMethods"`;

type Row = Omit<ReferenceTables, 'settings'> & { settings: Record<string, unknown> };

/** Reads all of them by one statement, so that they are consistent. */
export async function loadReferenceTables(client: Pick<Pool, 'query'>): Promise<ReferenceTables> {
  const { rows } = await client.query<Row>({ name: 'reference_tables', text: TEXT });
  const { settings, ...tables } = rows[0]!;
  return { ...tables, settings: new Map(Object.entries(settings)) };
}
