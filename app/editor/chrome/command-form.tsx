import type { ReactNode } from 'react';
import { useEditing } from './edit-context';

type CommandFormProps = {
  className?: string;
  /** The block it is about. */
  block?: string;
  children: ReactNode;
};

/** A form whose buttons do something to the page (`read-edit.server.ts`). */
export function CommandForm({ className, block, children }: CommandFormProps) {
  const { action, once } = useEditing();
  return (
    <form className={className} method="post" action={action}>
      <input type="hidden" name="once" value={once} />
      {block !== undefined && <input type="hidden" name="block" value={block} />}
      {children}
    </form>
  );
}
