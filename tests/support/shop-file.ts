import type {
  DeliveryWay,
  PaymentWay,
} from '../../app/services/commerce/shop-pages/shop-file/schema';

/** A way to pay as a shop file has it; to every country and for nothing unless said. */
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

/** A way of delivery as a shop file has it, of goods that need nothing special unless said. */
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
