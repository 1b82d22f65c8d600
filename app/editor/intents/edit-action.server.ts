import type { AppLoadContext } from '@remix-run/node';
import { editPath } from '~/operator/frame/edit-path';
import { requireOperator } from '~/operator/frame/require-operator.server';
import { CommandError } from '../document/commands';
import { changeBlocks } from './blocks.server';
import { designIntents } from './design.server';
import { historyIntents } from './history.server';
import { notDone, textOf, type Intent } from './intent.server';
import { pagesIntents } from './pages.server';
import { pasteIntents } from './paste.server';
import { pickIntents } from './pick.server';
import { publishIntents } from './publish.server';
import { scheduleIntents } from './schedule.server';
import { shareIntents } from './share.server';
import { tourIntents } from './tour.server';
import { authorOf, editedPage } from '../load/load-edit-page.server';

const INTENTS = new Map<string, Intent>(
  Object.entries({
    ...historyIntents,
    ...publishIntents,
    ...scheduleIntents,
    ...shareIntents,
    ...designIntents,
    ...pagesIntents,
    ...pickIntents,
    ...pasteIntents,
    ...tourIntents,
  }),
);

/** An intent may say what it is about behind a colon: `pick:image.desktop`. */
const nameOf = (intent: string) => intent.split(':', 1)[0]!;

/**
 * Everything that is done on the edit page (docs/forms.md). Fields: intent, once, and those its
 * intent names. 303, 409 or 422; 403 without the right.
 */
export async function editAction(request: Request, context: AppLoadContext, below: string) {
  const operator = await requireOperator(context, 'edit');
  const page = await editedPage(context, below, editPath);
  const form = await request.formData();
  const writer = authorOf(context, page, operator.email);
  const query = new URL(request.url).searchParams;
  const sent = { context, operator, page, writer, form, query };
  try {
    const intent = INTENTS.get(nameOf(textOf(sent, 'intent'))) ?? changeBlocks;
    return await intent(sent);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return notDone(sent, error.problem);
  }
}
