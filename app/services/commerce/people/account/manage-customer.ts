import type { Pool } from 'pg';

/** The changes of an account by an operator; missing fields stay unchanged. */
export type CustomerChange = { isBlocked?: boolean | undefined; classId?: number | undefined };

export type ManagedCustomer = {
  email: string;
  isBlocked: boolean;
  className: string;
  /** Of their billing addresses; not verified. */
  vatNumbers: string[];
};

/**
 * Blocks or unblocks an account, or puts it into another class (§6). A block ends the sessions of
 * the account immediately. Null for an address without an account, and for an unknown class.
 */
export async function manageCustomer(
  { pool }: { pool: Pool },
  email: string,
  { isBlocked, classId }: CustomerChange,
): Promise<ManagedCustomer | null> {
  const { rows } = await pool.query<ManagedCustomer>(
    `with changed as (
       update customer set is_blocked = coalesce($2, is_blocked), class_id = coalesce($3, class_id)
       where lower(email) = lower($1)
         and ($3::int is null or exists (select from customer_class where id = $3))
       returning id, email, is_blocked, class_id
     ), ended as (
       delete from visitor_session
       where customer_id in (select id from changed where is_blocked)
     )
     select c.email, c.is_blocked, k.name_en as class_name,
            array(select distinct vat_number from address
                  where customer_id = c.id and type_id = 1 and vat_number <> '') as vat_numbers
     from changed c join customer_class k on k.id = c.class_id`,
    [email.trim(), isBlocked ?? null, classId ?? null],
  );
  return rows[0] ?? null;
}
