import { Button } from '~/components/ui/button';
import type { SummaryError } from '~/components/ui/error-summary';
import { Select } from '~/components/ui/select';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { DESIGN_KEYS } from '~/services/operators/operator-shop';
import type { DesignValues, Panel } from '../page/panel';
import { CommandForm } from './command-form';
import { Drawer } from './drawer';

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
      <CommandForm className="form-stack settings-form">
        {DESIGN_KEYS.map((key) => (
          <input key={key} type="hidden" name={`shown.${key}`} value={shown[key]} />
        ))}
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
        <Button name="intent" value="design">
          {t('editor.design.save')}
        </Button>
      </CommandForm>
    </Drawer>
  );
}
