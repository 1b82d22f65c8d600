import { createContext } from 'react';
import type { Panel } from '../../load/panel';

export type DrawerSide = 'left' | 'right';

/** Where the open drawer stands; the styles of the page around it go by the same answer. */
export const DrawerSideContext = createContext<DrawerSide>('left');

/** §2: block settings stand on the right, the others on the left. */
export function drawerSideOf({ kind }: Panel): DrawerSide {
  return kind === 'settings' || kind === 'pick' ? 'right' : 'left';
}
