import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { SummaryError } from '~/components/ui/error-summary';
import { Drawer } from './drawer';

type PanelDialogProps = {
  title: string;
  /** Its purpose, in a sentence. */
  help: string;
  /** The address after closing it. */
  closeHref: string;
  /** The errors of the form: the summary of the page lies behind a dialog. */
  errors: readonly SummaryError[];
  children: ReactNode;
};

/**
 * A panel with one question (§2 "modal"): with script a dialog over the page, without it a drawer.
 */
export function PanelDialog(props: PanelDialogProps) {
  const { closeHref: _, errors: __, ...panel } = props;
  return useHydrated() ? <Modal {...props} /> : <Drawer {...panel} />;
}

function Modal({ title, help, closeHref, errors, children }: PanelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => dialog.current!.showModal(), []);
  useEffect(() => {
    if (errors.length > 0)
      dialog.current!.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <dialog
      className="panel-dialog"
      id="panel"
      aria-labelledby="panel-title"
      tabIndex={-1}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        const { pathname, search, hash } = new URL(closeHref, location.href);
        navigate(pathname + search + hash, { preventScrollReset: true });
      }}
    >
      <h2 id="panel-title">{title}</h2>
      <p>{help}</p>
      {errors
        .filter(({ field }) => field === 'panel')
        .map(({ code, text }) => (
          <p className="field-error" role="alert" key={code}>
            {text}
          </p>
        ))}
      {children}
    </dialog>
  );
}
