import type { SummaryError } from '~/components/ui/error-summary';
import { translatorFor } from '~/i18n/translate.server';
import { invalid } from '~/lib/reply-to-form.server';
import { newPageSchema, type PageSetting } from '~/services/operator-api/categories';
import { isShopError, readId, type ShopError } from '~/services/shop-api';
import { flatPages } from '../load/edited-page.server';
import { idOf } from '../load/read-edit.server';
import { readPageForm } from '../load/page-form.server';
import { GENERAL_SETTINGS, SEO_SETTINGS, type PageValues } from '../load/pages-panel';
import {
  back,
  requireRight,
  textOf,
  type EditReply,
  type Intent,
  type Sent,
} from './intent.server';

/** The pages of the shop, which change for everybody at once (§2 "Pages drawer", §4). */
export const pagesIntents = {
  /** Fields: name, type, parentCategoryId (0: none). Leads to the new page. */
  async 'add-page'(sent) {
    requireRight(sent, 'publish');
    const { context, form, operator: by } = sent;
    const typed = typedOf(form, ['name', 'type', 'parentCategoryId']);
    const parent = typed.parentCategoryId;
    const given = newPageSchema.safeParse({
      name: typed.name ?? '',
      type: typed.type ?? 'content',
      parentCategoryId: !parent || parent === '0' ? null : (readId(parent) ?? Number.NaN),
    });
    if (!given.success) {
      const fields = given.error.issues.map(({ path }) => path[0] as PageSetting);
      return refuse(sent, typed, wrongFields(sent, typed, fields));
    }
    try {
      const key = `page-${idOf(form)}`;
      const { id } = await context.operator.doAddCategory({ ...given.data, key, by });
      const notices = [
        {
          type: 'positive' as const,
          key: 'pages.added',
          values: { name: given.data.name, id },
        },
      ];
      const isContent = given.data.type === 'content';
      const query = new URLSearchParams(isContent ? {} : { page: String(id) });
      return await backTo(sent, isContent ? id : null, { query, notices });
    } catch (error) {
      return refuse(sent, typed, problemsOf(sent, typed, error, { isNew: true }));
    }
  },

  'page-general': (sent) => saveSettings(sent, GENERAL_SETTINGS),
  'page-seo': (sent) => saveSettings(sent, SEO_SETTINGS),

  /** Field: page. Leads to the list of pages, of the home page if the edited one is gone (§4). */
  async 'delete-page'(sent) {
    requireRight(sent, 'publish');
    const { operator, locale } = sent.context;
    const id = readId(textOf(sent, 'page'));
    const pages = flatPages(await operator.getCategoryTree());
    const page = pages.find((each) => each.id === id);
    if (!page) return refuse(sent, {}, [gone(sent)]);
    const values = { name: page.name, id: page.id };
    try {
      await operator.deleteCategory({ categoryId: page.id, by: sent.operator });
    } catch (error) {
      const [problem] = problemsOf(sent, {}, error);
      const message = problem!.text;
      const text = translatorFor(locale).t('errorMessages.editor.categories.deleteError', {
        ...values,
        message,
      });
      return refuse(sent, {}, [{ ...problem!, field: 'panel', text }]);
    }
    const key = 'errorMessages.editor.categories.deleteSuccess';
    return backTo(sent, null, {
      query: new URLSearchParams({ pages: '' }),
      notices: [{ type: 'positive', key, values }],
    });
  },
} satisfies Record<string, Intent>;

/** Fields: page, those of the form, and each again as `shown.<field>`. */
async function saveSettings(sent: Sent, fields: readonly PageSetting[]) {
  requireRight(sent, 'publish');
  const { form, operator: by } = sent;
  const { operator, locale: lang } = sent.context;
  const categoryId = readId(textOf(sent, 'page')) ?? 0;
  const { typed, settings, shown } = readPageForm(form, fields);
  const present = await operator.getCategorySettings({ categoryId });
  if (!present) return refuse(sent, typed, [gone(sent)]);
  try {
    const change = { categoryId, lang, settings, shown: { ...present, ...shown } };
    await operator.setCategorySettings({ changes: [change], by });
  } catch (error) {
    const failed = translatorFor(lang).t('errorMessages.editor.categories.error');
    const problems = problemsOf(sent, typed, error).map((problem) =>
      problem.field === 'panel' ? { ...problem, text: `${failed} ${problem.text}` } : problem,
    );
    return refuse(sent, typed, problems);
  }
  const key = 'errorMessages.editor.categories.success';
  return backTo(sent, null, { notices: [{ type: 'positive', key }] });
}

/** To the page of this id, or to the edited one where it lies now; home where there is none (§4). */
async function backTo(sent: Sent, id: number | null, way: Parameters<typeof back>[1]) {
  const pages = flatPages(await sent.context.operator.getCategoryTree());
  const wanted = id ?? sent.page.key.identifier;
  const page = pages.find((each) => each.id === wanted && each.type === 'content');
  const path = page?.path ?? '/';
  return back({ ...sent, page: { ...sent.page, path } }, way);
}

function refuse({ context }: Sent, typed: Partial<PageValues>, errors: SummaryError[]) {
  return invalid<EditReply>(context, { errors, pageForm: typed });
}

function typedOf(form: FormData, fields: readonly PageSetting[]): Partial<PageValues> {
  const sent = fields.filter((field) => form.has(field));
  return Object.fromEntries(sent.map((field) => [field, String(form.get(field)).trim()]));
}

function gone({ context }: Sent): SummaryError {
  const text = translatorFor(context.locale).t('pages.problem.notFound');
  return { field: 'panel', code: 'category.notFound', text };
}

/** What the form says of an error of the shop (contract); others are thrown on. */
function problemsOf(
  sent: Sent,
  typed: Partial<PageValues>,
  error: unknown,
  { isNew = false } = {},
): SummaryError[] {
  if (!isShopError(error) || !error.key.startsWith('category.')) throw error;
  const { t } = translatorFor(sent.context.locale);
  const { path = '', count = 0 } = (error.cause ?? {}) as { path?: string; count?: number };
  const at = (field: PageSetting | null, text: string): SummaryError[] => [
    { field: field ? `page-${field}` : 'panel', code: error.key, text },
  ];
  switch (error.key) {
    case 'category.invalid':
      return wrongFields(sent, typed, fieldsOf(error));
    case 'category.taken':
    case 'category.reserved': {
      const isMoved = !isNew && sent.form.get('shown.nameUrl') === typed.nameUrl;
      const field = isNew ? 'name' : isMoved ? 'parentCategoryId' : 'nameUrl';
      return at(
        field,
        t(error.key === 'category.taken' ? 'pages.problem.taken' : 'pages.problem.reserved', {
          path,
        }),
      );
    }
    case 'category.parentNotFound':
      return at('parentCategoryId', t('pages.problem.parentNotFound'));
    case 'category.ownParent':
      return at('parentCategoryId', t('pages.problem.ownParent'));
    case 'category.tooDeep':
      return at('parentCategoryId', t('pages.problem.tooDeep'));
    case 'category.hasItems':
      return at(typed.type ? 'type' : null, t('pages.problem.hasItems', { count }));
    case 'category.conflict': {
      const fields = fieldsOf(error).map((field) => t(`pages.field.${field}`));
      return at(null, t('pages.problem.conflict', { fields: fields.join(', ') }));
    }
    default:
      return [gone(sent)];
  }
}

const fieldsOf = ({ cause }: ShopError) => (cause as { fields: PageSetting[] }).fields;

function wrongFields(
  { context }: Sent,
  typed: Partial<PageValues>,
  fields: readonly PageSetting[],
): SummaryError[] {
  const { t } = translatorFor(context.locale);
  return [...new Set(fields)].map((field) => {
    const value = typed[field] ?? '';
    const error = (rule: string, text: string) => ({
      field: `page-${field}`,
      code: `${field}.${rule}`,
      text,
    });
    if (field === 'name') {
      if (value === '') return error('required', t('pages.problem.required'));
      if (/^[\d\s]+$/.test(value)) return error('digits', t('pages.problem.digits'));
      return error('invalid', t('pages.problem.name'));
    }
    if (field === 'nameUrl' || field === 'canonicalLink') {
      return error('invalid', t(`pages.problem.${field}`));
    }
    const name = t(`pages.field.${field}`);
    return error('invalid', t('editor.problem.field', { field: name }));
  });
}
