import { blended, readableOn } from '~/lib/contrast';

/** `--raised`: the background of the panel where it stands below the picture, as on a phone. */
const RAISED = '#ffffff';

/** The default colour of text on a panel. */
export function inkOnPanel(panel: string, opacity: number): string {
  return readableOn(blended(panel, RAISED, opacity));
}
