import type { ComponentPropsWithoutRef } from 'react';

type CommandButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'name' | 'value'> & {
  /** What it does to the page (`app/editor/intents`). */
  intent: string;
};

/** A tool that does something at once. Stands in a CommandForm. */
export function CommandButton({ intent, className = '', ...rest }: CommandButtonProps) {
  return (
    <button className={`edit-tool ${className}`.trim()} name="intent" value={intent} {...rest} />
  );
}
