import { blended, readableOn } from '~/lib/contrast';

/** `--raised`: what the panel lies on where the picture stands above it, as on a phone. */
const RAISED = '#ffffff';

/** The colour of words on a panel for which nobody has chosen one. */
export function inkOnPanel(panel: string, opacity: number): string {
  return readableOn(blended(panel, RAISED, opacity));
}
