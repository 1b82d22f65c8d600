import { createContext } from 'react';
import type { Panel } from '../../load/panel';

export type DrawerSide = 'left' | 'right';

/** The side of the open drawer; the styles of the page around it depend on it too. */
export const DrawerSideContext = createContext<DrawerSide>('left');

/** §2: block settings stand on the right, the others on the left. */
export function drawerSideOf({ kind }: Panel): DrawerSide {
  return kind === 'settings' || kind === 'pick' ? 'right' : 'left';
}
