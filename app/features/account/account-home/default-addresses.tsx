import { KeptAddressLines } from '~/features/buy/addresses/kept-address-lines';
import { useText } from '~/i18n/text';
import type { DefaultAddress } from './default-addresses.server';

/** The default addresses of the next order, and the links to change them. */
export function DefaultAddresses({ addresses }: { addresses: readonly DefaultAddress[] }) {
  const { t } = useText();
  return (
    <section aria-labelledby="default-addresses">
      <h2 id="default-addresses">{t('account.addresses')}</h2>
      <p>{t('account.addressesText')}</p>
      <div className="address-book">
        {addresses.map((address) => (
          <Panel key={address.name} {...address} />
        ))}
      </div>
    </section>
  );
}

function Panel({ name, entry }: DefaultAddress) {
  const { t, href } = useText();
  const path = href(`/my-account/${name}`);
  const which = <span className="visually-hidden">{t(`account.defaultAddress.${name}`)}</span>;
  return (
    <section className="panel default-address" aria-labelledby={name} data-default-address={name}>
      <h3 id={name}>{t(`account.defaultAddress.${name}`)}</h3>
      {entry ? (
        <>
          <KeptAddressLines address={entry.address} country={entry.country} state={entry.state} />
          <p className="address-actions">
            <a
              className="button button-quiet button-small"
              href={`${path}?edit=${entry.address.id}`}
            >
              {t('common.change')} {which}
            </a>
            <a className="button button-quiet button-small" href={path}>
              {t('account.allAddresses')} {which}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="quiet">{t(`addressBook.empty.${name}`)}</p>
          <p className="address-actions">
            <a className="button button-quiet button-small" href={`${path}?edit=new`}>
              {t('account.addAddress')} {which}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
