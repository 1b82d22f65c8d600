import * as z from 'zod';
import {
  DESIGN_KEYS,
  type DesignKey,
  type DesignSetting,
  type DesignValues,
} from '../../../operator-api/design';
import type { Operator } from '../../../operator-api/operator';
import {
  designSettingsSchema,
  FONT_NAMES,
  ShopError,
  type DesignSettings,
  type ShopConfiguration,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { noteOperatorEvent } from '../../core/note-event';
import { writeSettings } from '../../core/write-settings';
import { configurationOf, DESIGN_NAMES } from './get-configuration';

const { selectedFont: _, ...others } = designSettingsSchema.shape;
const schemas: Record<DesignKey, z.ZodType<string>> = { ...others, font: z.enum(FONT_NAMES) };

/** Throws `settings.invalid` (422, cause { key }) for an invalid value. */
export function checkDesign(settings: readonly DesignSetting[]): void {
  const wrong = settings.find(({ key, value }) => !schemas[key].safeParse(value).success);
  if (wrong) throw new ShopError('settings.invalid', { cause: { key: wrong.key } });
}

/** The design by the keys of the wire. */
export function designByKey(design: DesignSettings): DesignValues {
  return Object.fromEntries(
    DESIGN_KEYS.map((key) => [key, design[DESIGN_NAMES[key]]]),
  ) as DesignValues;
}

/** The configuration, read from the tables now. */
export async function readLiveConfiguration({
  db,
}: Pick<CommerceContext, 'db'>): Promise<ShopConfiguration> {
  const { rows } = await db.client.query<{ key: string; value: unknown }>(
    'select key, value from setting',
  );
  return configurationOf(new Map(rows.map((row) => [row.key, row.value])));
}

/** The live design, read from the tables now. */
export async function readLiveDesign(ctx: Pick<CommerceContext, 'db'>): Promise<DesignValues> {
  return designByKey((await readLiveConfiguration(ctx)).design);
}

/** The same in a transaction that excludes other writers of settings; readers continue. */
export async function lockLiveDesign(ctx: CommerceContext): Promise<DesignValues> {
  await ctx.db.client.query('lock table setting in share row exclusive mode');
  return readLiveDesign(ctx);
}

/**
 * Sets what differs from `present` and stores both as revisions: a design that was not published in
 * the editor becomes one before it is overwritten. In the transaction of `lockLiveDesign`. False
 * where nothing differs.
 */
export async function writeDesign(
  ctx: CommerceContext,
  settings: readonly DesignSetting[],
  { present, by }: { present: DesignValues; by: Operator },
): Promise<boolean> {
  const changed = settings.filter(({ key, value }) => present[key] !== value);
  if (changed.length === 0) return false;
  const next = Object.fromEntries(changed.map(({ key, value }) => [key, value]));
  await writeSettings(ctx, next);
  // A client's font that the pages do not have is replaced by the new one.
  if (next['font'] !== undefined) {
    await ctx.db.client.query(
      `update setting set value = value - 'font' where key = 'clientSettings'`,
    );
  }
  await ctx.db.client.query(
    `insert into design_revision (design, author, created_at)
     select $1::jsonb, '', $2::timestamptz
     where $1::jsonb is distinct from
       (select design from design_revision order by version desc limit 1)`,
    [JSON.stringify(present), ctx.now()],
  );
  await ctx.db.client.query(
    'insert into design_revision (design, author, created_at) values ($1, $2, $3)',
    [JSON.stringify({ ...present, ...next }), by.email, ctx.now()],
  );
  await noteOperatorEvent(ctx, 'operator.designChanged', {
    operatorId: by.id,
    settings: changed,
  });
  return true;
}
