import { useDraggable } from '@dnd-kit/core';
import { useContext } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '~/i18n/text';
import { DraggingContext } from './dragged';

type DragHandleProps = { uuid: string; label: string };

/** Picks a block up; only with script, without which it could not be dropped again. */
export function DragHandle(props: DragHandleProps) {
  return useHydrated() ? <Handle {...props} /> : null;
}

function Handle({ uuid, label }: DragHandleProps) {
  const { t } = useText();
  const { dragged, onKey, cancel } = useContext(DraggingContext);
  const { setNodeRef, attributes, listeners } = useDraggable({
    id: uuid,
    attributes: { roleDescription: t('editor.drag.role') },
  });
  return (
    <button
      {...attributes}
      {...listeners}
      className="edit-tool drag-handle"
      type="button"
      ref={setNodeRef}
      aria-label={label}
      aria-pressed={dragged?.uuid === uuid}
      title={t('editor.drag.handle')}
      onKeyDown={(event) => onKey(event, uuid)}
      onBlur={cancel}
    >
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden>
        <path d="M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01" />
      </svg>
    </button>
  );
}
