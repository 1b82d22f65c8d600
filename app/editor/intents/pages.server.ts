import * as z from 'zod';
import type { SummaryError } from '~/components/ui/error-summary';
import { Refusal } from '~/features/page/form-action.server';
import { idText } from '~/features/page/id-field.server';
import { translatorFor } from '~/i18n/translate.server';
import { newPageSchema } from '~/services/operator-api/categories';
import { isShopError, readId, type ShopError } from '~/services/shop-api';
import { flatPages } from '../load/edited-page.server';
import { homePageName } from '../load/page-entries.server';
import { idOf } from '../load/read-edit-form.server';
import { readPageForm } from '../load/page-form.server';
import {
  GENERAL_SETTINGS,
  HOME_PAGE,
  SEO_SETTINGS,
  type FormSetting,
  type PageValues,
} from '../load/page-settings';
import { back, editForm, type EditForm, type IntentRequest } from './intent.server';

const typed = z.string().optional();

/**
 * Each field may come a second time as `shown.<field>`, the value the page showed; `readPageForm`
 * reads both.
 */
function settingsSchema(fields: readonly FormSetting[]) {
  const texts = Object.fromEntries(fields.map((field) => [field, typed]));
  return z.object({ page: idText, ...texts, shown: z.object(texts) });
}

const NEW_PAGE = ['name', 'type', 'parentCategoryId'] as const satisfies FormSetting[];

/** The pages of the shop, which change for everybody immediately (§2 "Pages drawer", §4). */
export const pagesIntents = {
  /** `parentCategoryId` 0: none. Leads to the new page. */
  'add-page': editForm({
    schema: z.object({ name: typed, type: typed, parentCategoryId: typed }),
    right: 'publish',
    show: ({ errors }, sent) => ({ errors, pageForm: typedOf(sent.form, NEW_PAGE) }),
    async run(_, sent) {
      const { context, form, operator: by } = sent;
      const given = readNewPage(sent);
      const { id } = await telling(sent, typedOf(form, NEW_PAGE), { isNew: true }, () =>
        context.operator.doAddCategory({ ...given, key: `page-${idOf(form)}`, by }),
      );
      const values = { name: given.name, id };
      const notices = [{ type: 'positive' as const, key: 'editorPages.added', values }];
      const isContent = given.type === 'content';
      const query = new URLSearchParams(isContent ? {} : { page: String(id) });
      return backTo(sent, isContent ? id : null, { query, notices });
    },
  }),

  'page-general': settingsForm(GENERAL_SETTINGS),
  'page-seo': settingsForm(SEO_SETTINGS),

  /** Leads to the list of pages, of the home page if the edited one is gone (§4). */
  'delete-page': editForm({
    schema: z.object({ page: idText }),
    right: 'publish',
    show: ({ errors }) => ({ errors, pageForm: {} }),
    async run({ page: id }, sent) {
      const { operator, locale } = sent.context;
      const pages = flatPages(await operator.getCategoryTree());
      const page = pages.find((each) => each.id === id);
      if (!page) throw new Refusal([gone(sent)]);
      const values = { name: page.name, id: page.id };
      try {
        await operator.deleteCategory({ categoryId: page.id, by: sent.operator });
      } catch (error) {
        const [problem] = problemsOf(sent, {}, error);
        const text = translatorFor(locale).t('errorMessages.editor.categories.deleteError', {
          ...values,
          message: problem!.text,
        });
        throw new Refusal([{ ...problem!, field: 'panel', text }]);
      }
      const key = 'errorMessages.editor.categories.deleteSuccess';
      return backTo(sent, null, {
        query: new URLSearchParams({ pages: '' }),
        notices: [{ type: 'positive', key, values }],
      });
    },
  }),
} satisfies Record<string, EditForm>;

function readNewPage(sent: IntentRequest) {
  const page = typedOf(sent.form, NEW_PAGE);
  const parent = page.parentCategoryId;
  const given = newPageSchema.safeParse({
    name: page.name ?? '',
    type: page.type ?? 'content',
    parentCategoryId: !parent || parent === '0' ? null : (readId(parent) ?? Number.NaN),
  });
  if (given.success) return given.data;
  const fields = given.error.issues.map(({ path }) => path[0] as FormSetting);
  throw new Refusal(wrongFields(sent, page, fields));
}

function settingsForm(fields: readonly FormSetting[]): EditForm {
  return editForm({
    schema: settingsSchema(fields),
    right: 'publish',
    show: ({ errors }, sent) => ({ errors, pageForm: readPageForm(sent.form, fields).typed }),
    run: (_, sent) =>
      saveSettings(fields, sent).catch((error: unknown) => {
        if (error instanceof Refusal && sent.form.has('among'))
          return refuseAmongOthers(sent, error);
        throw error;
      }),
  });
}

async function saveSettings(fields: readonly FormSetting[], sent: IntentRequest) {
  const { operator, locale: lang } = sent.context;
  const id = String(sent.form.get('page') ?? '');
  const failed = translatorFor(lang).t('errorMessages.editor.categories.error');
  const { typed: page, settings, shown } = readPageForm(sent.form, fields);
  if (id === HOME_PAGE) {
    const seen = { ...(await operator.getHomePageSettings()), ...ownName(sent, shown) };
    await telling(sent, page, { failed }, () =>
      operator.setHomePageSettings({ settings, shown: seen, by: sent.operator }),
    );
  } else {
    const categoryId = readId(id) ?? 0;
    const present = await operator.getCategorySettings({ categoryId });
    if (!present) throw new Refusal([gone(sent)]);
    const change = { categoryId, lang, settings, shown: { ...present, ...shown } };
    await telling(sent, page, { failed }, () =>
      operator.setCategorySettings({ changes: [change], by: sent.operator }),
    );
  }
  const key = 'errorMessages.editor.categories.success';
  return backTo(sent, null, { notices: [{ type: 'positive', key }] });
}

/** Saved together with those of other pages, settings have no field on the page: the error names theirs. */
async function refuseAmongOthers(sent: IntentRequest, { problems }: Refusal): Promise<never> {
  const { operator, locale } = sent.context;
  const id = String(sent.form.get('page'));
  const pages = flatPages(await operator.getCategoryTree());
  const page = pages.find((each) => String(each.id) === id);
  const name = page?.name ?? (id === HOME_PAGE ? homePageName(sent.context) : id);
  const { t } = translatorFor(locale);
  throw new Refusal(
    problems.map((problem) => ({
      ...problem,
      field: '',
      text: t('editorPages.problem.ofPage', { name, text: problem.text ?? '' }),
    })),
  );
}

/** A home page without its own name shows the editor's word for it. */
function ownName<Shown extends { name?: string }>({ context }: IntentRequest, shown: Shown): Shown {
  const isWord = shown.name === translatorFor(context.locale).t('editor.homePage');
  return isWord && !context.configuration.homePage[context.locale].name
    ? { ...shown, name: '' }
    : shown;
}

/**
 * Runs the action, or refuses with the shop's errors; `failed` introduces errors that belong to no
 * field.
 */
async function telling<T>(
  sent: IntentRequest,
  page: Partial<PageValues>,
  { isNew = false, failed = '' }: { isNew?: boolean; failed?: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problems = problemsOf(sent, page, error, { isNew });
    throw new Refusal(
      problems.map((problem) =>
        failed && problem.field === 'panel'
          ? { ...problem, text: `${failed} ${problem.text}` }
          : problem,
      ),
    );
  }
}

/**
 * To the page of this id, or to the edited one at its present address; home if there is none (§4).
 */
async function backTo(sent: IntentRequest, id: number | null, way: Parameters<typeof back>[1]) {
  const pages = flatPages(await sent.context.operator.getCategoryTree());
  const wanted = id ?? sent.page.key.identifier;
  const page = pages.find((each) => each.id === wanted && each.type === 'content');
  const path = page?.path ?? '/';
  return back({ ...sent, page: { ...sent.page, path } }, way);
}

function typedOf(form: FormData, fields: readonly FormSetting[]): Partial<PageValues> {
  const sent = fields.filter((field) => form.has(field));
  return Object.fromEntries(sent.map((field) => [field, String(form.get(field)).trim()]));
}

function gone({ context }: IntentRequest): SummaryError {
  const text = translatorFor(context.locale).t('editorPages.problem.notFound');
  return { field: 'panel', code: 'category.notFound', text };
}

/** The messages of the form for an error of the shop (contract); other errors are thrown on. */
function problemsOf(
  sent: IntentRequest,
  typed: Partial<PageValues>,
  error: unknown,
  { isNew = false } = {},
): SummaryError[] {
  if (!isShopError(error) || !error.key.startsWith('category.')) throw error;
  const { t } = translatorFor(sent.context.locale);
  const { path = '', count = 0 } = (error.cause ?? {}) as { path?: string; count?: number };
  const at = (field: FormSetting | null, text: string): SummaryError[] => [
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
        t(
          error.key === 'category.taken'
            ? 'editorPages.problem.taken'
            : 'editorPages.problem.reserved',
          {
            path,
          },
        ),
      );
    }
    case 'category.parentNotFound':
      return at('parentCategoryId', t('editorPages.problem.parentNotFound'));
    case 'category.ownParent':
      return at('parentCategoryId', t('editorPages.problem.ownParent'));
    case 'category.tooDeep':
      return at('parentCategoryId', t('editorPages.problem.tooDeep'));
    case 'category.hasItems':
      return at(typed.type ? 'type' : null, t('editorPages.problem.hasItems', { count }));
    case 'category.conflict': {
      const fields = fieldsOf(error).map((field) => t(`editorPages.field.${field}`));
      return at(null, t('editorPages.problem.conflict', { fields: fields.join(', ') }));
    }
    default:
      return [gone(sent)];
  }
}

const fieldsOf = ({ cause }: ShopError) => (cause as { fields: FormSetting[] }).fields;

function wrongFields(
  { context }: IntentRequest,
  typed: Partial<PageValues>,
  fields: readonly FormSetting[],
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
      if (value === '') return error('required', t('editorPages.problem.required'));
      if (/^[\d\s]+$/.test(value)) return error('digits', t('editorPages.problem.digits'));
      return error('invalid', t('editorPages.problem.name'));
    }
    if (field === 'nameUrl' || field === 'canonicalLink') {
      return error('invalid', t(`editorPages.problem.${field}`));
    }
    const name = t(`editorPages.field.${field}`);
    return error('invalid', t('editor.problem.field', { field: name }));
  });
}
