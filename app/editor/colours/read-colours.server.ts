import type { AppLoadContext } from '@remix-run/node';
import { besideName, isChosen, shownName } from '../settings/beside';
import { loadPalette } from './load-palette.server';
import { colourOf, HEX } from './palette';

/** Lists the fields of a form that hold colours. */
export const COLOUR_FIELDS = 'colours';

/**
 * Resolves the colour fields of a form: the selected colour where the text is empty (`beside.ts`),
 * and the colour of a name. Any other text stays as typed, for the form to refuse.
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
