import { DESIGN_KEYS, type DesignKey } from '~/services/operator-api/design';
import type { OperatorApi } from '~/services/operator-api/operator-api';
import { FONT_NAMES, type ShopConfiguration } from '~/services/shop-api';
import type { Robots } from '~/services/shop-api/entities/robots';
import type { Shaper } from './shaper';

/** The pages with a fixed address and robots settings. */
export const ROBOTS_PAGES = [
  'robotsHomepage',
  'robotsContactPage',
  'robotsCancellationRights',
  'robotsCancellationForm',
  'robotsLegalDisclosure',
  'robotsPrivacyPolicy',
  'robotsTermsAndConditions',
  'robotsSearchResult',
  'robotsAccessibilityDeclarationResult',
] as const;

/** The names of these settings in the original client: seoRobotsHomepage. */
const ROBOTS_KEYS = new Map<string, string>(
  ROBOTS_PAGES.map((page) => [page.replace(/^robots/, 'seoRobots'), page]),
);

/** Its values for them. */
const ROBOTS_VALUES: Record<string, Robots> = {
  all: 'ALL',
  index: 'INDEX',
  noindex: 'NOINDEX',
  nofollow: 'NOFOLLOW',
  'noindex, nofollow': 'NOINDEX_NOFOLLOW',
};

/** It has two sizes of spacing; the vertical one is ours. */
const BLOCK_SIZE = 'verticalBlockSize';

/** A picture of the media library, in the form in which the shop stores its logo. */
const LOGO = /^\/media\/[0-9a-f]{64}\/\d{2,4}\.avif$/;

type Setting = { key: string; value: string };
type Change = Omit<Parameters<OperatorApi['setConfiguration']>[0], 'by' | 'shown'>;

/**
 * The changes that settings of a client make to the shop; settings that our pages do not use are
 * stored for the client.
 */
export function fromWireSettings(settings: readonly Setting[], shaper: Shaper): Change {
  const changes = settings.map((setting) => fromWireSetting(setting, shaper));
  return {
    settings: changes.flatMap((change) => change.settings ?? []),
    robots: Object.assign({}, ...changes.map(({ robots }) => robots)) as Change['robots'] & object,
    clientSettings: Object.fromEntries(
      changes.flatMap(({ clientSettings }) => Object.entries(clientSettings ?? {})),
    ),
    ...Object.assign({}, ...changes.map(({ logo }) => logo && { logo })),
  };
}

function fromWireSetting({ key, value }: Setting, { publicOrigin }: Shaper): Partial<Change> {
  if (key === BLOCK_SIZE) return { settings: [{ key: 'blockSize', value }] };
  // A client may have fonts, logos and texts that our pages lack: stored until they are replaced by
  // ours.
  const drawn = { clientSettings: { [key]: '' } };
  // No client has an empty one (§5): the shop refuses it.
  const isEmptyFont = key === 'font' && value.trim() === '';
  if (isEmptyFont || (key === 'font' && isOurFont(value))) {
    return { settings: [{ key, value }], ...drawn };
  }
  if (key !== 'font' && isDesignKey(key)) return { settings: [{ key, value }] };
  const page = ROBOTS_KEYS.get(key);
  const robots = ROBOTS_VALUES[value.toLowerCase()];
  if (page && robots) return { robots: { [page]: robots }, ...drawn };
  const path = value.startsWith(publicOrigin) ? value.slice(publicOrigin.length) : value;
  if (key === 'headerLogo' && LOGO.test(path)) return { logo: path, ...drawn };
  return { clientSettings: { [key]: value } };
}

/**
 * All settings for clients: those that our pages use, by the names of the original client, and the
 * stored ones.
 */
export function clientSettingsOf({
  design,
  robots,
  clientSettings,
}: ShopConfiguration): Record<string, string> {
  const values = new Map(Object.entries(ROBOTS_VALUES).map(([value, ours]) => [ours, value]));
  const pages = [...ROBOTS_KEYS].map(([key, page]) => [
    key,
    values.get(robots[page] as Robots) ?? 'all',
  ]);
  const kept = Object.entries(clientSettings).filter(([key, value]) => value || !isDrawn(key));
  return Object.fromEntries([[BLOCK_SIZE, design.blockSize], ...pages, ...kept]);
}

function isDrawn(key: string): boolean {
  return key === 'font' || key === 'headerLogo' || ROBOTS_KEYS.has(key);
}

function isDesignKey(key: string): key is DesignKey {
  return (DESIGN_KEYS as readonly string[]).includes(key);
}

function isOurFont(value: string): boolean {
  return (FONT_NAMES as readonly string[]).includes(value);
}
