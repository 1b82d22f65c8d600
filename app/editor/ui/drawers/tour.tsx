import { useEffect, useRef } from 'react';
import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import { TOUR_STEPS, type TourStep } from '~/services/operator-api/operator';
import { placeText } from '../../document/place-text';
import { useAnnounce } from '../../live/announcer';
import { useEditQueue } from '../../live/edit-queue';
import type { EditPageData } from '../../load/load-edit-page.server';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

const NAMES = { 1: 'headline', 2: 'add', 3: 'undo', 4: 'publish' } as const;

type TourProps = {
  page: Pick<EditPageData, 'tour' | 'headline' | 'mayPublish' | 'draft'>;
};

/**
 * The tour for new editors, below the bar, until they leave it: each step is a task that is ticked
 * when it is done.
 */
export function Tour({ page }: TourProps) {
  const { t } = useText();
  const text = useTourText(page);
  const { tour: step } = page;
  const isDone = isDoneOf(page);
  useFocusAfter(`${step} ${isDone}`);
  useSayDone(step, isDone);
  if (step === null) return null;
  const count = TOUR_STEPS.length;
  return (
    <section className="tour" id="tour" tabIndex={-1} aria-labelledby="tour-title">
      <div className="tour-text">
        <h2 id="tour-title">
          <small>{t('editor.tour.step', { step, count })}</small>{' '}
          {t(`editor.tour.title.${NAMES[step]}`)}
        </h2>
        <p>{text(step)}</p>
        {isDone && (
          <p className="tour-done">
            <Icon name="check" /> {t('editor.tour.isDone')}
          </p>
        )}
      </div>
      <CommandForm className="tour-ways">
        <Way page={page} />
        {step > 1 && (
          <CommandButton intent={`tour:${step - 1}`}>{t('editor.tour.back')}</CommandButton>
        )}
        {/* The same button at the last step, so that it keeps the focus. */}
        <CommandButton
          intent={`tour:${(step + 1) % (count + 1)}`}
          className={isDone || step === count ? 'tour-next' : undefined}
        >
          {t(step === count ? 'editor.tour.done' : 'editor.tour.next')}
        </CommandButton>
        {step < count && (
          <CommandButton intent="tour:0" className="tour-leave" title={t('editor.tour.leave')}>
            <Icon name="close" />
            <span className="tour-leave-word">{t('editor.tour.leave')}</span>
          </CommandButton>
        )}
      </CommandForm>
    </section>
  );
}

/** Leads to the controls of the step until it is done. */
function Way({ page }: TourProps) {
  const { t } = useText();
  const { opens } = useEditedPlace();
  const { document } = useEditQueue();
  const { tour, headline } = page;
  if (isDoneOf(page)) return null;
  const last = placeText({ parent: null, after: document.at(-1)?.meta.uuid ?? null });
  const add = (
    <EditorLink
      className="edit-tool tour-next"
      href={`${opens}${new URLSearchParams({ add: last })}#panel`}
    >
      {t('editor.addFirst')}
    </EditorLink>
  );
  if (tour === 1 && headline) {
    const { edit, field } = headline;
    const href = `${opens}${new URLSearchParams({ edit })}#${encodeURIComponent(field)}`;
    return (
      <EditorLink className="edit-tool tour-next" href={href}>
        {t('editor.tour.toHeadline')}
      </EditorLink>
    );
  }
  if (tour === 1 || tour === 2) return add;
  if (tour !== 3 || !page.draft.undoes) return null;
  return (
    <CommandButton intent="undo" className="tour-next">
      {t('editor.undo')}
    </CommandButton>
  );
}

/** Is the task of the step done? The last steps of the draft show it, with or without script. */
function isDoneOf({ tour, headline, draft: { undoes, redoes } }: TourProps['page']): boolean {
  if (tour === 1) return undoes?.kind === (headline ? 'change' : 'add');
  if (tour === 2) return undoes?.kind === 'add';
  return tour === 3 && redoes !== null;
}

/** It uses the names of the tools on the screen. */
function useTourText({ mayPublish, headline }: TourProps['page']): (step: TourStep) => string {
  const { t } = useText();
  return (step) => {
    switch (step) {
      case 1:
        return headline
          ? t('editor.tour.headline', { headline: t('editor.tour.toHeadline') })
          : t('editor.tour.empty', { add: t('editor.addFirst') });
      case 2:
        return t('editor.tour.add', { add: t('editor.addFirst') });
      case 3:
        return t('editor.tour.undo', { undo: t('editor.undo') });
      case 4:
        return mayPublish
          ? t('editor.tour.publish', { save: t('editor.save'), history: t('editor.history') })
          : t('editor.tour.share', { share: t('editor.share.open') });
    }
  };
}

/**
 * The button of a step may disappear with it; the focus then goes to the remaining one (WCAG
 * 2.4.3).
 */
function useFocusAfter(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    const next = document.getElementById('tour') ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  }, [shown]);
}

/** Announces a step that is completed while the focus is elsewhere (WCAG 4.1.3). */
function useSayDone(step: TourStep | null, isDone: boolean): void {
  const { t } = useText();
  const announce = useAnnounce();
  const before = useRef({ step, isDone });
  useEffect(() => {
    const isNew = before.current.step === step && !before.current.isDone && isDone;
    before.current = { step, isDone };
    if (isNew) announce(t('editor.tour.isDone'));
  }, [step, isDone, announce, t]);
}
