import { transact, type CommerceContext } from '../../core/commerce-context';
import { providerOf } from '../../sale/payments/providers';
import { changesBetween, type Change } from './changes-between';
import type { Fault } from './fault';
import { navigationFaults } from './navigation-section';
import { readShop } from './read-shop';
import { checkShopFile } from './checked-file';
import type { ShopFile } from './schema';
import { writeShop } from './write-shop';

export type Applied = { changes: Change[] } | { faults: Fault[] };

/**
 * Applies a shop file, all of it or nothing, and returns the changes; with `isDry` nothing is
 * changed. A file with faults changes nothing either.
 */
export async function applyShop(
  ctx: CommerceContext,
  given: unknown,
  { isDry }: { isDry: boolean },
): Promise<Applied> {
  const checked = await checkShopFile(given);
  if (!checked.file) return { faults: checked.faults };
  const { file, faults: unread } = checked;
  try {
    return await transact(ctx, async (ctx) => {
      // Other writers of settings wait; readers continue.
      await ctx.db.client.query('lock table setting in share row exclusive mode');
      const faults = [
        ...unread,
        ...(await unknownNames(ctx, file)),
        ...(file.navigation ? await navigationFaults(ctx.db, file.navigation) : []),
      ];
      if (faults.length > 0) return { faults };
      const before = await readShop(ctx.db);
      await writeShop(ctx, file);
      const changes = changesBetween(before, await readShop(ctx.db));
      if (isDry) throw new Undone(changes);
      return { changes };
    });
  } catch (error) {
    if (error instanceof Undone) return { changes: error.changes };
    throw error;
  }
}

/** Rolls back a transaction that only computes the changes. */
class Undone extends Error {
  constructor(readonly changes: Change[]) {
    super('dry run');
  }
}

/** Countries, payment methods and numbers that are unknown or duplicate. */
async function unknownNames({ db }: CommerceContext, file: ShopFile): Promise<Fault[]> {
  const { rows } = await db.client.query<{ iso: string }>('select iso_code2 as iso from country');
  const known = new Set(rows.map(({ iso }) => iso));
  const faults: Fault[] = [];
  const countriesAt = (path: string, countries: readonly string[]) => {
    for (const [at, iso] of countries.entries()) {
      if (!known.has(iso))
        faults.push({ path: `${path}.${at}`, problem: `${iso} is no country here` });
    }
  };
  const onceAt = (path: string, names: readonly (string | number)[], what: string) => {
    for (const [at, name] of names.entries()) {
      if (names.indexOf(name) < at) {
        faults.push({ path: `${path}.${at}.${what}`, problem: `${name} is there twice` });
      }
    }
  };
  const providerAt = (path: string, key: string) => {
    if (!providerOf(key))
      faults.push({ path, problem: `${key} is no way to pay that this shop has` });
  };
  countriesAt('countries', file.countries ?? []);
  if (file.seller?.country && !known.has(file.seller.country)) {
    faults.push({ path: 'seller.country', problem: `${file.seller.country} is no country here` });
  }
  for (const [iso, steps] of Object.entries(file.vat ?? {})) {
    if (!known.has(iso)) faults.push({ path: `vat.${iso}`, problem: `${iso} is no country here` });
    onceAt(
      `vat.${iso}`,
      steps.map(({ from }) => from),
      'from',
    );
  }
  const { payment = [], delivery = [] } = file;
  onceAt(
    'payment',
    payment.map(({ key }) => key),
    'key',
  );
  onceAt(
    'delivery',
    delivery.map(({ id }) => id),
    'id',
  );
  for (const [at, way] of payment.entries()) {
    providerAt(`payment.${at}.key`, way.key);
    countriesAt(`payment.${at}.countries`, way.countries ?? []);
  }
  for (const [at, { notWith, prices, times }] of delivery.entries()) {
    for (const [nr, key] of notWith.entries()) providerAt(`delivery.${at}.notWith.${nr}`, key);
    for (const [list, entries] of Object.entries({ prices, times })) {
      for (const [nr, { countries }] of entries.entries()) {
        countriesAt(`delivery.${at}.${list}.${nr}.countries`, countries);
      }
    }
  }
  if (file.preferredDelivery) {
    const { stationProfiles, profiles } = file.preferredDelivery;
    const ways = new Set(file.delivery ? delivery.map(({ id }) => id) : await offeredWays(db));
    const wayAt = (path: string, id: number) => {
      if (ways.has(id)) return;
      faults.push({ path, problem: `${id} is no way of delivery that this shop offers` });
    };
    for (const [at, id] of stationProfiles.entries()) {
      const path = `preferredDelivery.stationProfiles.${at}`;
      wayAt(path, id);
      if (stationProfiles.indexOf(id) < at) faults.push({ path, problem: `${id} is there twice` });
    }
    for (const id of Object.keys(profiles)) wayAt(`preferredDelivery.profiles.${id}`, Number(id));
  }
  return faults;
}

async function offeredWays({ client }: CommerceContext['db']): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from shipping_profile where is_active',
  );
  return rows.map(({ id }) => id);
}
