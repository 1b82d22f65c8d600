import * as z from 'zod';
import type { Form, Post } from '~/features/page/form-action.server';
import { CommandError } from '../document/commands';
import { back, type EditAnswer, type Editing, type EditReply } from './intent.server';

const schema = z.object({ edit: z.string().optional() });

type Forms = Form<Editing, EditAnswer, EditReply>;

/**
 * The unsent forms of a page whose tab closes, in one post: sent separately, one could overtake
 * those before it and restore older text. Each `edit` field holds one form as it would have been
 * posted, with the query of its address in `panel`. Refused forms are left out.
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
