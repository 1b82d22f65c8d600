import type { SummaryError } from '~/components/ui/error-summary';
import { Select } from '~/components/ui/select';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { DesignValues, Panel } from '../load/panel';
import { Drawer } from './drawer';
import { SaveForm } from './save-form';

type DesignDrawerProps = Extract<Panel, { kind: 'design' }> & {
  /** What was typed into a form that was refused, and what is wrong with it. */
  typed: DesignValues | undefined;
  errors: readonly SummaryError[];
};

const SIZES = ['s', 'm', 'l', 'xl'] as const;

/** Fonts, colours and spacing of the whole shop (§2 "Design drawer"). */
export function DesignDrawer({ shown, fonts, typed, errors }: DesignDrawerProps) {
  const { t } = useText();
  const values = typed ?? shown;
  const errorOf = (key: keyof DesignValues) => errors.find(({ field }) => field === key);
  const colour = (key: 'primaryColor' | 'secondaryColor') => (
    <TextInput
      name={key}
      label={t(`editor.design.${key}`)}
      hint={t('editor.design.colourHint')}
      error={errorOf(key)}
      defaultValue={values[key]}
      maxLength={7}
      required
    />
  );
  return (
    <Drawer title={t('editor.design.title')} help={t('editor.design.help')}>
      <SaveForm name="design" intent="design" shown={shown} save={t('editor.design.save')}>
        <fieldset className="settings-group">
          <legend>{t('editor.design.fonts')}</legend>
          <Select
            name="font"
            label={t('editor.design.font')}
            error={errorOf('font')}
            defaultValue={values.font}
            options={fonts.map((font) => ({ value: font, label: font }))}
            required
          />
        </fieldset>
        <fieldset className="settings-group">
          <legend>{t('editor.design.colours')}</legend>
          {colour('primaryColor')}
          {colour('secondaryColor')}
        </fieldset>
        <fieldset className="settings-group">
          <legend>{t('editor.design.spacing')}</legend>
          <Select
            name="blockSize"
            label={t('editor.design.blockSize')}
            error={errorOf('blockSize')}
            defaultValue={values.blockSize}
            options={SIZES.map((size) => ({ value: size, label: t(`editor.design.size.${size}`) }))}
            required
          />
        </fieldset>
      </SaveForm>
    </Drawer>
  );
}
