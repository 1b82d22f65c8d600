import type { ActionFunctionArgs } from '@remix-run/node';
import { byIntent, formAction, type Post } from '~/features/page/form-action.server';
import { requireOperator } from '~/operator/frame/require-operator.server';
import { readColours } from '../colours/read-colours.server';
import { CommandError } from '../document/commands';
import { authorOf, pageAt } from '../load/load-edit-page.server';
import { addIntents } from './add.server';
import { blockIntents } from './blocks.server';
import { commentIntents } from './comments.server';
import { designIntents } from './design.server';
import { historyIntents } from './history.server';
import {
  noteMissing,
  notDone,
  type EditAnswer,
  type Editing,
  type EditReply,
} from './intent.server';
import { pagesIntents } from './pages.server';
import { pasteIntents } from './paste.server';
import { pickIntents } from './pick.server';
import { picturesIntents } from './pictures.server';
import { publishIntents } from './publish.server';
import { scheduleIntents } from './schedule.server';
import { several } from './several.server';
import { shareIntents } from './share.server';
import { templateIntents } from './template.server';
import { tourIntents } from './tour.server';

const forms = {
  ...addIntents,
  ...blockIntents,
  ...historyIntents,
  ...publishIntents,
  ...scheduleIntents,
  ...shareIntents,
  ...commentIntents,
  ...designIntents,
  ...pagesIntents,
  ...pickIntents,
  ...picturesIntents,
  ...pasteIntents,
  ...templateIntents,
  ...tourIntents,
};

const one = byIntent<Editing, EditAnswer, EditReply>(forms);
const act = formAction(
  editingOf,
  byIntent<Editing, EditAnswer, EditReply>({ ...forms, several: several(one, editingOf) }),
);

/**
 * All actions of the edit page (docs/forms.md). 303, 409 or 422; 403 without the right; 503, to a
 * browser without script, if the shop itself failed.
 */
export const editAction = Object.assign(
  async (args: ActionFunctionArgs) => {
    // An operator who may not edit is redirected before the form is read, because its file was not
    // stored.
    await requireOperator(args.context, 'edit');
    try {
      return await act(args);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      noteMissing(args.context, error);
      return notDone(args, error.problem);
    }
  },
  { schemas: act.schemas },
);

async function editingOf({ context, params, request, form }: Post): Promise<Editing> {
  const operator = await requireOperator(context, 'edit');
  await readColours(context, form, operator.email);
  const query = new URL(request.url).searchParams;
  const page = await pageAt(context, params['*'] ?? '', query);
  const writer = authorOf(context, page, operator.email);
  const live = String(form.get('live') ?? '');
  const madeOn = /^\d{1,9}$/.test(live) ? Number(live) : null;
  return { operator, page, writer, madeOn, query };
}
