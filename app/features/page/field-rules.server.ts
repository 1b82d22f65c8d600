import { parseWithZod } from '@conform-to/zod/v4';
import type * as z from 'zod';
import type { FieldRules } from '~/components/inline-form/field-rules';
import type { FieldError } from '~/components/ui/field';
import type { Locale } from '~/i18n/locales';
import { fieldsOf } from './fields-of-schema';
import { issueProblem, problemError, type Texts } from './form-problems.server';

/** Codes by field, for an empty field and for an invalid one. */
export type RuleCodes = { missing?: Record<string, string>; wrong?: Record<string, string> };

type Codes = { rules?: RuleCodes; texts?: Texts };

/**
 * The errors of a form's fields, found by trying it: empty, and with a single letter in each field,
 * no two alike. So a field shows the server's message when it loses the focus. `rules` has the
 * codes that no schema knows.
 */
export function fieldRules(
  locale: Locale,
  schema: z.ZodType,
  { rules = {}, texts = {} }: Codes = {},
): FieldRules {
  const fields = fieldsOf(schema);
  const wrong = new FormData();
  fields.forEach((field, i) => wrong.set(field, String.fromCodePoint(FIRST_LETTER + i)));
  const found = {
    missing: errorsOf(new FormData(), rules.missing),
    wrong: errorsOf(wrong, rules.wrong),
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const rule = {
        ...(found.missing[field] && { missing: found.missing[field] }),
        ...(found.wrong[field] && { wrong: found.wrong[field] }),
      };
      return Object.keys(rule).length > 0 ? [[field, rule]] : [];
    }),
  );

  function errorsOf(posted: FormData, codes: Record<string, string> = {}) {
    const tried = parseWithZod(posted, {
      schema,
      formatError: (issues: z.core.$ZodIssue[]) => issues[0],
    });
    const issues = tried.status === 'success' ? {} : (tried.error ?? {});
    const problems = [
      ...Object.entries(issues).flatMap(([field, issue]) =>
        issue ? [issueProblem(field, issue)] : [],
      ),
      ...Object.entries(codes).map(([field, code]) => ({ field, code })),
    ];
    // A checkbox is never invalid, and its schema has no code for that, only the library's own
    // message.
    const named = problems.filter(({ code }) => !code.includes(' '));
    return Object.fromEntries(
      named.map((problem): [string, FieldError] => {
        const { code, text } = problemError(locale, problem, texts);
        return [problem.field, { code, text }];
      }),
    );
  }
}

const FIRST_LETTER = 0x61;
