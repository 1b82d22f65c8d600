import * as z from 'zod/v4';
import {
  designSettingsSchema,
  FONT_NAMES,
  ShopError,
  type DesignSettings,
} from '../../../shop-api';
import { DESIGN_KEYS, type DesignKey } from '../../../operator-api/design';
import type { OperatorApi } from '../../../operator-api/operator-api';
import { transact, type CommerceContext } from '../../ground/commerce-context';
import { writeSettings } from '../../ground/write-settings';
import { configurationOf, DESIGN_NAMES } from './get-configuration';
import { noteOperatorEvent } from '../../ground/note-event';

type Input = Parameters<OperatorApi['setConfiguration']>[0];

const { selectedFont: _, ...others } = designSettingsSchema.shape;
const schemas: Record<DesignKey, z.ZodType<string>> = { ...others, font: z.enum(FONT_NAMES) };

/** As the contract says. One transaction; who comes second is told, and changes nothing. */
export function setConfiguration(
  ctx: CommerceContext,
  { settings, shown, by }: Input,
): Promise<void> {
  for (const { key, value } of settings) {
    if (!schemas[key].safeParse(value).success) {
      throw new ShopError('settings.invalid', { code: 422, cause: { key } });
    }
  }
  return transact(ctx, async ({ db, now }) => {
    const { client } = db;
    // Nobody else writes settings meanwhile; readers go on.
    await client.query('lock table setting in share row exclusive mode');
    const { rows } = await client.query<{ key: string; value: unknown }>(
      'select key, value from setting',
    );
    const present = designByKey(
      configurationOf(new Map(rows.map((row) => [row.key, row.value]))).design,
    );
    if (shown && DESIGN_KEYS.some((key) => present[key] !== shown[key])) {
      throw new ShopError('settings.conflict', { code: 409 });
    }
    const changed = settings.filter(({ key, value }) => present[key] !== value);
    if (changed.length === 0) return;
    await writeSettings(
      { db, now },
      Object.fromEntries(changed.map(({ key, value }) => [key, value])),
    );
    await noteOperatorEvent({ db, now }, 'operator.designChanged', {
      operatorId: by.id,
      settings: changed,
    });
  });
}

/** The design by the keys of the wire. */
export function designByKey(design: DesignSettings): Record<DesignKey, string> {
  return Object.fromEntries(DESIGN_KEYS.map((key) => [key, design[DESIGN_NAMES[key]]])) as Record<
    DesignKey,
    string
  >;
}
