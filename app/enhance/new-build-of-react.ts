import { enhanceBuild } from './new-build';

/**
 * The same for a page that React draws. Its fields do not tell by their values whether somebody typed,
 * an order may be on its way, and a card is typed into frames of the payment provider.
 */
export function enhanceBuildOfReact(): void {
  let isInUse = false;
  for (const event of ['input', 'submit']) addEventListener(event, () => (isInUse = true), true);
  enhanceBuild(() => isInUse || document.activeElement instanceof HTMLIFrameElement);
}
