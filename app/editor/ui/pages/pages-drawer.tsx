import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import { useTypedForms } from '../../live/typed-forms';
import { HOME_PAGE, pageFormName } from '../../load/page-settings';
import type { PageEntry, PagesPanel } from '../../load/pages-panel';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { BlockIcon } from '../block-frame/block-icon';
import { EditorIcon } from '../editor-icon';
import { EditorLink } from '../editor-link';
import { PageKindIcon } from './page-kind-icon';
import { PageSearch } from './page-search';
import { SaveAllSettings } from './save-all-settings';
import { Tooltip } from '../tooltip';

type PagesDrawerProps = Extract<PagesPanel, { kind: 'pages' }>;

/** The tree of the shop's pages, or the search results (§2 "Pages drawer"). */
export function PagesDrawer(props: PagesDrawerProps) {
  const { home, groups, find, found, below, manual, mayChange } = props;
  const { t } = useText();
  const { opens } = useEditedPlace();
  return (
    <Drawer title={t('editorPages.title')} help={t('editorPages.help')}>
      <a className="edit-tool page-manual" href={manual} target="_blank" rel="noreferrer">
        <EditorIcon name="help" /> {t('editorPages.manual')}
      </a>
      {mayChange ? (
        <div className="page-choice">
          <EditorLink
            className="button button-secondary page-add"
            href={`${opens}newPage=${below}#panel`}
          >
            {t('editorPages.openAdd')}
          </EditorLink>
          <SaveAllSettings />
        </div>
      ) : (
        <p>{t('editorPages.forbidden')}</p>
      )}
      <PageSearch id="pages-find" find={find} />
      {found ? (
        <section aria-label={t('editorPages.found', { count: found.length })}>
          <p role="status">{t('editorPages.found', { count: found.length })}</p>
          <Entries
            entries={found.map((entry) => ({ ...entry, children: [] }))}
            mayChange={mayChange}
          />
          <EditorLink href={`${opens}pages=#panel`}>{t('editorPages.showAll')}</EditorLink>
        </section>
      ) : (
        <>
          <Entries entries={[home]} mayChange={mayChange} />
          {groups.map(({ type, entries }) => (
            <details className="details" key={type} open>
              <summary className="details-mark">
                <h3>{t(`editorPages.group.${type}`)}</h3>
              </summary>
              {entries.length === 0 && <p>{t('editorPages.noPages')}</p>}
              <Entries entries={entries} mayChange={mayChange} />
            </details>
          ))}
        </>
      )}
    </Drawer>
  );
}

type EntriesProps = { entries: readonly PageEntry[]; mayChange: boolean };

function Entries({ entries, mayChange }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="page-tree">
      {entries.map((entry) => (
        <li key={entry.path}>
          <Entry entry={entry} mayChange={mayChange} />
          <Below entry={entry} mayChange={mayChange} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, mayChange }: { entry: PageEntry; mayChange: boolean }) {
  const { t, href } = useText();
  const { opens } = useEditedPlace();
  const { id, kind, name, isCurrent, isUnsaved, isCustomersOnly } = entry;
  const isTyped = useIsTyped(id);
  const isLink = entry.editPath !== null || mayChange;
  const leadsTo = entry.editPath === null ? `${opens}page=${id}#panel` : href(entry.editPath);
  return (
    <div className={isCurrent ? 'page-entry page-entry-current' : 'page-entry'}>
      <PageKindIcon kind={kind} />
      <span className="page-name">
        {isLink ? (
          <EditorLink href={leadsTo} aria-current={isCurrent ? 'page' : undefined}>
            {name}
          </EditorLink>
        ) : (
          name
        )}
        <small>{entry.path}</small>
        {isCurrent && <small className="page-note">{t('editorPages.current')}</small>}
        {isUnsaved && (
          <Tooltip className="page-note" text={t('editorPages.unsaved')}>
            {t('editorPages.unsavedMark')}
          </Tooltip>
        )}
        {isTyped && (
          <Tooltip className="page-note" text={t('editorPages.typed')}>
            {t('editorPages.typedMark')}
          </Tooltip>
        )}
        {isCustomersOnly && <small className="page-note">{t('editorPages.customersOnly')}</small>}
      </span>
      {mayChange && <PageMenu entry={entry} />}
    </div>
  );
}

/** Does this page have unsaved settings? The home page has no id. */
function useIsTyped(id: number | null): boolean {
  const forms = useTypedForms();
  return (['general', 'seo'] as const).some((part) => pageFormName(id ?? HOME_PAGE, part) in forms);
}

/** §2: the actions on a page. The home page cannot be deleted. */
function PageMenu({ entry: { id, name, path: shopPath } }: { entry: PageEntry }) {
  const { t, href } = useText();
  const { opens } = useEditedPlace();
  return (
    <details className="page-menu">
      <summary className="edit-tool">
        <EditorIcon name="more" label={t('editorPages.menu', { name })} />
      </summary>
      <ul>
        <li>
          <EditorLink href={`${opens}page=${id ?? HOME_PAGE}#panel`}>
            <BlockIcon name="settings" /> {t('editorPages.general')}
          </EditorLink>
        </li>
        <li>
          <EditorLink href={`${opens}page=${id ?? HOME_PAGE}&part=seo#panel`}>
            <Icon name="search" /> {t('editorPages.seo')}
          </EditorLink>
        </li>
        <li>
          <a href={href(shopPath)}>
            <EditorIcon name="eye" /> {t('editorPages.view')}
          </a>
        </li>
        <li>
          {id === null ? (
            <button type="button" disabled title={t('editorPages.removeHome')}>
              <BlockIcon name="remove" /> {t('editorPages.remove')}
            </button>
          ) : (
            <EditorLink className="edit-tool-remove" href={`${opens}page=${id}&part=delete#panel`}>
              <BlockIcon name="remove" /> {t('editorPages.remove')}
            </EditorLink>
          )}
        </li>
      </ul>
    </details>
  );
}

function Below({
  entry: { name, children, holdsCurrent },
  mayChange,
}: {
  entry: PageEntry;
  mayChange: boolean;
}) {
  const { t } = useText();
  if (children.length === 0) return null;
  return (
    <details className="page-below" open={holdsCurrent || undefined}>
      <summary className="details-mark">
        {t('editorPages.below', { count: children.length })}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <Entries entries={children} mayChange={mayChange} />
    </details>
  );
}
