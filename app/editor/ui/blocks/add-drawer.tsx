import { useState } from 'react';
import { useText } from '~/i18n/text';
import type { EditReply } from '../../intents/intent.server';
import { ADD_PARTS, foundOffers, type AddPanel } from '../../load/add-panel';
import { AddSearch } from './add-search';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { FromPage } from './from-page';
import { OfferGrid } from './offer-grid';
import { OwnSections } from './own-sections';
import { PasteBlocks } from './paste-blocks';

type AddDrawerProps = AddPanel & { reply: EditReply | undefined };

/** Blocks and sections to select from, for one position of the page. */
export function AddDrawer({ reply, ...loaded }: AddDrawerProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(loaded.search);
  // The selection applies before the server has answered: a block added until then goes there too.
  const [choice, setChoice] = useState({ instead: loaded.place, place: loaded.place });
  const place = choice.instead === loaded.place ? choice.place : loaded.place;
  const panel = { ...loaded, place };
  const { blocks, ready } = panel;
  const own = panel.own.filter(({ fits }) => fits);
  const all = [
    ...blocks.filter(({ id }) => id !== 'last').flatMap(({ offers }) => offers),
    ...ready,
    ...own,
  ];
  const found = foundOffers(all, typed);
  const isSearching = typed.trim() !== '';
  return (
    <Drawer title={t('editor.addTitle')} help={t('editor.addHelp')}>
      <AddSearch
        {...loaded}
        onSearch={setTyped}
        onChoose={(chosen) => setChoice({ instead: loaded.place, place: chosen })}
      />
      <p className="add-found" role="status">
        {isSearching && t('editorAdd.found', { count: found.length })}
      </p>
      {isSearching ? (
        <OfferGrid offers={found} place={place} />
      ) : (
        <>
          <Parts place={place} part={panel.part} />
          <Part {...panel} reply={reply} />
        </>
      )}
      <PasteBlocks place={place} reply={reply} />
    </Drawer>
  );
}

/** Blocks, sections, other pages. */
function Parts({ place, part }: Pick<AddPanel, 'place' | 'part'>) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  return (
    <nav className="add-parts" aria-label={t('editorAdd.parts')}>
      {ADD_PARTS.map((each) => (
        <EditorLink
          key={each}
          id={`add-${each}`}
          className="edit-tool"
          href={`${opens}${new URLSearchParams({ add: place, part: each })}#add-${each}`}
          aria-current={each === part ? 'page' : undefined}
        >
          {t(`editorAdd.part.${each}`)}
        </EditorLink>
      ))}
    </nav>
  );
}

function Part({ reply, ...panel }: AddDrawerProps) {
  const { t } = useText();
  const { place, part, blocks, ready, own } = panel;
  if (part === 'pages') {
    return <FromPage {...panel} />;
  }
  const groups =
    part === 'blocks'
      ? blocks
      : [
          { id: 'own', title: t('editorAdd.own'), offers: own.filter(({ fits }) => fits) },
          { id: 'ready', title: t('editorAdd.ready'), offers: ready },
        ];
  return (
    <>
      {groups.map(({ id, title, offers }) => (
        <section key={id} aria-labelledby={`category-${id}`}>
          <h3 id={`category-${id}`}>{title}</h3>
          {offers.length === 0 && (
            <p className="field-hint">
              {t(id === 'own' && own.length === 0 ? 'editorAdd.ownEmpty' : 'editorAdd.none')}
            </p>
          )}
          <OfferGrid offers={offers} place={place} />
          {id === 'own' && <OwnSections own={own} errors={reply?.errors ?? []} />}
        </section>
      ))}
    </>
  );
}
