import { Field, FieldErrorLine, controlProps, type FieldFrame } from '~/components/ui/field';
import { integer } from '~/i18n/format';
import { useText } from '~/i18n/text';
import {
  ORDER_PROPERTY_FILES,
  readFileValue,
} from '~/services/shop-api/entities/order-property-file-rules';

const MEGABYTE = 1024 * 1024;
const ENDINGS = Object.keys(ORDER_PROPERTY_FILES.types);
const ACCEPT = ENDINGS.map((ending) => `.${ending}`).join(',');

type FileFieldProps = FieldFrame & {
  id: string;
  name: string;
  /** The name of the file, for messages. */
  title: string;
  /** The stored file, as `hash/filename`. */
  value: string;
};

/** A file upload (open point 1.7). A stored file stays until it is unticked or replaced. */
export function FileField({
  id,
  name,
  title,
  value,
  label,
  hint,
  error,
  required = false,
}: FileFieldProps) {
  const { t } = useText();
  const kept = readFileValue(value);
  const frame = { label, error, required, hint: <FileHint description={hint} /> };
  return (
    <Field {...frame} id={id}>
      {kept && (
        <div className="kept-file">
          <div className="choice">
            <input
              type="checkbox"
              id={`${id}-kept`}
              name={name}
              value={value}
              defaultChecked
              aria-describedby={`${id}-replace`}
            />
            <label htmlFor={`${id}-kept`}>{t('product.file.kept', { name: kept.fileName })}</label>
          </div>
          <p className="field-hint" id={`${id}-replace`}>
            {t('product.file.replace')}
          </p>
        </div>
      )}
      <TooLarge id={id} title={title} />
      <input
        {...controlProps(id, { ...frame, required: required && !kept })}
        className="file-input"
        type="file"
        name={name}
        accept={ACCEPT}
        data-max-bytes={ORDER_PROPERTY_FILES.bytes}
      />
    </Field>
  );
}

/** Shown by script, which sees the size before the upload; until then it is no error. */
function TooLarge({ id, title }: { id: string; title: string }) {
  const { t } = useText();
  const megabytes = useMegabytes();
  return (
    <FieldErrorLine id={`${id}-too-large`} role="alert" hidden>
      {t('product.propertyError.fileSize', { name: title, megabytes })}
    </FieldErrorLine>
  );
}

function useMegabytes(): string {
  const { locale } = useText();
  return integer(ORDER_PROPERTY_FILES.bytes / MEGABYTE, locale);
}

/** The allowed files, from the same list that the check uses. */
function FileHint({ description }: { description: FieldFrame['hint'] }) {
  const { t } = useText();
  const size = useMegabytes();
  return (
    <>
      {description} {t('product.file.rules', { size, types: ENDINGS.join(', ') })}
    </>
  );
}
