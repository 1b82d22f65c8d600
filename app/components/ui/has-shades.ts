import { createContext } from 'react';

/** Does this shop have goods in shades? Pictures of paint appear only on pages of such a shop. */
export const HasShades = createContext(false);
