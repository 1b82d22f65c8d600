import type { fieldsOf } from '~/components/ui/form-reply';
import { TextArea, TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

type WordsFieldsProps = {
  field: ReturnType<typeof fieldsOf>;
  /** The label of the text. */
  label: string;
  /** The initial value of the name field. */
  suggestedName: string;
};

/** The fields of a review and a reply: the text, the name, and a note on publication. */
export function WordsFields({ field, label, suggestedName }: WordsFieldsProps) {
  const { t } = useText();
  const name = field('authorName');
  return (
    <>
      <TextArea
        {...field('message')}
        label={label}
        hint={t('reviews.textHint', { count: LIMITS.review.message })}
        rows={6}
        maxLength={LIMITS.review.message}
        required
      />
      <TextInput
        {...name}
        defaultValue={name.defaultValue ?? suggestedName}
        label={t('reviews.author')}
        hint={t('reviews.authorHint')}
        maxLength={LIMITS.review.authorName}
        autoComplete="nickname"
      />
      <p className="small">{t('reviews.rules')}</p>
    </>
  );
}
