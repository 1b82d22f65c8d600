import { createContext } from 'react';
import type { Panel } from '../../load/panel';

export type DrawerSide = 'left' | 'right';

/** The side of the open drawer; the styles of the page around it depend on it too. */
export const DrawerSideContext = createContext<DrawerSide>('left');

/** §2: block settings stand on the right, the others on the left. */
export function drawerSideOf({ kind }: Panel): DrawerSide {
  return kind === 'settings' || kind === 'pick' ? 'right' : 'left';
}

/** The class of what stands around a drawer, for its side and width. */
export function aroundDrawer(panel: Panel): string {
  const isOfPage = panel.kind === 'page' || panel.kind === 'homeSettings';
  const width = isOfPage ? ' editor-page-settings' : '';
  return `editor editor-with-drawer editor-drawer-${drawerSideOf(panel)}${width}`;
}
