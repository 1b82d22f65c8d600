import { enhanceForms } from './autosubmit';
import { enhanceCart } from './cart';
import { enhanceGallery } from './gallery';
import { enhanceMenus } from './menus';
import { enhanceNotices } from './notices';
import { enhanceQuantities } from './quantities';
import { enhanceSliders } from './sliders';

/**
 * The script of the shop pages. Everything it touches works without it: it only saves a page load
 * here and a key stroke there.
 */
enhanceCart();
enhanceForms();
enhanceGallery();
enhanceMenus();
enhanceNotices();
enhanceQuantities(document);
enhanceSliders();
