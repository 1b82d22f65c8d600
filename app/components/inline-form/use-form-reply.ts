import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useMemo } from 'react';

/** A reply with the sign that a later post got no answer; the rest is still valid. */
type PendingReply<Reply> = Reply & { isUnanswered?: true };

/** The last answer in this browser, and the page's data at that time; none on the server. */
let held: { reply: object | undefined; page: unknown } = { reply: undefined, page: undefined };

/**
 * The answer to the last post; undefined on a page that was requested, or loaded after a 303. The
 * router forgets it when a link leads to a field of the page: it stays valid while the page has the
 * same data. `none` replaces a missing earlier answer if there was no answer.
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
