import { translatorFor } from '~/i18n/translate.server';
import { invalid } from '~/lib/reply-to-form.server';
import { isShopError } from '~/services/shop-api';
import { cleanBlocks } from '../clean-blocks.server';
import { CommandError } from '../document/commands';
import { parsePlace } from '../document/place-text';
import { copyOf } from '../document/tree';
import { changeDraft } from '../drafts.server';
import { parseBlocks } from '../operations/parse-blocks.server';
import { idOf } from '../load/read-edit.server';
import { back, textOf, type EditReply, type Intent, type Sent } from './intent.server';

/** Blocks that were copied on some page, as the text they are there. */
export const pasteIntents = {
  /** Fields: place, copied. Leads to the settings of the first of them. */
  async paste(sent) {
    const place = parsePlace(textOf(sent, 'place'));
    if (!place) throw new CommandError('notAllowedHere', '');
    const copied = textOf(sent, 'copied');
    try {
      const blocks = await cleanBlocks(parseBlocks(copied.trim()));
      const copies = blocks.map((block) => copyOf(block, () => crypto.randomUUID()));
      // Each is put before the one that was put there: so they stand in their order.
      const commands = copies.toReversed().map((block) => ({ kind: 'add' as const, block, place }));
      await changeDraft(sent.writer, [{ id: idOf(sent.form), commands }]);
      const first = copies[0]?.meta.uuid ?? '';
      return back(sent, { query: new URLSearchParams({ edit: first }), block: first });
    } catch (error) {
      if (isShopError(error, 'blocks.invalid')) return refusePaste(sent, copied);
      if (error instanceof CommandError) return refusePaste(sent, copied, error.problem);
      throw error;
    }
  },
} satisfies Record<string, Intent>;

/** The page again, with the text that was put in. */
function refusePaste(
  { context }: Sent,
  copied: string,
  problem: CommandError['problem'] | 'notCopied' = 'notCopied',
) {
  const text = translatorFor(context.locale).t(`editor.problem.${problem}`);
  const errors = [{ field: 'copied', code: `copied.${problem}`, text }];
  return invalid<EditReply>(context, { errors, copied });
}
