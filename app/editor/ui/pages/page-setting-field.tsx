import { Checkbox } from '~/components/ui/checkbox';
import type { SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { Select, type Option } from '~/components/ui/select';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { PAGE_LIMITS, PAGE_TYPES } from '~/services/operator-api/page-limits';
import { ROBOTS } from '~/services/shop-api/entities/robots';
import { SWITCHES, type FormSetting } from '../../load/page-settings';

type SettingFieldProps = {
  setting: FormSetting;
  value: string;
  parents: readonly Option[];
  errors: readonly SummaryError[];
  /** Replaces the general hint. */
  hint?: string;
  /** For a page to be added; the specification names its types differently. */
  isNew?: boolean;
};

/** One setting of a page, with its hint. */
export function PageSettingField(props: SettingFieldProps) {
  const { setting, value, parents, errors, hint, isNew = false } = props;
  const { t } = useText();
  const id = `page-${setting}`;
  const frame = {
    id,
    name: setting,
    label: t(`editorPages.field.${setting}`),
    hint: hint ?? t(`editorPages.hint.${setting}`),
    error: errorOf(errors, id),
  };
  switch (setting) {
    case 'type':
      return (
        <Select
          {...frame}
          defaultValue={value}
          options={PAGE_TYPES.map((type) => ({
            value: type,
            label: t(`editorPages.${isNew ? 'newType' : 'type'}.${type}`),
          }))}
          required
        />
      );
    case 'parentCategoryId':
      return <Select {...frame} defaultValue={value} options={parents} required />;
    case 'metaRobots':
      return (
        <Select
          {...frame}
          defaultValue={value}
          options={ROBOTS.map((robots) => ({
            value: robots,
            label: t(`editorPages.robots.${robots}`),
          }))}
          required
        />
      );
    case 'linklist':
    case 'right':
    case 'sitemap': {
      const [on] = SWITCHES[setting];
      return <Checkbox {...frame} value={on} defaultChecked={value === on} />;
    }
    default:
      return (
        <TextInput
          {...frame}
          defaultValue={value}
          maxLength={PAGE_LIMITS[setting]}
          required={setting === 'name' || setting === 'nameUrl'}
        />
      );
  }
}
