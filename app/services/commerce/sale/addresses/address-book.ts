import { camelCase, type CamelCase } from '../../../../../database/camel-case';
import { ShopError, type AddressData, type AddressTypeId } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { addressNotFound } from './address-not-found';
import { addressColumns, placesFrom } from './address-columns';
import { makeDefault } from './default-address';

/** Addresses of a type in one account: more than any customer needs, too few to fill a disk. */
const MOST = 50;

/** The class of this lock among the database's advisory locks. */
const BOOK_LOCK = 30;

type Columns = Record<string, unknown>;

/** The columns that a person types; an address with other values is another address. */
export const WORDS = [
  'first_name',
  'last_name',
  'company_name',
  'vat_number',
  'street_name',
  'apartment',
  'zip_code',
  'city',
  'country_id',
  'state_id',
  'phone_number',
  'post_number',
] as const;
/** The same columns as they are read. */
type StoredWords = { [Column in (typeof WORDS)[number] as CamelCase<Column>]: unknown };

/**
 * Until the end of the transaction no other transaction changes these addresses, so that one of
 * each type is primary. A caller that needs the customer's cart too has locked it before.
 */
export async function lockAddressBook({ db }: CommerceContext, customerId: number): Promise<void> {
  await db.client.query('select pg_advisory_xact_lock($1, $2)', [BOOK_LOCK, customerId]);
}

/** The typed columns and type of a customer's address; null when it is not theirs. */
export async function findInBook(
  { db }: CommerceContext,
  customerId: number,
  id: number,
): Promise<{ typeId: AddressTypeId; words: Columns } | null> {
  const { rows } = await db.client.query<StoredWords & { typeId: AddressTypeId }>(
    `select type_id, ${WORDS.join(', ')} from address where id = $1 and customer_id = $2`,
    [id, customerId],
  );
  return rows[0] ? { typeId: rows[0].typeId, words: columnsOf(rows[0]) } : null;
}

function columnsOf(row: StoredWords): Columns {
  return Object.fromEntries(WORDS.map((name) => [name, row[camelCase(name)]]));
}

/** The id of an address of this type with the same values; null when there is none. */
export async function findSameInBook(
  { db }: CommerceContext,
  customerId: number,
  typeId: AddressTypeId,
  words: Columns,
): Promise<number | null> {
  const { rows } = await db.client.query<StoredWords & { id: number }>(
    `select id, ${WORDS.join(', ')} from address where customer_id = $1 and type_id = $2 order by id`,
    [customerId, typeId],
  );
  const isSame = (row: StoredWords) => WORDS.every((name) => row[camelCase(name)] === words[name]);
  return rows.find(isSame)?.id ?? null;
}

/** Changes the address with this id, or adds one; returns its id. */
export async function saveInBook(
  ctx: CommerceContext,
  customerId: number,
  typeId: AddressTypeId,
  address: AddressData,
): Promise<number> {
  const id =
    address.id === undefined
      ? await insert(ctx, customerId, typeId, address)
      : await update(ctx, customerId, typeId, { ...address, id: address.id });
  if (address.primary) await makeDefault(ctx, customerId, typeId, id);
  return id;
}

/** The first of a type is the default one. */
async function insert(
  { db, now }: CommerceContext,
  customerId: number,
  typeId: AddressTypeId,
  address: AddressData,
): Promise<number> {
  const row = addressColumns(address);
  const { rows } = await db.client.query<{ id: number }>(
    `insert into address (customer_id, type_id, created_at, updated_at, is_primary,
       ${Object.keys(row).join(', ')})
     select $1, $2, $3, $3,
       not exists (select from address where customer_id = $1 and type_id = $2 and is_primary),
       ${placesFrom(5, row)}
     where (select count(*) from address where customer_id = $1 and type_id = $2) < $4
     returning id`,
    [customerId, typeId, now(), MOST, ...Object.values(row)],
  );
  if (!rows[0]) throw new ShopError('address.tooMany', { cause: { maximum: MOST } });
  return rows[0].id;
}

/** The country of the customer's open cart follows its shipping address. */
async function update(
  { db, now }: CommerceContext,
  customerId: number,
  typeId: AddressTypeId,
  address: AddressData & { id: number },
): Promise<number> {
  const row = addressColumns(address);
  const { rowCount } = await db.client.query(
    `update address set (updated_at, ${Object.keys(row).join(', ')})
       = ($4::timestamptz, ${placesFrom(5, row)})
     where id = $1 and customer_id = $2 and type_id = $3`,
    [address.id, customerId, typeId, now(), ...Object.values(row)],
  );
  if (rowCount === 0) throw addressNotFound();
  await db.client.query(
    `update cart set version = version + 1, updated_at = $3,
       shipping_country_id = case when shipping_address_id = $2 then $4 else shipping_country_id end
     where customer_id = $1 and status = 'open' and $2 in (shipping_address_id, invoice_address_id)`,
    [customerId, address.id, now(), address.country],
  );
  return address.id;
}
