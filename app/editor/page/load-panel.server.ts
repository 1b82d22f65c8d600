import type { AppLoadContext } from '@remix-run/node';
import type { Block } from '~/services/shop-api';
import { translatorFor } from '~/i18n/translate.server';
import { blockTitle } from '../blocks/block-title';
import { blockDefinitions } from '../blocks/definitions';
import { isBlockName } from '../blocks/kit/block';
import type { BlockDefinition } from '../blocks/kit/define-block';
import { fieldsOf } from '../document/apply';
import { mayAdd, placesFor } from '../document/gestures';
import { parsePlace, placeText } from '../document/place-text';
import { isKnown } from '../document/rules';
import { childrenOf, findBlock, siblingsIn, type Document, type Place } from '../document/tree';
import { shownValue } from '../settings/read-settings.server';
import { fieldsOfSchema } from '../settings/settings-fields.server';
import type { SettingsField, SettingsGroup } from '../settings/settings-view';
import type { EditedPage } from './edited-page.server';
import type { BlockSettings, OfferedCategory, Panel } from './panel';

/** The panel an address opens; null for none, and for a block or place that is not there. */
export async function loadPanel(
  context: AppLoadContext,
  { searchParams }: URL,
  { page, document }: { page: EditedPage; document: Document },
): Promise<Panel | null> {
  const edit = searchParams.get('edit');
  if (edit !== null) {
    const block = findBlock(document, edit);
    return block ? { kind: 'settings', settings: settingsOf(block) } : null;
  }
  const add = searchParams.get('add');
  if (add !== null) return offers(context, document, parsePlace(add));
  const move = searchParams.get('move');
  if (move !== null) return moves(context, document, move);
  if (!searchParams.has('history')) return null;
  const revisions = await context.drafts.revisions(page.key);
  return {
    kind: 'history',
    revisions: revisions.map(({ at, ...revision }) => ({ ...revision, at: at.toISOString() })),
  };
}

/** What `readSettings` reads: the schema of a block's own fields. */
export function schemaOf({ name }: Block): BlockDefinition['content'] {
  if (!isBlockName(name)) return undefined;
  const { type, content, configuration } = blockDefinitions[name] as BlockDefinition;
  return type === 'structure' ? configuration : content;
}

function settingsOf(block: Block): BlockSettings {
  return {
    uuid: block.meta.uuid,
    title: blockTitle(block),
    groups: isKnown(block) ? groupsOf(block) : [],
    children: Array.isArray(block.content) ? block.content.map(settingsOf) : null,
  };
}

function groupsOf(block: Block): SettingsGroup[] {
  const values = fieldsOf(block);
  const groups = new Map<string, SettingsField[]>();
  for (const field of fieldsOfSchema(schemaOf(block))) {
    const { path, initial: _, ...rest } = field;
    const group = path.slice(0, -1).join('.');
    const shown = {
      ...rest,
      path: path.join('.'),
      name: path.at(-1)!,
      value: shownValue(values, field),
    };
    groups.set(group, [...(groups.get(group) ?? []), shown]);
  }
  return [...groups].map(([name, fields]) => ({ name, fields }));
}

function offers({ locale }: AppLoadContext, document: Document, place: Place | null): Panel | null {
  if (!place || !siblingsIn(document, place.parent)) return null;
  const categories = new Map<string, OfferedCategory>();
  for (const definition of Object.values<BlockDefinition>(blockDefinitions)) {
    const { category, title } = definition;
    const variations = definition.variations.flatMap(({ id, create }) =>
      mayAdd(
        document,
        create(locale, () => crypto.randomUUID()),
        place,
      )
        ? [{ id, title }]
        : [],
    );
    if (variations.length === 0) continue;
    const offered = categories.get(category) ?? { category, variations: [] };
    offered.variations.push(...variations);
    categories.set(category, offered);
  }
  return { kind: 'add', place: placeText(place), categories: [...categories.values()] };
}

function moves({ locale }: AppLoadContext, document: Document, uuid: string): Panel | null {
  if (!findBlock(document, uuid)) return null;
  const { t } = translatorFor(locale);
  const label = ({ parent, after }: Place) => {
    const holder = parent === null ? null : findBlock(document, parent)!;
    const siblings = holder ? childrenOf(holder) : document;
    const at = siblings.findIndex(({ meta }) => meta.uuid === after);
    const where = holder ? t('editor.placeIn', { block: nameOf(document, holder) }) : '';
    const there =
      at < 0
        ? t('editor.placeFirst')
        : t('editor.placeAfter', { block: blockTitle(siblings[at]!), position: at + 1 });
    return where ? `${where}: ${there}` : there;
  };
  const places = placesFor(document, uuid).map((place) => ({
    value: placeText(place),
    label: label(place),
  }));
  return { kind: 'move', uuid, places };
}

/** A block with its place among those of the page. */
function nameOf(document: Document, block: Block): string {
  const position = document.findIndex(({ meta }) => meta.uuid === block.meta.uuid) + 1;
  return position > 0 ? `${blockTitle(block)} (${position})` : blockTitle(block);
}
