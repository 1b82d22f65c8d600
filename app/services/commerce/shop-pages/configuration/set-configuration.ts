import { DESIGN_KEYS } from '../../../operator-api/design';
import type { OperatorApi } from '../../../operator-api/operator-api';
import { ShopError, type ShopConfiguration } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { noteOperatorEvent } from '../../core/note-event';
import { writeSettings } from '../../core/write-settings';
import { checkDesign, lockLiveDesign, readLiveConfiguration, writeDesign } from './write-design';

type Input = Parameters<OperatorApi['setConfiguration']>[0];

/** Maximum number of stored settings of clients: several times what the original client has. */
const MOST_CLIENT_SETTINGS = 500;

/** As the contract says. One transaction: a setting that is refused changes nothing. */
export function setConfiguration(
  ctx: CommerceContext,
  { settings, shown, by, ...others }: Input,
): Promise<void> {
  checkDesign(settings);
  return transact(ctx, async (ctx) => {
    const present = await lockLiveDesign(ctx);
    if (shown && DESIGN_KEYS.some((key) => present[key] !== shown[key])) {
      throw new ShopError('settings.conflict');
    }
    await writeDesign(ctx, settings, { present, by });
    const changes = changedSettings(await readLiveConfiguration(ctx), others);
    if (Object.keys(changes).length === 0) return;
    await writeSettings(ctx, changes);
    const data = { operatorId: by.id, settings: Object.keys(changes) };
    await noteOperatorEvent(ctx, 'operator.settingsChanged', data);
  });
}

type Others = Pick<Input, 'logo' | 'robots' | 'clientSettings'>;

/** The settings that differ from the live ones, each as a whole. */
function changedSettings(
  live: ShopConfiguration,
  { logo, robots, clientSettings }: Others,
): Record<string, unknown> {
  const kept = merged(live.clientSettings, clientSettings);
  if (kept && Object.keys(kept).length > MOST_CLIENT_SETTINGS) {
    throw new ShopError('settings.invalid', { cause: { key: 'clientSettings' } });
  }
  const changes = {
    logo: logo === live.logo ? undefined : logo,
    robots: merged(live.robots, robots),
    clientSettings: kept,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

type Entries = Readonly<Record<string, string>>;

/** The live entries with the new ones; undefined where none differs. */
function merged(live: Entries, entries: Entries = {}): Entries | undefined {
  const differs = Object.entries(entries).some(([key, value]) => live[key] !== value);
  return differs ? { ...live, ...entries } : undefined;
}
