import { lazy, Suspense, useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { controlProps, Field, type FieldFrame } from '~/components/ui/field';
import { TextArea } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { reloadOnce } from '~/lib/reload-once';

const RichTextEditor = lazy(() => import('./rich-text-editor').catch(loadAnew));

/**
 * A missing chunk belongs to an earlier build (4.75); until the page has reloaded the plain field
 * serves.
 */
function loadAnew(): Promise<never> {
  reloadOnce();
  return new Promise(() => undefined);
}

type RichTextFieldProps = FieldFrame & {
  id: string;
  name: string;
  defaultValue: string;
  maxLength: number | undefined;
};

/** A rich text: a plain field with HTML, and with script a formatted view. */
export function RichTextField(props: RichTextFieldProps) {
  const isHydrated = useHydrated();
  const plain = <TextArea {...props} />;
  if (!isHydrated) return plain;
  return (
    <Suspense fallback={plain}>
      <ScriptedField {...props} />
    </Suspense>
  );
}

function ScriptedField({ id, name, defaultValue, maxLength, ...frame }: RichTextFieldProps) {
  const { t } = useText();
  const [isSource, setSource] = useState(false);
  const [html, setHtml] = useState(defaultValue);
  const control = useRef<HTMLTextAreaElement>(null);
  // The hint explains HTML.
  const shownFrame = isSource ? frame : { ...frame, hint: undefined };

  function change(changed: string) {
    control.current!.value = changed;
    // The autosaving form receives it like a key press.
    control.current!.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Field {...shownFrame} required={false} id={id}>
      {!isSource && (
        <RichTextEditor
          id={id}
          label={String(frame.label)}
          describedBy={undefined}
          html={html}
          onChange={change}
        />
      )}
      <textarea
        {...(isSource ? controlProps(id, frame) : { hidden: true })}
        className="input"
        ref={control}
        name={name}
        defaultValue={defaultValue}
        maxLength={maxLength}
        rows={8}
      />
      <button
        className="edit-tool"
        type="button"
        aria-pressed={isSource}
        onClick={() => {
          setHtml(control.current!.value);
          setSource(!isSource);
        }}
      >
        {t('editor.format.source')}
      </button>
    </Field>
  );
}
