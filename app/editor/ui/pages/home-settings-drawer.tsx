import type { SummaryError } from '~/components/ui/error-summary';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import {
  HOME_PAGE,
  pageFormName,
  SEO_SETTINGS,
  type HomePageValues,
  type PageValues,
} from '../../load/page-settings';
import type { PagesPanel } from '../../load/pages-panel';
import { Drawer } from '../drawers/drawer';
import { KeptForm } from './kept-form';
import { PageSettingField } from './page-setting-field';
import { PageWays, Section } from './page-settings-drawer';

type HomeSettingsDrawerProps = Extract<PagesPanel, { kind: 'homeSettings' }> & {
  /** The values typed into a refused form, and its errors. */
  typed: Partial<PageValues> | undefined;
  errors: readonly SummaryError[];
};

/** General or SEO settings of the home page (§2), in the language of this page. */
export function HomeSettingsDrawer(props: HomeSettingsDrawerProps) {
  const { part, values, unset, typed, errors } = props;
  const { t } = useText();
  const settings = part === 'seo' ? SEO_SETTINGS : (['name'] as const);
  const present = { ...values, ...typed };
  const field = (setting: keyof HomePageValues, hint?: string) => (
    <PageSettingField
      key={`${setting} ${present[setting]}`}
      setting={setting}
      value={present[setting]}
      parents={[]}
      errors={errors}
      {...(hint && { hint })}
    />
  );
  const given = (setting: 'id' | 'type' | 'nameUrl', value: string) => (
    <TextInput
      id={`page-${setting}`}
      name={`page-${setting}`}
      label={t(`editorPages.field.${setting}`)}
      hint={t('editorPages.hint.id')}
      value={value}
      readOnly
    />
  );
  return (
    <Drawer title={t(`editorPages.${part}`)} help={t(`editorPages.home.${part}`)}>
      <PageWays page={{ id: HOME_PAGE, name: values.name, path: '/' }} part={part} />
      <KeptForm
        key={part}
        name={pageFormName(HOME_PAGE, part)}
        intent={`page-${part}`}
        shown={Object.fromEntries(settings.map((setting) => [setting, values[setting]]))}
        save={t('editorPages.save')}
      >
        <input type="hidden" name="page" value={HOME_PAGE} />
        {part === 'general' ? (
          <Section title={t('editorPages.basics')}>
            {given('id', 'index')}
            {given('type', t('editorPages.kind.home'))}
            {field('name', t('editorPages.home.nameHint'))}
            {given('nameUrl', '/')}
          </Section>
        ) : (
          <>
            <Section title={t('editorPages.metaData')}>
              {field('metaTitle', t('editorPages.home.unset', { text: unset.metaTitle }))}
              {field(
                'metaDescription',
                t('editorPages.home.unset', { text: unset.metaDescription }),
              )}
              {field('metaKeywords')}
            </Section>
            <Section title={t('editorPages.robotSettings')}>{field('metaRobots')}</Section>
            <Section title={t('editorPages.further')}>
              {field('canonicalLink')}
              {field('sitemap')}
            </Section>
          </>
        )}
      </KeptForm>
    </Drawer>
  );
}
