import { homeCountryOf } from '../../core/reference/home-country';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import type { OrderVatCheck, VatNumberState } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { unionVatNumber, vatPrefixOf } from '../../../vat-numbers/vat-number-forms';

/** How long an answer about a number is valid; then it is checked again. */
export const ANSWER_HOLDS_HOURS = 24;

/** The VAT number of a cart's billing address, and the last answer about it. */
export type BuyerVatNumber = {
  number: string;
  state: VatNumberState;
  /** ISO timestamps; null: never. */
  askedAt: string | null;
  answeredAt: string | null;
  consultation: string;
  name: string;
  address: string;
};

/**
 * SQL: the number of the billing address `a` as a `BuyerVatNumber`; `now` is the parameter of the
 * time. An answer that is too old does not count.
 */
export const BUYER_VAT_NUMBER = (now: string) => `
  select jsonb_build_object('number', a.vat_number,
           'state', case when v.answered_at > ${now}::timestamptz - interval '${ANSWER_HOLDS_HOURS} hours'
             then v.state else 'later' end,
           'askedAt', v.asked_at, 'answeredAt', v.answered_at,
           'consultation', coalesce(v.consultation, ''), 'name', coalesce(v.name, ''),
           'address', coalesce(v.address, ''))
  from address a left join vat_number_check v on v.number = a.vat_number`;

/** The same for a number that is in no address of the shop; null: there is none. */
export async function findBuyerVatNumber(
  { db, now }: CommerceContext,
  number: string,
): Promise<BuyerVatNumber | null> {
  if (number === '') return null;
  const { rows } = await db.client.query<{ known: BuyerVatNumber }>({
    name: 'buyer_vat_number',
    text: `with address as (select $1::text as vat_number)
           select (${BUYER_VAT_NUMBER('$2')}) as known`,
    values: [number, now()],
  });
  return rows[0]!.known;
}

/** The proof of what was known of its buyer's number, which an order stores. */
export function proofOf(known: BuyerVatNumber): OrderVatCheck {
  const { number, state, consultation, name, address } = known;
  // An answer that is too old does not count.
  const answeredAt = state === 'later' ? null : known.answeredAt;
  return state === 'later'
    ? { number, state, answeredAt, consultation: '', name: '', address: '' }
    : {
        number,
        state,
        answeredAt: answeredAt && new Date(answeredAt).toISOString(),
        consultation,
        name,
        address,
      };
}

/** Whether VAT depends on this number, as on those of other member states (§ 6a UStG). */
export function isOfOtherState(
  tables: Pick<ReferenceTables, 'countries' | 'settings'>,
  number: string,
): boolean {
  const { id, isEu } = homeCountryOf(tables);
  const home = tables.countries.find((country) => country.id === id)?.isoCode2 ?? 'DE';
  const parts = unionVatNumber(number);
  return isEu && parts !== null && parts.prefix !== vatPrefixOf(home);
}
