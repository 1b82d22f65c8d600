import { Button, ButtonLink } from '~/components/ui/button';
import { useText } from '~/i18n/text';

export type EditorBarView = {
  /** The address where this page is edited; null if it cannot be. */
  editPath: string | null;
  /** This page, to return to without the bar; null if a setting shows the bar to everybody. */
  exitPath: string | null;
};

/** The bar on the shop's own pages, for their editors (§4). */
export function EditorBar({ bar: { editPath, exitPath } }: { bar: EditorBarView }) {
  const { t, href } = useText();
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
