import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DraftList } from '~/editor/ui/pages/draft-list';
import { loadDraftList } from '~/editor/load/load-draft-list.server';
import { requireOperator } from '~/operator/frame/require-operator.server';
import { teamAction } from '~/operator/team/team-action.server';
import { TeamPage } from '~/operator/team/team-page';
import { formTitle } from '~/features/page/form-title.server';
import { pageMeta, pageSeo } from '~/features/page/page-seo';
import { may } from '~/services/operator-api/operator';

export const handle = { script: 'none', audience: 'operator' };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context);
  const title = formTitle(context, 'operator.title');
  return {
    operator,
    list: may(operator, 'preview') ? await loadDraftList(context) : null,
    seo: pageSeo(context, { title, path: '/operator', robots: 'NOINDEX' }),
  };
}

export const action = teamAction;

export default function Team() {
  const { operator, list } = useLoaderData<typeof loader>();
  return (
    <TeamPage operator={operator} reply={useActionData<typeof action>()}>
      {list && <DraftList list={list} />}
    </TeamPage>
  );
}
