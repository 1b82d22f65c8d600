import * as z from 'zod';
import type { Form, Post } from '~/features/page/form-action.server';
import { CommandError } from '../document/commands';
import { back, type EditAnswer, type Editing, type EditReply } from './intent.server';

const schema = z.object({ edit: z.string().optional() });

type Forms = Form<Editing, EditAnswer, EditReply>;

/**
 * Forms of a page that its tab has not sent when it goes, in one post: each by itself could overtake those
 * before it, and bring back older words. `edit`, once for each, has their fields as they would have been
 * posted, and in `panel` the query of the address. What is refused is left out.
 */
export function several(one: Forms, editingOf: (post: Post) => Promise<Editing>): Forms {
  return {
    schemas: { '': schema },
    async submit({ found, ...post }) {
      for (const text of post.form.getAll('edit')) {
        const { form, panel } = postedAs(String(text));
        const request = new Request(new URL(`?${panel}`, post.request.url), { method: 'POST' });
        const inner = { ...post, request, form };
        try {
          await one.submit({ ...inner, found: await editingOf(inner) });
        } catch (error) {
          if (!(error instanceof CommandError) && !(error instanceof Response)) throw error;
        }
      }
      return { ok: true, result: back({ ...found, context: post.context, form: post.form }) };
    },
  };
}

function postedAs(text: string): { form: FormData; panel: string } {
  const fields = new URLSearchParams(text);
  const panel = fields.get('panel') ?? '';
  fields.delete('panel');
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { form, panel };
}
