import type {
  DeliveryWay,
  PaymentWay,
} from '../../app/services/commerce/shop-pages/shop-file/schema';

/** A payment method as in a shop file; by default to every country and without a fee. */
export function paymentWay(key: string, more: Partial<PaymentWay> = {}): PaymentWay {
  return {
    key,
    name: { de: key, en: key },
    description: { de: '', en: '' },
    fee: '0.00',
    countries: null,
    maxAmount: null,
    ...more,
  };
}

/** A shipping profile as in a shop file, by default of goods without special needs. */
export function deliveryWay(id: number, more: Partial<DeliveryWay> = {}): DeliveryWay {
  return {
    id,
    name: { de: 'Paket', en: 'Parcel' },
    carrier: 'DHL',
    trackingUrl: null,
    days: [1, 3],
    takesHazardousGoods: false,
    asksPrivacyHint: false,
    notWith: [],
    prices: [],
    times: [],
    ...more,
  };
}
