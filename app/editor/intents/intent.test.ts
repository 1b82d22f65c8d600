import { expect, test } from 'vitest';
import { wasRefused } from '~/lib/reply-to-form.server';
import { notDone } from './intent.server';

test.each([
  ['de', 'busy', 409],
  ['en', 'busy', 409],
  ['de', 'unknownBlock', 422],
] as const)(
  'in %s a command that fails with %s is answered by the page and %i',
  (locale, problem, status) => {
    const context = { locale };
    const reply = notDone({ context }, problem);
    expect(reply.init?.status).toBe(status);
    expect(reply.data.errors).toEqual([
      { field: 'content', code: problem, text: expect.stringMatching(/^[A-ZÄÖÜ].{15,}\.$/) },
    ]);
    // The page shows the typed text again.
    expect(wasRefused(context)).toBe(true);
  },
);
