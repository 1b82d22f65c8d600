import * as z from 'zod';
import { Refusal } from '~/features/page/form-action.server';
import { isShopError } from '~/services/shop-api';
import { cleanBlocks } from '~/blocks/clean-blocks.server';
import { CommandError } from '../document/commands';
import { changeMadeOn } from '../drafts.server';
import { idOf } from '../load/read-edit-form.server';
import { parseBlocks } from '../operations/parse-blocks.server';
import { back, editForm, type EditForm } from './intent.server';

/** The blocks of a page as a JSON template (§1). */
export const templateIntents = {
  /** The text becomes the draft, in one step; it is checked like blocks over the wire. */
  template: editForm({
    schema: z.object({ template: z.string().default('') }),
    show: ({ values, errors }) => ({ errors, copied: values.template ?? '' }),
    async run({ template }, sent) {
      try {
        const blocks = await cleanBlocks(parseBlocks(template.trim()));
        const commands = [{ kind: 'replace' as const, blocks }];
        await changeMadeOn(sent.writer, sent.madeOn, async () => ({
          id: idOf(sent.form),
          commands,
        }));
      } catch (error) {
        if (isShopError(error, 'blocks.invalid')) throw wrong(String(error.cause?.['problem']));
        if (error instanceof CommandError) throw wrong(error.problem);
        throw error;
      }
      return back(sent, { notices: [{ type: 'positive', key: 'editor.template.taken' }] });
    },
  }),
} satisfies Record<string, EditForm>;

function wrong(problem: string): Refusal {
  const key = `editor.template.problem.${problem}`;
  return new Refusal([{ field: 'template', code: `template.${problem}`, key }]);
}
