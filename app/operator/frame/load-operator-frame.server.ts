import { readFlashNotices } from '~/features/frame/notices/read-notices.server';
import type { RequestContext } from '~/services/context.server';
import type { OperatorFrameView } from './operator-frame';

/** The frame around the pages of the shop team. */
export function loadOperatorFrame(request: Request, context: RequestContext): OperatorFrameView {
  const { configuration, locale, path } = context;
  const { shopName, logo } = configuration;
  return { shopName, logo, path, notices: readFlashNotices(request, locale) };
}
