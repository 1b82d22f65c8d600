import { useMatches } from '@remix-run/react';
import { Button, ButtonLink } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { editModePath } from '~/lib/edit-mode';

/** The part of the bar that depends on the visitor alone. */
export type EditorBarView = {
  /** This page, to return to without the bar; null if a setting shows the bar to everybody. */
  exitPath: string | null;
};

/**
 * The bar on the pages of the shop, for their editors (§4); none for visitors without the tools. The
 * loader of a page that can be edited says so by `canEdit`; the linked page checks the right.
 */
export function EditorBar({ bar, path }: { bar: EditorBarView | undefined; path: string }) {
  const { t, href } = useText();
  const page = useMatches().at(-1)?.data as { canEdit?: boolean } | undefined;
  if (!bar) return null;
  const { exitPath } = bar;
  const editPath = page?.canEdit ? editModePath(path.replace(/\?.*$/, '')) : null;
  if (editPath === null && exitPath === null) return null;
  return (
    <section className="editor-bar" aria-label={t('operator.tools.label')}>
      {editPath !== null && (
        <ButtonLink variant="secondary" size="small" href={href(editPath)} rel="nofollow">
          {t('operator.tools.edit')}
        </ButtonLink>
      )}
      {exitPath !== null && (
        <form method="post" action="/api/editor-exit">
          <input type="hidden" name="redirectTo" value={exitPath} />
          <Button variant="quiet" size="small">
            {t('operator.tools.exit')}
          </Button>
        </form>
      )}
    </section>
  );
}
