import type { AppLoadContext } from '@remix-run/node';
import { onShopClock } from '~/lib/shop-time';
import { may, type Operator } from '~/services/operator-api/operator';
import type { Author } from '../drafts.server';
import type { EditedPage } from './edited-page.server';
import type { Panel } from './panel';

/** The panels for a draft besides editing it; null for others. */
export async function loadPublishingPanel(
  { operator: { drafts }, publicOrigin, now }: AppLoadContext,
  query: URLSearchParams,
  { page: { key }, operator }: { page: EditedPage; operator: Operator },
): Promise<Panel | null> {
  if (query.has('schedule') && may(operator, 'publish')) {
    const plans = await drafts.plans.list(key);
    return {
      kind: 'schedule',
      today: onShopClock(now()).slice(0, 10),
      plans: plans.map(({ id, name, dueAt, state }) => ({
        id,
        name,
        dueAt: dueAt.toISOString(),
        state,
      })),
    };
  }
  if (!query.has('share')) return null;
  const links = await drafts.links.list(key, operator.email);
  return {
    kind: 'share',
    links: links.map(({ id, path, createdAt, expiresAt }) => ({
      id,
      address: publicOrigin + path,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Waiting plans of the page, and failed ones of this author. */
export async function countPlans({
  store,
  key,
  author,
}: Author): Promise<{ waiting: number; failed: number }> {
  const plans = await store.plans.list(key);
  const waiting = plans.filter(({ state }) => state === 'waiting').length;
  const failed = plans.filter((plan) => plan.state !== 'waiting' && plan.author === author).length;
  return { waiting, failed };
}
