import type { CommerceContext } from '../../core/commerce-context';

/** The folder of visitors' files. Throws outside a request: jobs and commands have none. */
export function folderOf({ privateFiles }: CommerceContext): string {
  if (privateFiles === null) throw new Error('Visitors’ files are there in requests only.');
  return privateFiles;
}
