import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs } from '@remix-run/node';
import type * as z from 'zod';
import type { FieldRules } from '~/components/inline-form/field-rules';
import type { SummaryError } from '~/components/ui/error-summary';
import { noteFailure } from '~/features/page/errors/note-failure.server';
import { sayGone } from '~/features/page/errors/say-gone.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie, type FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { localePath, type Locale } from '~/i18n/locales';
import type { TextKey } from '~/i18n/translator';
import { pickFields } from '~/lib/pick-fields';
import { invalid, seeOtherDocument } from '~/lib/reply-to-form.server';
import type { GuardedForm } from '~/services/bot-check/guarded-form';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api/shop-error';
import type { ShopErrorKey } from '~/services/shop-api/shop-errors';
import {
  botProblem,
  failureProblems,
  issueProblem,
  placeOf,
  problemError,
  problemWords,
  type Places,
  type Problem,
  type Texts,
} from './form-problems.server';
import { fieldRules, type RuleCodes } from './field-rules.server';
import { fieldsOf, schemasOf } from './fields-of-schema';

/** The reply to a refused form: all posted values except passwords, and the errors. */
export type FormReply = { values: Record<string, string>; errors: SummaryError[] };

/** The posted form, and its address. */
export type Post = Pick<ActionFunctionArgs, 'context' | 'params' | 'request'> & { form: FormData };

/** A post, with the result of its action's guard. */
export type FormPost<Subject = unknown> = Post & { found: Subject };

type Outcome<Result, Reply> =
  | { ok: true; result: Result }
  | { ok: false; reply: Reply; notices: FlashNotice[]; status: number };

/** A form made by `form` and `byIntent`: its schemas by intent, and its handler. */
export type Form<Subject, Result, Reply = FormReply> = {
  schemas: Record<string, z.ZodType>;
  /**
   * The messages for fields of a hydrated page when they lose the focus; the editor's fields have
   * none.
   */
  rules?(locale: Locale): FieldRules;
  submit(sent: FormPost<Subject>): Promise<Outcome<Result, Reply>>;
};

type FormOptions<Schema extends z.ZodType, Subject, Result> = {
  /** The fields, and their error codes as messages. */
  schema: Schema;
  /** A stricter schema with the same fields, depending on the post. */
  schemaFor?: (sent: FormPost<Subject>) => Schema;
  /** Fields that erase data when empty: a post without one does not request that (400). */
  erasing?: readonly (keyof z.input<Schema> & string)[];
  botCheck?: GuardedForm;
  /** Where refusals of the shop are shown. */
  places?: Places;
  /** Texts for codes that have different ones elsewhere. */
  texts?: Texts;
  /** Codes by field for the shop's own rules, beside the schema, that HTML can check. */
  rules?: RuleCodes;
  /**
   * The page's message (`storefrontError`, or another text), with all typed values, if the shop
   * itself fails (§8): the same for every post, or depending on it.
   */
  failed?:
    | ShopErrorKey
    | ((
        value: z.output<Schema>,
        sent: FormPost<Subject>,
        error: unknown,
      ) => ShopErrorKey | { text: TextKey } | undefined);
  /** Runs the action. Throws a `Refusal`, or a `ShopError`. */
  run: (value: z.output<Schema>, sent: FormPost<Subject>) => Result | Promise<Result>;
};

type Show<Subject, Reply> = (reply: FormReply, sent: FormPost<Subject>) => Reply | Promise<Reply>;

/** Errors that only `run` can detect: codes by field, or errors with their own texts. */
export class Refusal extends Error {
  readonly problems: Problem[];

  constructor(wrong: Record<string, string> | Problem[]) {
    super('refused');
    this.problems = Array.isArray(wrong)
      ? wrong
      : Object.entries(wrong).map(([field, code]) => ({ field, code }));
  }
}

/** One form of a page; `show` converts the plain reply to the page's own reply. */
export function form<Schema extends z.ZodType, Subject, Result, Reply>(
  options: FormOptions<Schema, Subject, Result> & { show: Show<Subject, Reply> },
): Form<Subject, Result, Reply>;
export function form<Schema extends z.ZodType, Subject, Result>(
  options: FormOptions<Schema, Subject, Result>,
): Form<Subject, Result>;
export function form<Schema extends z.ZodType, Subject, Result>(
  options: FormOptions<Schema, Subject, Result> & { show?: Show<Subject, unknown> },
): Form<Subject, Result, unknown> {
  const { schema, show = (reply) => reply } = options;
  const fields = fieldsOf(schema);
  return {
    schemas: schemasOf(schema),
    rules: (locale) => fieldRules(locale, schema, options),
    async submit(sent) {
      const posted = pickFields(sent.form, fields);
      const done = await attempt(options, posted, sent);
      if (!('problems' in done)) return { ok: true, result: done.result };
      const { locale } = sent.context;
      const problems = inOrder(done.problems, fields);
      const errors = problems.map((problem) => problemError(locale, problem, options.texts));
      const notices = problems.map((problem) => ({
        type: 'negative' as const,
        ...problemWords(locale, problem, options.texts),
      }));
      const reply = await show({ values: kept(posted), errors }, sent);
      const { status = 422 } = problems.find((problem) => problem.status) ?? {};
      return { ok: false, notices, reply, status };
    },
  };
}

async function attempt<Schema extends z.ZodType, Subject, Result>(
  {
    schema,
    schemaFor,
    erasing = [],
    botCheck,
    places = {},
    failed,
    run,
  }: FormOptions<Schema, Subject, Result>,
  posted: FormData,
  sent: FormPost<Subject>,
): Promise<{ result: Result } | { problems: Problem[] }> {
  if (erasing.some((field) => !posted.has(field))) throw new Response(null, { status: 400 });
  const submission = parseWithZod(posted, {
    schema: schemaFor?.(sent) ?? schema,
    formatError: (issues: z.core.$ZodIssue[]) => issues[0],
  });
  if (submission.status !== 'success') {
    const issues = Object.entries(submission.error ?? {});
    return {
      problems: issues.flatMap(([field, issue]) => (issue ? issueProblem(field, issue) : [])),
    };
  }
  const { context, form: whole } = sent;
  try {
    if (botCheck) {
      const code = await refuseFlood(context.botCheck.check(botCheck, whole));
      if (code) return { problems: [botProblem(code)] };
    }
    const running = Promise.resolve(run(submission.value, sent));
    return {
      result: await ('security.tooManyRequests' in places ? running : refuseFlood(running)),
    };
  } catch (error) {
    if (error instanceof Refusal) return { problems: error.problems };
    // PostgreSQL stores no NUL, which a schema may accept in free text.
    const unstorable = [...posted].filter(([, text]) => String(text).includes('\0'));
    if (unstorable.length > 0 && !isShopError(error)) {
      return { problems: unstorable.map(([field]) => ({ field, code: 'characters' })) };
    }
    const fields = fieldsOf(schema);
    const message = typeof failed === 'function' ? failed(submission.value, sent, error) : failed;
    if (message && error instanceof Error && !isShopError(error)) {
      noteFailure(error, sent, true);
      const [first = ''] = fields;
      const hasKey = typeof message === 'string';
      const code = hasKey ? message : 'failed';
      const key = hasKey ? `storefrontError.${message}` : message.text;
      const place = placeOf(code, places) ?? places['*'];
      const field = typeof place === 'string' ? place : first;
      return { problems: [{ field, code, key, isOurs: true, status: 503 }] };
    }
    return { problems: failureProblems(context.locale, error, fields, places) };
  }
}

/**
 * The forms of a page by `intent`, `otherwise` for any other; without that it is 400. Its subject
 * may follow after a colon: `pick:image.desktop`.
 */
export function byIntent<Subject, Result, Reply>(
  forms: Record<string, Form<Subject, Result, Reply>>,
  otherwise?: string,
): Form<Subject, Result, Reply> {
  const known = new Map(Object.entries(forms));
  return {
    schemas: Object.fromEntries(
      Object.entries(forms).map(([intent, { schemas }]) => [intent, schemas['']!]),
    ),
    rules: (locale) =>
      Object.assign({}, ...Object.values(forms).map((each) => each.rules?.(locale))) as FieldRules,
    submit(sent) {
      const intent = String(sent.form.getAll('intent').at(-1)).split(':', 1)[0]!;
      const chosen = known.get(intent) ?? known.get(otherwise ?? '');
      if (!chosen) throw new Response(null, { status: 400 });
      return chosen.submit(sent);
    },
  };
}

/** A form whose result a page answers differently. */
export function answering<Subject, Result, Reply, Answer>(
  { schemas, rules = noRules, submit }: Form<Subject, Result, Reply>,
  answer: (result: Result, sent: FormPost<Subject>) => Answer,
): Form<Subject, Answer, Reply> {
  return {
    schemas,
    rules,
    async submit(sent) {
      const outcome = await submit(sent);
      return outcome.ok ? { ok: true, result: answer(outcome.result, sent) } : outcome;
    },
  };
}

const noRules = (): FieldRules => ({});

/** Guard of forms that everybody may post. */
export const anybody = () => null;

/**
 * The action of a page with forms: `guard` decides who may post and finds the subject. The result
 * of `form` is the response, 303 as a rule; otherwise 422 with the page (503 if the shop itself
 * failed), or the 429 page for too many.
 */
export function formAction<Subject, Result, Reply>(
  guard: (post: Post) => Subject | Promise<Subject>,
  { submit, schemas, rules = noRules }: Form<Subject, Result, Reply>,
) {
  const action = async (args: ActionFunctionArgs) => {
    const post = await postOf(args);
    const outcome = await sayGone(async () => submit({ ...post, found: await guard(post) }));
    return outcome.ok ? outcome.result : invalid(post.context, outcome.reply, outcome.status);
  };
  return Object.assign(action, { schemas, rules });
}

/** The post to the action of a form, for an action that answers scripts. */
export async function postOf({ context, params, request }: ActionFunctionArgs): Promise<Post> {
  return { context, params, request, form: await request.formData() };
}

/** 303 to a path of this shop without prefix, with notices: a key alone is a positive one. */
export function done(
  { prefix }: Pick<RequestContext, 'prefix'>,
  path: string,
  ...notices: (string | FlashNotice)[]
): Response {
  return doneAt(localePath(prefix, path), ...notices);
}

/**
 * Like `done`, to a path that has its prefix. A browser that posted by script loads the whole
 * document.
 */
export function doneAt(path: string, ...notices: (string | FlashNotice)[]): Response {
  const said = notices.map((notice) =>
    typeof notice === 'string' ? { type: 'positive' as const, key: notice } : notice,
  );
  return seeOtherDocument(path, said.length > 0 ? [flashCookie(said)] : []);
}

/** In the order of the schema; problems that belong to no field come last. */
function inOrder(problems: readonly Problem[], fields: readonly string[]): Problem[] {
  const place = ({ field }: Problem) => (fields.includes(field) ? fields.indexOf(field) : Infinity);
  return problems.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

function kept(posted: FormData): FormReply['values'] {
  const texts = [...posted].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !/password/i.test(entry[0]),
  );
  return Object.fromEntries(texts);
}
