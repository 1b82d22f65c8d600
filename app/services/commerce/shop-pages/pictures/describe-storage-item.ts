import type { CommerceContext } from '../../core/commerce-context';

/** As the contract says; changes no existing description. */
export async function describeStorageItem(
  { db, lang }: CommerceContext,
  { key, alternate }: { key: string; alternate: string },
): Promise<void> {
  const column = lang === 'de' ? 'alternate_de' : 'alternate_en';
  await db.client.query(`update picture set ${column} = $2 where key = $1 and ${column} = ''`, [
    key,
    alternate,
  ]);
}

/** As the contract says. */
export async function changeStorageItem(
  { db, lang }: CommerceContext,
  { key, alternate }: { key: string; alternate: string },
): Promise<void> {
  const column = lang === 'de' ? 'alternate_de' : 'alternate_en';
  await db.client.query(`update picture set ${column} = $2 where key = $1`, [key, alternate]);
}
