import { useNavigate } from '@remix-run/react';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import type { Document } from '../document/tree';
import { fieldShownAt, fieldsShownIn, type ShownField } from '../in-place/fields-shown';
import { holdContent } from '../in-place/held-content';
import { usePageClicks } from '../in-place/use-page-clicks';
import { writeLine } from '../in-place/write-line';
import { formOf } from '../live/sent-edit';
import type { EditedPlace } from './edit-context';

export type PageWork = {
  /** Puts the cursor into the first text of a block, or opens its settings where it has none. */
  edit: (frame: HTMLElement) => void;
  openSettings: (frame: HTMLElement, field?: ShownField | null) => void;
};

/** What a pointer does on the page itself, and what keys do the same. */
export function usePageWork({ path, command }: EditedPlace, document: Document): PageWork {
  const navigate = useNavigate();
  const { t } = useText();
  const open = (query: Record<string, string>, anchor = 'panel') =>
    navigate(`${path}?${new URLSearchParams(query)}#${encodeURIComponent(anchor)}`, {
      preventScrollReset: true,
    });

  function openSettings(frame: HTMLElement, field: ShownField | null = null) {
    open({ edit: frame.dataset.uuid! }, field ? `${field.uuid}-${field.name}` : 'panel');
  }

  function write(frame: HTMLElement, field: ShownField, at: { x: number; y: number } | null) {
    const { uuid: block, name } = field;
    holdContent(frame.dataset.uuid!);
    writeLine(field.element, {
      label: fieldLabel(t, field.path.at(-1)!),
      max: field.max,
      at,
      save: (value) =>
        command(formOf({ intent: 'write', block, field: name, value }), { isQuiet: true }),
      onEnd(key) {
        holdContent(null);
        if (key) frame.focus({ preventScroll: true });
      },
    });
  }

  usePageClicks({
    choose(frame, { target, clientX: x, clientY: y }) {
      const field = fieldShownAt(target as Element, document);
      if (field?.kind === 'text') write(frame, field, { x, y });
      else frame.focus({ preventScroll: true });
    },
    openSettings: (frame, { target }) =>
      openSettings(frame, fieldShownAt(target as Element, document)),
  });

  return {
    edit(frame) {
      const text = fieldsShownIn(frame, document).find(({ kind }) => kind === 'text');
      if (text) write(frame, text, null);
      else openSettings(frame);
    },
    openSettings,
  };
}
