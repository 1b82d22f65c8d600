import { enhanceForms } from './autosubmit';
import { enhanceCart } from './cart';
import { enhanceCartLines } from './cart-lines';
import { enhanceFileFields } from './file-fields';
import { enhanceFilters } from './filters';
import { enhanceGallery } from './gallery';
import { enhanceLeaving } from './leaving-bar';
import { enhanceMenus } from './menus';
import { enhanceBuild } from './new-build';
import { enhanceNotices } from './notices';
import { enhanceQuantities } from './quantities';
import { enhanceReviewDialogs } from './review-dialogs';
import { enhanceShadeFields } from './shade-field';
import { enhanceSliders } from './sliders';
import { enhanceSuggestions } from './suggestions';
import { enhanceViewport } from './viewport';
import { enhanceWishes } from './wishes';
import { enhanceZoom } from './zoom';

/**
 * The script of the shop pages. All of them work without it: it only saves page loads and key
 * strokes. The controls that are clicked first come first, each in a separate task, so that a slow
 * phone reacts to a touch in between. The page is marked when everything is set up.
 */
void startOneByOne([
  enhanceCartLines, // before the cart's own forms are marked as busy
  enhanceWishes, // likewise
  enhanceReviewDialogs, // likewise
  enhanceCart,
  enhanceMenus,
  enhanceFilters,
  enhanceFileFields,
  enhanceForms,
  enhanceGallery,
  enhanceLeaving,
  enhanceNotices,
  () => enhanceQuantities(document),
  enhanceShadeFields,
  enhanceSliders,
  enhanceSuggestions,
  enhanceZoom,
  enhanceBuild,
  enhanceViewport,
]);

async function startOneByOne(parts: readonly (() => void)[]): Promise<void> {
  for (const start of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    start();
  }
  document.documentElement.dataset.enhanced = '';
}
