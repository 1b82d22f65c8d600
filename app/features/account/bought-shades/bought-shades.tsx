import { Button, ButtonLink } from '~/components/ui/button';
import { Swatch } from '~/components/ui/swatch';
import { TextInput } from '~/components/ui/text-input';
import { errorOf } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { BoughtShade } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { ReminderForm, type ReminderDays } from './reminder-form';

type BoughtShadesProps = {
  shades: readonly BoughtShade[];
  days: ReminderDays;
  reply: FormReply | undefined;
};

/**
 * The shades a customer bought: the product, the date, the customer's note, and a link to buy more.
 */
export function BoughtShades({ shades, days, reply }: BoughtShadesProps) {
  const { t } = useText();
  if (shades.length === 0) return null;
  return (
    <section aria-labelledby="bought-shades">
      <h2 id="bought-shades">{t('boughtShades.title')}</h2>
      <ul className="bought-shades">
        {shades.map((shade, place) => (
          <Entry
            key={`${shade.variationId} ${shade.stated}`}
            bought={shade}
            place={place}
            days={days}
            reply={isAbout(shade, reply) ? reply : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function isAbout({ variationId, stated }: BoughtShade, reply: FormReply | undefined): boolean {
  return (
    reply?.values.variationId === String(variationId) && (reply.values.stated ?? '') === stated
  );
}

type EntryProps = {
  bought: BoughtShade;
  place: number;
  days: ReminderDays;
  reply: FormReply | undefined;
};

function Entry({ bought, place, days, reply }: EntryProps) {
  const about = (field: 'note' | 'remindOn') =>
    reply && errorOf(reply.errors, field) ? reply : undefined;
  const { t, href, locale } = useText();
  const { shade, name, variationName, orderId, orderedAt } = bought;
  const words = `${shade.name} ${shade.number}`.trim();
  return (
    <li className="bought-shade" data-shade={shade.number}>
      <Swatch color={shade.color} className="bought-shade-field" />
      <div className="bought-shade-text">
        <h3>{words}</h3>
        <p>
          <a href={href(bought.path)}>{name}</a>
        </p>
        <p className="bought-shade-facts">
          {variationName && <span>{variationName}</span>}
          <a href={href(`/my-account/my-orders/${orderId}`)}>
            {t('boughtShades.bought', { date: date(orderedAt, locale) })}
          </a>
        </p>
        <NoteForm bought={bought} id={`note-${place}`} reply={about('note')} />
        <ReminderForm
          bought={bought}
          id={`remind-${place}`}
          days={days}
          reply={about('remindOn')}
        />
        <BuyAgain bought={bought} words={words} />
      </div>
    </li>
  );
}

type NoteFormProps = { bought: BoughtShade; id: string; reply: FormReply | undefined };

function NoteForm({ bought, id, reply }: NoteFormProps) {
  const { t, href } = useText();
  return (
    <form className="bought-shade-note" method="post" action={href('/my-account')} noValidate>
      <input type="hidden" name="variationId" value={bought.variationId} />
      <input type="hidden" name="stated" value={bought.stated} />
      <TextInput
        id={id}
        name="note"
        label={t('boughtShades.note')}
        defaultValue={reply?.values.note ?? bought.note}
        error={reply && errorOf(reply.errors, 'note')}
        maxLength={LIMITS.boughtShade.note}
        autoComplete="off"
      />
      <Button variant="quiet" size="small" name="intent" value="note">
        {t('common.save')}
      </Button>
    </form>
  );
}

function BuyAgain({ bought, words }: { bought: BoughtShade; words: string }) {
  const { t, href } = useText();
  const { buyAgain, variationId, path } = bought;
  const label = (
    <>
      {t('boughtShades.buyAgain')} <span className="visually-hidden">{words}</span>
    </>
  );
  if (!buyAgain) {
    return (
      <p>
        <ButtonLink variant="secondary" size="small" href={href(path)}>
          {label}
        </ButtonLink>
      </p>
    );
  }
  return (
    <form method="post" action="/api/cart" data-enhance="cart">
      <input type="hidden" name="productId" value={variationId} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="redirectTo" value={href('/my-account')} />
      {buyAgain.propertyId !== null && (
        <input type="hidden" name={`property[${buyAgain.propertyId}]`} value={buyAgain.value} />
      )}
      <Button variant="secondary" size="small" name="intent" value="add">
        {label}
      </Button>
    </form>
  );
}
