import type { ReactNode } from 'react';
import type { SummaryError } from '~/components/ui/error-summary';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import {
  GENERAL_SETTINGS,
  pageFormName,
  SEO_SETTINGS,
  type FormSetting,
  type PageValues,
} from '../../load/page-settings';
import type { PagesPanel } from '../../load/pages-panel';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { PageSettingField } from './page-setting-field';
import { KeptForm } from './kept-form';

type PageSettingsDrawerProps = Extract<PagesPanel, { kind: 'page' }> & {
  /** The values typed into a refused form, and its errors. */
  typed: Partial<PageValues> | undefined;
  errors: readonly SummaryError[];
};

/** General or SEO settings of one page (§2), in the language of this page. */
export function PageSettingsDrawer(props: PageSettingsDrawerProps) {
  const { part, page, values, parents, typed, errors } = props;
  const { t } = useText();
  const settings = part === 'seo' ? SEO_SETTINGS : GENERAL_SETTINGS;
  const present = { ...values, ...typed };
  const field = (setting: FormSetting) => (
    <PageSettingField
      // Shows a value set by another operator as soon as it is known.
      key={`${page.id} ${setting} ${present[setting]}`}
      setting={setting}
      value={present[setting]}
      parents={parents}
      errors={errors}
    />
  );
  return (
    <Drawer title={t(`editorPages.${part}`)} help={t(`editorPages.${part}Help`)}>
      <PageWays page={page} part={part} />
      <KeptForm
        key={`${page.id} ${part}`}
        name={pageFormName(page.id, part)}
        intent={`page-${part}`}
        shown={Object.fromEntries(settings.map((setting) => [setting, values[setting]]))}
        save={t('editorPages.save')}
      >
        <input type="hidden" name="page" value={page.id} />
        {part === 'general' ? (
          <Section title={t('editorPages.basics')}>
            <TextInput
              id="page-id"
              name="page-id"
              label={t('editorPages.field.id')}
              hint={t('editorPages.hint.id')}
              value={page.id}
              readOnly
            />
            {GENERAL_SETTINGS.map(field)}
          </Section>
        ) : (
          <>
            <Section title={t('editorPages.metaData')}>
              {(['metaTitle', 'metaDescription', 'metaKeywords'] as const).map(field)}
            </Section>
            <Section title={t('editorPages.robotSettings')}>{field('metaRobots')}</Section>
            <Section title={t('editorPages.further')}>
              {(['canonicalLink', 'sitemap'] as const).map(field)}
            </Section>
          </>
        )}
      </KeptForm>
    </Drawer>
  );
}

type PageWaysProps = Pick<PageSettingsDrawerProps, 'part'> & {
  page: { id: number | 'home'; name: string; path: string };
};

/** The page's name, and the links to its other settings. */
export function PageWays({ page, part }: PageWaysProps) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const own = `${opens}page=${page.id}`;
  const links = [
    { href: `${own}#panel`, text: t('editorPages.general'), isHere: part === 'general' },
    { href: `${own}&part=seo#panel`, text: t('editorPages.seo'), isHere: part === 'seo' },
    ...(page.id === 'home'
      ? []
      : [{ href: `${own}&part=delete#panel`, text: t('editorPages.remove'), isHere: false }]),
    { href: `${opens}pages=#panel`, text: t('editorPages.backToAll'), isHere: false },
  ];
  return (
    <>
      <p className="page-about">
        <strong>{page.name}</strong> <small>{page.path}</small>
      </p>
      <nav className="edit-tools" aria-label={t('editorPages.menu', { name: page.name })}>
        {links.map(({ href, text, isHere }) => (
          <EditorLink
            className="edit-tool"
            key={href}
            href={href}
            aria-current={isHere ? 'page' : undefined}
          >
            {text}
          </EditorLink>
        ))}
      </nav>
    </>
  );
}

/** Settings that belong together. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="settings-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
