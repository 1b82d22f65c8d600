import { useEditQueue } from './edit-queue';
import { useUnsent } from './unsent';

/** Is something on its way to the server, or does it wait for a server that is away? */
export function useIsSaving(): boolean {
  const { state } = useEditQueue();
  const isWaiting = useUnsent().length > 0;
  return state === 'saving' || (state === 'unreachable' && isWaiting);
}
