import type { AppLoadContext } from '@remix-run/node';
import { besideName, isChosen, shownName } from '../settings/beside';
import { loadPalette } from './load-palette.server';
import { colourOf, HEX } from './palette';

/** Names the fields of a form that hold colours. */
export const COLOUR_FIELDS = 'colours';

/**
 * Puts into a form what its colour fields mean: what was chosen where nothing was typed (`beside.ts`),
 * and the colour of a name. What means nothing stays as it was typed, for the form to refuse.
 */
export async function readColours(
  context: AppLoadContext,
  form: FormData,
  author: string,
): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  for (const field of form.getAll(COLOUR_FIELDS).map(String)) {
    if (!form.has(field)) continue;
    const [typed, chosen, shown] = [text(field), text(besideName(field)), text(shownName(field))];
    if (typed === shown && isChosen('colour', chosen, shown)) form.set(field, chosen);
    if (typed === '' || HEX.test(typed) || HEX.test(text(field))) continue;
    const { draft } = await context.operator.designs.read(author);
    form.set(field, colourOf(typed, await loadPalette(context, draft)) ?? typed);
  }
}
