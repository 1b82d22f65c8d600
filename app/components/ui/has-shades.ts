import { createContext } from 'react';

/** Do goods of this shop come in shades? Pictures of paint stand on pages of such a shop only. */
export const HasShades = createContext(false);
