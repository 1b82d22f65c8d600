import type { AppLoadContext } from '@remix-run/node';
import type { DesignState } from '~/services/operator-api/design';
import type { Block } from '~/services/shop-api';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { blockTitle } from '~/blocks/block-title';
import { BlocksListsError, makingBlocksLists } from '../blocks-lists/list-failure';
import { placeName } from '../place-name';
import { fieldsOf } from '../document/block-fields';
import { placesFor } from '../document/gestures';
import { placeText } from '../document/place-text';
import { fieldSchemaOf, isKnown } from '../document/block-rules';
import { findBlock, type Document } from '../document/tree';
import { entriesOf, shownValue } from '../settings/read-settings.server';
import { fieldsOfSchema } from '../settings/settings-fields.server';
import type { SettingsField, SettingsGroup } from '../settings/settings-view';
import { loadCommentsPanel } from './comments-panel.server';
import { addPanel } from './add-panel.server';
import { loadDesignPanel } from './design-panel.server';
import { loadPicker } from './picker.server';
import { loadPublishingPanel } from './publishing-panel.server';
import { loadPagesPanel, type PagesQuestion } from './pages-panel.server';
import { loadPicturesPanel } from './pictures-panel.server';
import type { BlockSettings, Panel, SeenRevision } from './panel';

type PanelQuestion = PagesQuestion & {
  document: Document;
  seen: SeenRevision | null;
  design: DesignState;
};

/**
 * The panel that an address opens; null for none, and for a block or position that does not exist.
 */
export async function loadPanel(
  context: AppLoadContext,
  { searchParams }: URL,
  { document, seen, design, ...asked }: PanelQuestion,
): Promise<Panel | null> {
  const edit = searchParams.get('edit');
  if (edit !== null) {
    const picker = await loadPicker(context, document, searchParams);
    if (picker) return { kind: 'pick', picker };
    const block = findBlock(document, edit);
    return block ? { kind: 'settings', settings: settingsOf(block, context.locale) } : null;
  }
  if (searchParams.has('add')) {
    return offersOr(context, () => addPanel(context, searchParams, { document, ...asked }));
  }
  const move = searchParams.get('move');
  if (move !== null) return moves(context, document, move);
  const copy = searchParams.get('copy');
  if (copy !== null) return findBlock(document, copy) ? { kind: 'copy', uuid: copy } : null;
  if (searchParams.has('outline')) return { kind: 'outline' };
  if (searchParams.has('template')) {
    return { kind: 'template', text: JSON.stringify(document, null, 2) };
  }
  const comments = await loadCommentsPanel(context, searchParams, { document, ...asked });
  if (comments) return comments;
  if (searchParams.has('design')) return loadDesignPanel(context, asked.operator, design);
  const ofPages = await loadPagesPanel(context, searchParams, asked);
  if (ofPages) return ofPages;
  const ofPictures = await loadPicturesPanel(context, searchParams, asked.pages);
  if (ofPictures) return ofPictures;
  const publishing = await loadPublishingPanel(context, searchParams, asked);
  if (publishing) return publishing;
  if (!searchParams.has('history') && !seen) return null;
  const revisions = await context.operator.drafts.revisions(asked.page.key);
  return {
    kind: 'history',
    seen,
    revisions: revisions.map(({ at, plannedAt, ...revision }) => ({
      ...revision,
      at: at.toISOString(),
      isPlanned: plannedAt !== null,
    })),
  };
}

/** §8: the page stays usable, and its panel gives the reason why nothing can be added. */
async function offersOr(
  { page }: AppLoadContext,
  make: () => Panel | null | Promise<Panel | null>,
): Promise<Panel | null> {
  try {
    return await makingBlocksLists(make);
  } catch (error) {
    if (!(error instanceof BlocksListsError)) throw error;
    page.failure = error;
    return { kind: 'noBlocks', detail: error.detail };
  }
}

function settingsOf(block: Block, locale: Locale): BlockSettings {
  return {
    uuid: block.meta.uuid,
    title: blockTitle(block, locale),
    groups: isKnown(block) ? groupsOf(block) : [],
    children: Array.isArray(block.content)
      ? block.content.map((child) => settingsOf(child, locale))
      : null,
  };
}

function groupsOf(block: Block): SettingsGroup[] {
  const values = fieldsOf(block);
  const groups = new Map<string, SettingsField[]>();
  for (const field of fieldsOfSchema(fieldSchemaOf(block), entriesOf(values))) {
    const { path, initial: _, ...rest } = field;
    const group = path.slice(0, -1).join('.');
    const shown = {
      ...rest,
      path: path.join('.'),
      ...nameOfField(path),
      value: shownValue(values, field),
    };
    groups.set(group, [...(groups.get(group) ?? []), shown]);
  }
  return [...groups].map(([name, fields]) => ({ name, fields }));
}

/** An entry of a list of texts is named like the list, with its index. */
function nameOfField(path: readonly string[]): { name: string; position?: number } {
  const name = path.at(-1)!;
  if (!/^\d+$/.test(name)) return { name };
  return { name: path.at(-2)!, position: Number(name) + 1 };
}

function moves({ locale }: AppLoadContext, document: Document, uuid: string): Panel | null {
  if (!findBlock(document, uuid)) return null;
  const words = { ...translatorFor(locale), locale };
  const places = placesFor(document, uuid).map((place) => ({
    value: placeText(place),
    label: placeName(document, place, words),
  }));
  return { kind: 'move', uuid, places };
}
