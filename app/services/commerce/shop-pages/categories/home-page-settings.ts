import {
  homePageSettingsSchema,
  type HomePageChange,
  type HomePageSettings,
} from '../../../operator-api/categories';
import type { Operator } from '../../../operator-api/operator';
import { robotsSchema, ShopError, type ShopConfiguration } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { noteOperatorEvent } from '../../core/note-event';
import { writeSettings } from '../../core/write-settings';
import { configurationOf } from '../configuration/get-configuration';
import { changedSettings } from './changed-settings';

/** The settings of the home page in the language of the request, as the contract says. */
export async function getHomePageSettings(ctx: CommerceContext): Promise<HomePageSettings> {
  return settingsOf(await storedConfiguration(ctx), ctx.lang);
}

/** As the contract says. Concurrent saves are written one after the other. */
export function setHomePageSettings(
  ctx: CommerceContext,
  { settings, shown, by }: HomePageChange & { by: Operator },
): Promise<void> {
  const given = homePageSettingsSchema.partial().safeParse(settings);
  if (!given.success) {
    const fields = given.error.issues.map(({ path }) => path[0]);
    throw new ShopError('category.invalid', { cause: { fields } });
  }
  return transact(ctx, async (ctx) => {
    await ctx.db.client.query('lock table setting in share row exclusive mode');
    const configuration = await storedConfiguration(ctx);
    const present = settingsOf(configuration, ctx.lang);
    const changed = changedSettings(given.data, { shown, present });
    if (changed.length === 0) return;
    const written = Object.fromEntries(changed.map((key) => [key, given.data[key]]));
    const { sitemap, metaRobots, ...texts } = { ...present, ...written };
    await writeSettings(ctx, {
      homePage: { ...configuration.homePage, sitemap, [ctx.lang]: texts },
      robots: changed.includes('metaRobots')
        ? { ...configuration.robots, robotsHomepage: metaRobots }
        : undefined,
    });
    await noteOperatorEvent(ctx, 'operator.pageChanged', {
      operatorId: by.id,
      id: 'index',
      lang: ctx.lang,
      settings: written,
    });
  });
}

/** Read from the tables now. */
async function storedConfiguration({ db }: CommerceContext): Promise<ShopConfiguration> {
  const { rows } = await db.client.query<{ key: string; value: unknown }>(
    `select key, value from setting where key in ('homePage', 'robots')`,
  );
  return configurationOf(new Map(rows.map(({ key, value }) => [key, value])));
}

function settingsOf(
  { homePage, robots }: ShopConfiguration,
  lang: CommerceContext['lang'],
): HomePageSettings {
  const stored = robotsSchema.safeParse(robots['robotsHomepage']);
  return {
    ...homePage[lang],
    metaRobots: stored.success ? stored.data : 'ALL',
    sitemap: homePage.sitemap,
  };
}
