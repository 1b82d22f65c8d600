import { useEffect, useRef } from 'react';
import type { SummaryError } from '~/components/ui/error-summary';
import { Button } from '~/components/ui/button';
import { Details } from '~/components/ui/details';
import { errorOf } from '~/components/ui/form-reply';
import { Select } from '~/components/ui/select';
import { useText } from '~/i18n/text';
import { DESIGN_KEYS, type DesignValues } from '~/services/operator-api/design';
import { blockSpace } from '~/styles/design-tokens';
import { ColourField } from '../../colours/colour-field';
import { colourOf, usePalette } from '../../colours/palette';
import { DesignConflict } from './design-conflict';
import { DesignHistory } from './design-history';
import { DesignSteps } from './design-steps';
import { tryDesign } from '../../design/tried-design';
import { useEditQueue } from '../../live/edit-queue';
import type { PanelOf } from '../../load/panel';
import { CommandForm } from '../command-form';
import { Drawer } from '../drawers/drawer';

type DesignDrawerProps = PanelOf<'design'> & {
  /** The values typed into a refused form, and its errors. */
  typed: DesignValues | undefined;
  errors: readonly SummaryError[];
};

const SIZES = ['s', 'm', 'l', 'xl'] as const;

/**
 * Fonts, colours and spacing of the whole shop (§2 "Design drawer"), as a draft: the page previews
 * a choice immediately, others see it when it is published.
 */
export function DesignDrawer(props: DesignDrawerProps) {
  const { state, fonts, mayPublish, revisions, typed, errors } = props;
  const { t } = useText();
  const { rewritten } = useEditQueue();
  const formRef = useRef<HTMLFormElement>(null);
  const palette = usePalette();
  const values = typed ?? state.draft;

  // A restored design is shown as it is, and so is everything when the panel closes.
  useEffect(() => {
    tryDesign({});
    return () => tryDesign({});
  }, [rewritten]);

  function show() {
    const { primaryColor, secondaryColor, ...others } = Object.fromEntries(
      [...new FormData(formRef.current!)].map(([name, value]) => [name, String(value)]),
    );
    tryDesign({
      ...others,
      primaryColor: colourOf(primaryColor ?? '', palette) ?? '',
      secondaryColor: colourOf(secondaryColor ?? '', palette) ?? '',
    });
  }

  const colour = (key: 'primaryColor' | 'secondaryColor') => (
    <ColourField
      id={key}
      name={key}
      label={t(`editor.design.${key}`)}
      hint={t('editor.design.colourHint')}
      error={errorOf(errors, key)}
      value={values[key]}
      required
    />
  );
  return (
    <Drawer title={t('editor.design.title')} help={t('editor.design.help')}>
      <DesignSteps state={state} mayPublish={mayPublish} />
      {state.conflicts.length > 0 && <DesignConflict state={state} />}
      {/* Receives every key press, like the form that saves after a pause. */}
      <div onInput={show}>
        <CommandForm
          key={rewritten}
          className="form-stack settings-form design-form"
          formRef={formRef}
          autosave="design"
        >
          {DESIGN_KEYS.map((key) => (
            <input key={key} type="hidden" name={`shown.${key}`} value={state.draft[key]} />
          ))}
          <Details summary={t('editor.design.fonts')} open>
            <Select
              name="font"
              label={t('editor.design.font')}
              error={errorOf(errors, 'font')}
              defaultValue={values.font}
              options={fonts.map((font) => ({ value: font, label: font }))}
              required
            />
          </Details>
          <Details summary={t('editor.design.colours')} open>
            {colour('primaryColor')}
            {colour('secondaryColor')}
          </Details>
          <Details summary={t('editor.design.spacing')} open>
            <Select
              name="blockSize"
              label={t('editor.design.blockSize')}
              error={errorOf(errors, 'blockSize')}
              defaultValue={values.blockSize}
              options={SIZES.map((size) => ({
                value: size,
                label: `${t(`editor.design.size.${size}`)} (${blockSpace(size)} px)`,
              }))}
              required
            />
          </Details>
          <Button name="intent" value="design" variant="secondary">
            {t('editor.design.save')}
          </Button>
        </CommandForm>
      </div>
      <DesignHistory revisions={revisions} />
    </Drawer>
  );
}
