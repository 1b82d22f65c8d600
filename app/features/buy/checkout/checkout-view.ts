import type { CartLineView, TotalsView } from '~/features/buy/cart/cart-view';
import type { NoticeLine } from '~/features/buy/cart/load-cart.server';
import type { CardFields } from '~/services/payments/mollie/card-fields';
import type {
  Address,
  CheckoutQuote,
  DeliveryTime,
  PaymentMethod,
  ShippingMethod,
} from '~/services/shop-api';

export type AddressKind = 'shipping-address' | 'billing-address';

export type CountryView = { id: number; name: string; states: { id: number; name: string }[] };

/** Everything the checkout shows. Amounts are cents, as this page shows prices. */
export type CheckoutView = {
  email: string;
  /** False where gift cards alone are bought: nothing is asked about a delivery. */
  needsDelivery: boolean;
  /** False where the buyer collects the goods as well. */
  needsDeliveryAddress: boolean;
  shippingAddress: Address | null;
  /** What its form begins with while there is none. */
  shippingDraft: Partial<Address> | null;
  billingAddress: Address | null;
  /** What its form begins with while there is none. */
  billingDraft: Address | null;
  isBillingSame: boolean;
  /** What is said of the mail that asks for reviews; null where none will (§ 7(3) no. 4 UWG). */
  reviewMail: ReviewMailView | null;
  /** Where an address is changed, or another one chosen. */
  editPaths: Record<AddressKind, string>;
  /** What a guest can do about who orders; null for a customer, whose address is the account's. */
  guest: GuestWays | null;
  countries: Record<AddressKind, CountryView[]>;
  defaultCountryId: number;
  shippingMethods: MethodView[];
  /** What is said where there are none, in words from the server. */
  noDelivery: string;
  shippingId: number | null;
  wishes: WishesView | null;
  /** The button that leads to the stations, in words; null where nothing is brought there. */
  stationButton: string | null;
  paymentMethods: MethodView[];
  paymentId: number | null;
  /** Said above them in words from the server; null: nothing is. */
  paymentNotice: string | null;
  /** Null: its own page asks for the data of a card. */
  cardFields: CardFieldsView | null;
  /** What is asked for the carrier who wants the e-mail address; null when none does (L-62). */
  carrierPrivacy: string | null;
  /** The notice on the legal guarantee, in the language of the page (L-36); null: no goods are bought. */
  guarantee: { summary: string; html: string } | null;
  contactWish: string;
  customerSign: string;
  isPrivacyAccepted: boolean;
  lines: CartLineView[];
  totals: TotalsView;
  cartNotices: NoticeLine[];
  /** What there is to say of the VAT, in words from the server. */
  vatLines: NoticeLine[];
  quote: CheckoutQuote;
};

/** In words from the server: the page's script has no room for them. */
export type GuestWays = {
  editPath: string;
  login: { question: string; text: string; href: string };
};

/** What is wished of the carrier, in words from the server for the same reason; null: it can do nothing of it. */
export type WishesView = { lines: string[]; button: string };

/** Likewise in words from the server. */
export type ReviewMailView = { label: string; hint: string; defaultChecked: boolean };

/** The provider's fields for the data of a card, in words from the server. */
export type CardFieldsView = CardFields & {
  /** The way to pay they belong to. */
  methodId: number;
  locale: 'de_DE' | 'en_US';
  /** By the provider's name of the field. */
  labels: Record<string, string>;
  hint: string;
  error: string;
};

export type MethodView = {
  id: number;
  name: string;
  /** Address of its picture; empty: there is none. */
  icon: string;
  description: string;
  price: number;
  isSelectable: boolean;
  /** Working days to the door; null for what is not delivered. */
  deliveryTime: DeliveryTime | null;
  pickup?: ShippingMethod['pickup'];
};

/** What the shop calls so many products, here as beside the cart: pieces, however many lines they are. */
export function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Makes of a gross amount what this page shows. */
type PriceDisplay = (gross: number) => number;
const asItIs: PriceDisplay = (gross) => gross;

export function shippingMethodView(method: ShippingMethod, shown = asItIs): MethodView {
  return {
    id: method.shippingProfileId,
    name: method.shippingProfileName || method.parcelServicePresetName,
    icon: '',
    description: method.parcelServiceName,
    price: shown(method.shippingAmount),
    isSelectable: true,
    deliveryTime: { min: method.minDeliveryDays, max: method.maxDeliveryDays },
    pickup: method.pickup,
  };
}

/** Where the picture of a way to pay is; of the shop's own ways there is a name alone. */
export function iconAddress({ icon }: Pick<PaymentMethod, 'icon'>): string {
  return icon.startsWith('/') ? icon : '';
}

/** A method the chosen way of delivery excludes stays visible, but cannot be chosen. */
export function paymentMethodView(
  method: PaymentMethod,
  shipping: ShippingMethod | undefined,
  shown = asItIs,
): MethodView {
  const isExcluded = shipping?.excludedPaymentMethodIds.includes(method.id) ?? false;
  return {
    id: method.id,
    name: method.name,
    icon: iconAddress(method),
    description: method.description,
    price: shown(method.fee),
    isSelectable: method.isSelectable && !isExcluded,
    deliveryTime: null,
  };
}

const ADDRESS_TEXT = [
  'firstName',
  'lastName',
  'companyName',
  'streetName',
  'apartment',
  'zipCode',
  'city',
  'state',
  'country',
  'phoneNumber',
  'vatNumber',
  'postNumber',
] as const;

export function isSameAddress(one: Address, other: Address): boolean {
  return ADDRESS_TEXT.every((field) => one[field] === other[field]);
}

const STEPS = [
  'contact',
  'shipping-address',
  'billing-address',
  'shipping-method',
  'payment-method',
  'additional',
] as const;

/** The number of a part of the checkout, among those that are asked for. */
export function stepOf(
  {
    needsDelivery,
    needsDeliveryAddress,
  }: Pick<CheckoutView, 'needsDelivery' | 'needsDeliveryAddress'>,
  part: (typeof STEPS)[number],
): number {
  return (
    STEPS.filter((step) => {
      if (step === 'shipping-address') return needsDeliveryAddress;
      return needsDelivery || step !== 'shipping-method';
    }).indexOf(part) + 1
  );
}

export type OpenForms = { contact: boolean; address: AddressKind | null };

/**
 * Which parts stand open as forms. At most one address at a time: all fields of the page belong to
 * one form, so whatever is pressed sends all that was typed.
 */
export function openForms(view: CheckoutView, edit: string | null): OpenForms {
  return {
    contact: view.email === '' || edit === 'contact',
    address: openAddress(view, edit),
  };
}

function openAddress(view: CheckoutView, edit: string | null): AddressKind | null {
  const isDeliveryOpen = !view.shippingAddress || edit === 'shipping-address';
  if (view.needsDeliveryAddress && isDeliveryOpen) return 'shipping-address';
  if (!view.billingAddress || edit === 'billing-address') return 'billing-address';
  return null;
}
