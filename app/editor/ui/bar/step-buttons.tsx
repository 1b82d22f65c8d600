import { useText } from '~/i18n/text';
import { blockTitle } from '~/blocks/block-title';
import type { StepLabel } from '../../document/history';
import type { DraftView } from '../../drafts.server';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { EditorIcon } from '../editor-icon';

type StepButtonsProps = { draft: Pick<DraftView, 'undoes' | 'redoes'>; isPreview: boolean };

/** Undo and redo; their labels name the step. The preview edits nothing (§4). */
export function StepButtons({ draft, isPreview }: StepButtonsProps) {
  return (
    <CommandForm className="toolbar-steps">
      <StepButton intent="undo" step={isPreview ? null : draft.undoes} />
      <StepButton intent="redo" step={isPreview ? null : draft.redoes} />
    </CommandForm>
  );
}

function StepButton({ intent, step }: { intent: 'undo' | 'redo'; step: StepLabel | null }) {
  const { t, locale } = useText();
  const name =
    step &&
    t(`editor.step.${step.kind}`, {
      block: step.name ? blockTitle({ name: step.name }, locale) : '',
    });
  return (
    <CommandButton
      intent={intent}
      className="icon-tool"
      disabled={!step}
      aria-label={name ? t(`editor.${intent}Step`, { step: name }) : undefined}
      title={name ? t(`editor.${intent}Step`, { step: name }) : t(`editor.${intent}None`)}
    >
      <EditorIcon name={intent} />
      <span className="visually-hidden">{t(`editor.${intent}`)}</span>
    </CommandButton>
  );
}
