import type { SummaryError } from '~/components/ui/error-summary';
import * as z from 'zod';
import { Refusal, type FormReply } from '~/features/page/form-action.server';
import type { FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { decimal } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { TextKey } from '~/i18n/translator';
import { contrast } from '~/lib/contrast';
import { seeOtherDocument } from '~/lib/reply-to-form.server';
import { DESIGN_KEYS, type DesignKey, type DesignValues } from '~/services/operator-api/design';
import { isShopError } from '~/services/shop-api';
import { PAPER } from '~/styles/design-tokens';
import { designFormSchema } from '../design/design-form.server';
import { idOf } from '../load/read-edit-form.server';
import {
  back,
  editForm,
  NO_FIELDS,
  numberText,
  refused,
  savedNotice,
  type EditForm,
  type IntentRequest,
} from './intent.server';

const text = z.string().default('');
const BY_KEY = { font: text, primaryColor: text, secondaryColor: text, blockSize: text };
const DESIGN_AS_TYPED = z.object({
  ...BY_KEY,
  shown: z
    .object(BY_KEY)
    .default({ font: '', primaryColor: '', secondaryColor: '', blockSize: '' }),
});

const again = (key: string): FlashNotice[] => [{ type: 'neutral', key }];

/**
 * The design of the whole shop: a draft of its author that is undone, saved and published like a
 * page (decision 116).
 */
export const designIntents = {
  /**
   * The values that differ from those the form showed become one step of the draft. An invalid
   * value is refused alone: the others are saved.
   */
  design: editForm({
    schema: DESIGN_AS_TYPED,
    show({ values, errors }, { context }) {
      const typed = (key: DesignKey) => [key, values[key] ?? ''] as const;
      const design = Object.fromEntries(DESIGN_KEYS.map(typed)) as DesignValues;
      return { design, errors: errors.map((error) => inWords(error, values, context.locale)) };
    },
    async run({ shown, ...typed }, sent) {
      const { error } = designFormSchema.safeParse({ ...typed, shown });
      const wrong = Object.fromEntries(
        (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
      );
      const values = DESIGN_KEYS.map((key) => [key, typed[key].trim()] as const);
      const changes = values.filter(([key, value]) => value !== shown[key] && !(key in wrong));
      const { email } = sent.operator;
      await designsOf(sent).change(email, idOf(sent.form), Object.fromEntries(changes));
      if (error) throw new Refusal(wrong);
      return back(sent);
    },
  }),

  'design-undo': step('undo'),
  'design-redo': step('redo'),
  'design-discard': step('discard', again('editor.design.discarded')),

  'design-settle': editForm({
    schema: z.object({ side: z.string().default('') }),
    async run({ side }, sent) {
      const taken = side === 'mine' ? 'mine' : 'theirs';
      await designsOf(sent).settle(sent.operator.email, idOf(sent.form), taken);
      return back(sent, { notices: again('editor.design.settled') });
    },
  }),

  'design-restore': editForm({
    schema: z.object({ version: numberText }),
    async run({ version }, sent) {
      const { email } = sent.operator;
      const isThere = await designsOf(sent).restore(email, idOf(sent.form), version);
      if (!isThere) return refused(sent, 'unknownVersion');
      return back(sent, { notices: again('editor.design.restored') });
    },
  }),

  'design-publish': editForm({
    schema: NO_FIELDS,
    right: 'publish',
    async run(_, sent) {
      if (!(await publishDesign(sent))) return back(sent);
      return wholePage(back(sent, { notices: [savedNotice({ withSettings: true })] }));
    },
  }),
} satisfies Record<string, EditForm>;

/** A step through the draft of the design that needs no fields. */
function step(kind: 'undo' | 'redo' | 'discard', notices: FlashNotice[] = []) {
  return editForm({
    schema: NO_FIELDS,
    async run(_, sent) {
      await designsOf(sent)[kind](sent.operator.email, idOf(sent.form));
      return back(sent, { notices });
    },
  });
}

/**
 * Makes the author's design live; false if it already is. Throws a Refusal if another operator has
 * published a different value of the same setting: the design panel asks which one to take.
 */
export async function publishDesign(
  sent: IntentRequest,
  key: TextKey = 'editor.design.conflict',
): Promise<boolean> {
  try {
    return await designsOf(sent).publish(sent.operator);
  } catch (error) {
    if (!isShopError(error, 'settings.conflict')) throw error;
    const conflict = { field: 'design-conflict', code: 'settings.conflict' };
    throw new Refusal([{ ...conflict, key }]);
  }
}

/**
 * Something that every page contains has changed: with script, too, the browser loads the whole
 * document.
 */
export function wholePage(answer: Response): Response {
  const { headers } = seeOtherDocument(answer.headers.get('Location') ?? '/');
  for (const [name, value] of headers) if (name !== 'location') answer.headers.set(name, value);
  return answer;
}

const designsOf = ({ context }: IntentRequest) => context.operator.designs;

/** The error of a field with the field's name, and for a colour with its contrast. */
function inWords(error: SummaryError, values: FormReply['values'], locale: Locale): SummaryError {
  const key = DESIGN_KEYS.find((each) => each === error.field);
  if (!key) return error;
  const { t } = translatorFor(locale);
  const field = t(`editor.design.${key}`);
  if (!error.code.endsWith('.contrast')) {
    return { ...error, text: t('editor.problem.field', { field }) };
  }
  const ratio = contrast((values[key] ?? '').trim(), PAPER);
  // Rounded down: 4.49 is not the required 4.5.
  const shown = decimal(Math.floor(ratio * 10) / 10, locale);
  return { ...error, text: t('editor.design.contrast', { field, ratio: shown }) };
}
