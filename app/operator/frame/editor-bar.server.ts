import type { RequestContext } from '~/services/context.server';
import { editModePath } from './edit-path';
import type { EditorBarView } from './editor-bar';

/**
 * The shop team's bar on this page; null for visitors without the tools. The linked pages check the
 * rights.
 */
export function editorBar(
  { tools, path }: Pick<RequestContext, 'tools' | 'path'>,
  request: Pick<Request, 'url'>,
  { canEdit }: { canEdit: boolean },
): EditorBarView | null {
  if (!tools) return null;
  const { pathname, search } = new URL(request.url);
  return {
    editPath: canEdit ? editModePath(path) : null,
    exitPath: tools === 'cookie' ? pathname + search : null,
  };
}
