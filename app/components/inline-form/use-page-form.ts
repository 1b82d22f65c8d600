import type { SummaryError } from '~/components/ui/error-summary';
import type { FieldRules } from './field-rules';
import { useAnnouncedErrors } from './use-announced-errors';
import { useFormReply } from './use-form-reply';
import { useInlineForm } from './use-inline-form';

type Reply = { values: Record<string, string>; errors: SummaryError[] };

/**
 * The one inline form of a page, with the answer to its last post; `none` is the answer without a
 * post.
 */
export function usePageForm<Answer extends Reply>(id: string, rules: FieldRules, none: Answer) {
  const reply = useFormReply(none);
  const form = useInlineForm({ id, errors: reply?.errors, rules });
  useAnnouncedErrors(reply);
  return { reply, form };
}
