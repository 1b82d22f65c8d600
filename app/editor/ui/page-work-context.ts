import { createContext } from 'react';
import type { PageWork } from './use-page-work';

/**
 * Actions of a block's tools on the page itself; the same functions as long as the page is shown.
 */
export const PageWorkContext = createContext<Pick<PageWork, 'resume' | 'fill'>>({
  resume: () => undefined,
  fill: () => undefined,
});
