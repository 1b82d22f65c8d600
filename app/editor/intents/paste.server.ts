import * as z from 'zod';
import { Refusal } from '~/features/page/form-action.server';
import { isShopError } from '~/services/shop-api';
import { cleanBlocks } from '~/blocks/clean-blocks.server';
import { CommandError } from '../document/commands';
import { parsePlace } from '../document/place-text';
import { copyOf } from '../document/tree';
import { changeDraft } from '../drafts.server';
import { parseBlocks } from '../operations/parse-blocks.server';
import { idOf } from '../load/read-edit-form.server';
import { back, editForm, noteMissing, type EditForm } from './intent.server';

/** Pastes blocks copied on any page, as JSON text. */
export const pasteIntents = {
  /** Leads to the settings of the first of them. */
  paste: editForm({
    schema: z.object({ place: z.string().default(''), copied: z.string().default('') }),
    show: ({ values, errors }) => ({ errors, copied: values.copied ?? '' }),
    async run({ place: typedPlace, copied }, sent) {
      const place = parsePlace(typedPlace);
      if (!place) throw new CommandError('notAllowedHere', '');
      try {
        const blocks = await cleanBlocks(parseBlocks(copied.trim()));
        const copies = blocks.map((block) => copyOf(block, () => crypto.randomUUID()));
        // Each block is inserted before the one inserted last, so that they end up in their order.
        const commands = copies
          .toReversed()
          .map((block) => ({ kind: 'add' as const, block, place }));
        await changeDraft(sent.writer, [{ id: idOf(sent.form), commands }]);
        const first = copies[0]?.meta.uuid ?? '';
        return back(sent, { query: new URLSearchParams({ edit: first }), block: first });
      } catch (error) {
        if (isShopError(error, 'blocks.invalid')) throw notPasted('notCopied');
        if (!(error instanceof CommandError)) throw error;
        noteMissing(sent.context, error);
        throw notPasted(error.problem);
      }
    },
  }),
} satisfies Record<string, EditForm>;

function notPasted(problem: CommandError['problem'] | 'notCopied'): Refusal {
  const [code, key] = [`copied.${problem}`, `editor.problem.${problem}`];
  return new Refusal([{ field: 'copied', code, key }]);
}
