import { Notice, type NoticeType } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import type { OwnReview } from '~/services/shop-api';

type ReviewState = Pick<OwnReview, 'state' | 'refusal'>;

const TYPES: Record<ReviewState['state'], NoticeType> = {
  visible: 'positive',
  underReview: 'neutral',
  refused: 'warning',
};

/** Whether the review is shown, and if not, why. */
export function StateNotice({ written: { state, refusal } }: { written: ReviewState }) {
  const { t } = useText();
  return <Notice type={TYPES[state]} message={t(`reviews.stateText.${state}`, { refusal })} />;
}
