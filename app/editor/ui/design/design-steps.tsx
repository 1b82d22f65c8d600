import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import type { DesignKey, DesignState } from '~/services/operator-api/design';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { differing } from '../../design/design-values';
import { namesOf } from '../../design/design-words';

type DesignStepsProps = { state: DesignState; mayPublish: boolean };

/** The state of the design, and undo and redo. */
export function DesignSteps({ state, mayPublish }: DesignStepsProps) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const { live, draft, isChanged, undoes, redoes } = state;
  return (
    <div className="design-steps">
      <p role="status">
        {isChanged
          ? t('editor.design.changed', { fields: namesOf(differing(live, draft), t) })
          : t('editor.design.isLive')}
      </p>
      <CommandForm className="edit-tools">
        <Step intent="undo" keys={undoes} />
        <Step intent="redo" keys={redoes} />
        {/* The pressed button stays, and keeps the focus. */}
        <CommandButton intent="design-discard" aria-disabled={!isChanged || undefined}>
          {t('editor.design.discard')}
        </CommandButton>
        <EditorLink className="edit-tool" href={`${opens}preview=`}>
          {t('editor.preview')}
        </EditorLink>
      </CommandForm>
      {mayPublish ? (
        <CommandForm>
          <Button size="small" name="intent" value="design-publish" disabled={!isChanged}>
            {t('editor.design.publish')}
          </Button>
        </CommandForm>
      ) : (
        <p className="field-hint">{t('editor.saveForbidden')}</p>
      )}
    </div>
  );
}

function Step({ intent, keys }: { intent: 'undo' | 'redo'; keys: DesignKey[] | null }) {
  const { t } = useText();
  const name = keys ? t(`editor.${intent}Step`, { step: namesOf(keys, t) }) : undefined;
  return (
    <CommandButton
      intent={`design-${intent}`}
      aria-disabled={!keys || undefined}
      aria-label={name}
      title={name ?? t(`editor.${intent}None`)}
    >
      {t(`editor.${intent}`)}
    </CommandButton>
  );
}
