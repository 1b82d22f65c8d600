import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { PagesPanel } from '../../load/pages-panel';
import { Drawer } from '../drawers/drawer';
import { PageWays, Section } from './page-settings-drawer';

/** General or SEO settings of the home page (§2): to be read, because they are set with those of the shop. */
export function HomeSettingsDrawer({
  part,
  values,
}: Extract<PagesPanel, { kind: 'homeSettings' }>) {
  const { t } = useText();
  const { name, metaTitle, metaDescription, metaRobots } = values;
  const shown = (setting: keyof typeof values | 'id' | 'type', value: string) => (
    <TextInput
      id={`page-${setting}`}
      name={`page-${setting}`}
      label={t(`editorPages.field.${setting}`)}
      value={value}
      readOnly
    />
  );
  return (
    <Drawer title={t(`editorPages.${part}`)} help={t(`editorPages.home.${part}`)}>
      <PageWays page={{ id: 'home', name, path: '/' }} part={part} />
      <div className="form-stack settings-form">
        {part === 'general' ? (
          <Section title={t('editorPages.basics')}>
            {shown('id', 'index')}
            {shown('type', t('editorPages.kind.home'))}
            {shown('name', name)}
          </Section>
        ) : (
          <>
            <Section title={t('editorPages.metaData')}>
              {shown('metaTitle', metaTitle)}
              {shown('metaDescription', metaDescription)}
            </Section>
            <Section title={t('editorPages.robotSettings')}>
              {shown('metaRobots', metaRobots)}
            </Section>
          </>
        )}
      </div>
    </Drawer>
  );
}
