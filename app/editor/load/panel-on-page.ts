import { findBlock, type Document } from '../document/tree';
import type { BlockSettings, Panel } from './panel';

/**
 * The panel without the blocks that the page no longer holds; null if its own block is gone. A
 * deleted block leaves the page before the server has answered with a new panel.
 */
export function panelOnPage(panel: Panel, document: Document): Panel | null {
  if (panel.kind === 'move' || panel.kind === 'copy') {
    return findBlock(document, panel.uuid) ? panel : null;
  }
  if (panel.kind !== 'settings') return panel;
  const settings = settingsOnPage(panel.settings, document);
  return settings && { ...panel, settings };
}

function settingsOnPage(settings: BlockSettings, document: Document): BlockSettings | null {
  if (!findBlock(document, settings.uuid)) return null;
  const children = settings.children?.flatMap((child) => settingsOnPage(child, document) ?? []);
  return { ...settings, children: children ?? null };
}
