import * as z from 'zod';
import { Refusal } from '~/features/page/form-action.server';
import type { FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { alternateProblem, typedOf } from '../load/read-pick.server';
import { back, editForm, type EditForm } from './intent.server';
import { pictureProblem } from './picture-problem.server';

/** Actions on a picture in the library's list. */
export const picturesIntents = {
  /** Its alternative text for future use; pictures on pages keep theirs. */
  'describe-picture': editForm({
    schema: z.object({ picture: z.string().default(''), alt: z.string().default('') }),
    show: ({ errors }, sent) => ({ errors, picker: typedOf(sent.form) }),
    async run({ picture: key, alt }, sent) {
      const { operator } = sent.context;
      const item = await operator.getStorageMetadata({ key });
      if (!item) throw new Refusal([pictureProblem(sent, 'picture', 'picture.unknown')]);
      const wrong = alternateProblem({ alt }, false);
      if (wrong) throw new Refusal([pictureProblem(sent, 'picture-alt', `alt.${wrong}`)]);
      await operator.changeStorageItem({ key, alternate: alt.trim() });
      const notices: FlashNotice[] = [{ type: 'positive', key: 'editorPictures.saved' }];
      return back(sent, { anchor: 'panel', notices });
    },
  }),
} satisfies Record<string, EditForm>;
