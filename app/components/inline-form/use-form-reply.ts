import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useMemo } from 'react';

/** A reply with the sign that no answer came to a later post; the rest still holds. */
type PendingReply<Reply> = Reply & { isUnanswered?: true };

/** What the page was last answered with in this browser, and the data it had then; none on the server. */
let held: { reply: object | undefined; page: unknown } = { reply: undefined, page: undefined };

/**
 * The answer to the last post; undefined on a page that was asked for, or came after a 303. The router forgets
 * it when a link leads to a field of the page: it holds as long as the page has the data it had then. `none` stands
 * in for an earlier answer where no answer came.
 */
export function useFormReply<Reply extends object>(none: Reply): PendingReply<Reply> | undefined {
  const reply = useActionData<PendingReply<Reply>>() as PendingReply<Reply> | undefined;
  const page = useLoaderData();
  const isUnanswered = reply?.isUnanswered;
  useEffect(() => {
    if (isUnanswered || (!reply && page === held.page)) return;
    held = { reply, page };
  }, [reply, page, isUnanswered]);
  return useMemo(() => {
    if (isUnanswered) return { ...none, ...held.reply, isUnanswered };
    return (
      reply ?? (page === held.page ? (held.reply as PendingReply<Reply> | undefined) : undefined)
    );
  }, [none, reply, page, isUnanswered]);
}
