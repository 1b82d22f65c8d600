import { enhanceBuild } from './new-build';

/**
 * The same for a page that React renders. The values of its fields do not show whether the visitor
 * has typed; an order may be in progress, and card numbers are typed into the payment provider's
 * iframes.
 */
export function enhanceBuildOfReact(): void {
  let isInUse = false;
  for (const event of ['input', 'submit']) addEventListener(event, () => (isInUse = true), true);
  enhanceBuild(() => isInUse || document.activeElement instanceof HTMLIFrameElement);
}
