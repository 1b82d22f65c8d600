import { jobContext, type JobBase } from '../../core/commerce-context';
import type { OutboxHandler } from '../../core/outbox/run-outbox';
import { documentFiles } from './document-files';

/** Creates the files of new documents in the background, so that no request waits for them. */
export function documentHandlers(base: JobBase): Record<string, OutboxHandler> {
  return {
    async 'document:files'({ documentId }) {
      await documentFiles(jobContext(base, 'de'), Number(documentId));
    },
  };
}
