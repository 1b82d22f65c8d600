import { Button } from '~/components/ui/button';
import { CommandForm } from '../command-form';

type ConflictChoiceProps = { intent: 'settle' | 'design-settle'; mine: string; theirs: string };

/** The choice between the changes of two people. */
export function ConflictChoice({ intent, mine, theirs }: ConflictChoiceProps) {
  return (
    <CommandForm className="conflict-choice">
      <input type="hidden" name="intent" value={intent} />
      <Button name="side" value="mine" variant="secondary">
        {mine}
      </Button>
      <Button name="side" value="theirs" variant="secondary">
        {theirs}
      </Button>
    </CommandForm>
  );
}
