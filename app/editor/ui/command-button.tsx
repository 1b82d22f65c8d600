import type { ComponentPropsWithoutRef } from 'react';

type CommandButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'name' | 'value'> & {
  /** Its action on the page (`app/editor/intents`). */
  intent: string;
};

/** A tool with an immediate action. Stands in a CommandForm. */
export function CommandButton({ intent, className = '', ...rest }: CommandButtonProps) {
  return (
    <button className={`edit-tool ${className}`.trim()} name="intent" value={intent} {...rest} />
  );
}
