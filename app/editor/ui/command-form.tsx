import { useRef, type ReactNode, type RefObject } from 'react';
import { useAutosave } from '../live/use-autosave';
import { useEditedPlace } from './edit-context';

type CommandFormProps = {
  className?: string;
  /** The block concerned. */
  block?: string;
  /** The intent that saves the form while it is filled in. */
  autosave?: string;
  /** It has files: then the browser sends it itself, and the page reloads. */
  hasFiles?: boolean;
  formRef?: RefObject<HTMLFormElement>;
  onInput?: () => void;
  children: ReactNode;
};

/** A form whose buttons change the page (`app/editor/intents`); with script without leaving it. */
export function CommandForm(props: CommandFormProps) {
  const { className, block, autosave, hasFiles = false, formRef, onInput, children } = props;
  const { action, once, live, command } = useEditedPlace();
  /** The live version that the page showed when the editor began to fill it in. */
  const begunOn = useRef<number | null>(null);
  const send = (filled: FormData, way?: { isQuiet: boolean }) => {
    filled.set('live', String(begunOn.current ?? live));
    begunOn.current = null;
    command(filled, way);
  };
  const saving = useAutosave((form) => {
    const filled = new FormData(form);
    filled.set('intent', autosave ?? '');
    send(filled, { isQuiet: true });
  });
  return (
    <form
      ref={formRef}
      className={className}
      method="post"
      action={action}
      // The shop says what is wrong, in the operator's language; the browser would in its own.
      noValidate={autosave === undefined}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      onInput={(event) => {
        begunOn.current ??= live;
        if (autosave) saving.wait(event.currentTarget);
        onInput?.();
      }}
      onSubmit={(event) => {
        if (hasFiles) return;
        event.preventDefault();
        saving.forget();
        const { submitter } = event.nativeEvent as SubmitEvent;
        send(new FormData(event.currentTarget, submitter));
      }}
    >
      <input type="hidden" name="once" value={once} />
      <input type="hidden" name="live" value={live} />
      {block !== undefined && <input type="hidden" name="block" value={block} />}
      {children}
    </form>
  );
}
