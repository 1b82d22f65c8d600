import { useEffect, useRef } from 'react';
import { useText } from '~/i18n/text';
import { TOUR_STEPS, type TourStep } from '~/services/operator-api/operator';
import { CommandButton } from './command-button';
import { CommandForm } from './command-form';
import { useEditing } from './edit-context';

const NAMES = { 1: 'blocks', 2: 'move', 3: 'draft', 4: 'publish' } as const;

type TourProps = {
  /** Null for who does not take it. */
  step: TourStep | null;
  mayPublish: boolean;
};

/** What is new to who has never edited a page, above the page, until they leave it. */
export function Tour({ step, mayPublish }: TourProps) {
  const { t } = useText();
  const text = useTourText(mayPublish);
  useFocusAfter(step);
  if (step === null) return null;
  const count = TOUR_STEPS.length;
  return (
    <section className="tour" id="tour" tabIndex={-1} aria-labelledby="tour-title">
      <div className="tour-text" aria-live="polite">
        <h2 id="tour-title">
          <small>{t('editor.tour.step', { step, count })}</small>{' '}
          {t(`editor.tour.title.${NAMES[step]}`)}
        </h2>
        <p>{text(step)}</p>
      </div>
      <CommandForm className="tour-ways">
        {step > 1 && (
          <CommandButton intent={`tour:${step - 1}`}>{t('editor.tour.back')}</CommandButton>
        )}
        {/* The same button at the last step, so that the focus stays on it. */}
        <CommandButton intent={`tour:${(step + 1) % (count + 1)}`} className="tour-next">
          {t(step === count ? 'editor.tour.done' : 'editor.tour.next')}
        </CommandButton>
        {step < count && <CommandButton intent="tour:0">{t('editor.tour.leave')}</CommandButton>}
      </CommandForm>
    </section>
  );
}

/** It calls the tools by the names they have on the screen. */
function useTourText(mayPublish: boolean): (step: TourStep) => string {
  const { t } = useText();
  const { document } = useEditing();
  return (step) => {
    switch (step) {
      case 1:
        return document.length === 0
          ? t('editor.tour.empty', { add: t('editor.addFirst') })
          : t('editor.tour.blocks', { settings: t('editor.settings') });
      case 2:
        return t('editor.tour.move', {
          above: t('editor.addAbove'),
          below: t('editor.addBelow'),
          up: t('editor.moveUp'),
          to: t('editor.moveTo'),
        });
      case 3:
        return t('editor.tour.draft', { undo: t('editor.undo'), preview: t('editor.preview') });
      case 4:
        return mayPublish
          ? t('editor.tour.publish', { save: t('editor.save'), history: t('editor.history') })
          : t('editor.tour.share', { share: t('editor.share.open') });
    }
  };
}

/** The button of a step may go with it; the focus then goes on to what there is (WCAG 2.4.3). */
function useFocusAfter(step: TourStep | null): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement !== document.body) return;
    document.getElementById(step ? 'tour' : 'content')?.focus({ preventScroll: true });
  }, [step]);
}
