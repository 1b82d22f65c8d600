import { enhanceForms } from './autosubmit';
import { enhanceCart } from './cart';
import { enhanceCartLines } from './cart-lines';
import { enhanceFilters } from './filters';
import { enhanceGallery } from './gallery';
import { enhanceMenus } from './menus';
import { enhanceNotices } from './notices';
import { enhanceQuantities } from './quantities';
import { enhanceShadeFields } from './shade-field';
import { enhanceSliders } from './sliders';
import { enhanceZoom } from './zoom';

/**
 * The script of the shop pages. Everything it touches works without it: it only saves a page load
 * here and a key stroke there.
 */
// Before the cart's own forms are marked as busy.
enhanceCartLines();
enhanceCart();
enhanceFilters();
enhanceForms();
enhanceGallery();
enhanceMenus();
enhanceNotices();
enhanceQuantities(document);
enhanceShadeFields();
enhanceSliders();
enhanceZoom();
