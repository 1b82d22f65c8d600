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
  /** False if only gift cards are bought: no delivery fields are shown. */
  needsDelivery: boolean;
  /** False if the buyer collects the goods as well. */
  needsDeliveryAddress: boolean;
  shippingAddress: Address | null;
  /** The initial values of its form while there is none. */
  shippingDraft: Partial<Address> | null;
  billingAddress: Address | null;
  /** The initial values of its form while there is none. */
  billingDraft: Address | null;
  isBillingSame: boolean;
  /**
   * The notice on the mail that requests a review; null if none will be sent (§ 7(3) no. 4 UWG).
   */
  reviewMail: ReviewMailView | null;
  /** Links to change an address, or to choose another one. */
  editPaths: Record<AddressKind, string>;
  /**
   * A guest's options for the contact data; null for a customer, whose address is the account's.
   */
  guest: GuestWays | null;
  countries: Record<AddressKind, CountryView[]>;
  defaultCountryId: number;
  shippingMethods: MethodView[];
  /** The message if there are none, as text from the server. */
  noDelivery: string;
  shippingId: number | null;
  wishes: DeliveryWishesView | null;
  /** The label of the button for parcel stations; null if no shipping method goes there. */
  stationButton: string | null;
  paymentMethods: MethodView[];
  paymentId: number | null;
  /** The notice above them, as text from the server; null: none. */
  paymentNotice: string | null;
  /** Null: the provider's own page collects the card data. */
  cardFields: CardFieldsView | null;
  /**
   * The question of consent for a carrier that uses the e-mail address; null if none does (L-62).
   */
  carrierPrivacy: string | null;
  /** The notice on the legal guarantee, in the language of the page (L-36); null: no goods are bought. */
  guarantee: { summary: string; html: string } | null;
  contactWish: string;
  customerSign: string;
  isPrivacyAccepted: boolean;
  lines: CartLineView[];
  totals: TotalsView;
  cartNotices: NoticeLine[];
  /** Notices on the VAT, as text from the server. */
  vatLines: NoticeLine[];
  quote: CheckoutQuote;
};

/** Text from the server: the page's script has no room for it. */
export type GuestWays = {
  editPath: string;
  login: { question: string; text: string; href: string };
};

/** Delivery wishes, as text from the server for the same reason; null: the carrier offers none. */
export type DeliveryWishesView = { lines: string[]; button: string };

/** Also text from the server. */
export type ReviewMailView = { label: string; hint: string; defaultChecked: boolean };

/** The provider's fields for card data, with text from the server. */
export type CardFieldsView = CardFields & {
  /** Their payment method. */
  methodId: number;
  locale: 'de_DE' | 'en_US';
  /** By the provider's field name. */
  labels: Record<string, string>;
  hint: string;
  error: string;
};

export type MethodView = {
  id: number;
  name: string;
  /** Address of its picture; empty if there is none. */
  icon: string;
  description: string;
  price: number;
  isSelectable: boolean;
  /** Working days to the door; null if it is not delivered. */
  deliveryTime: DeliveryTime | null;
  pickup?: ShippingMethod['pickup'];
};

/** The number of products, here and beside the cart: pieces, not lines. */
export function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Converts a gross amount to the price display of this page. */
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
    deliveryTime: method.deliveryTime,
    pickup: method.pickup,
  };
}

/** The address of a payment method's picture; the shop's own methods have only a name. */
export function iconAddress({ icon }: Pick<PaymentMethod, 'icon'>): string {
  return icon.startsWith('/') ? icon : '';
}

/** A payment method that the shipping method excludes stays visible, but is disabled. */
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

type Part = AddressKind | 'contact' | 'shipping-method' | 'payment-method' | 'additional';

/** The number of a checkout part among the visible ones. */
export function stepOf(
  view: Pick<CheckoutView, 'needsDelivery' | 'needsDeliveryAddress'>,
  part: Part,
): number {
  const parts: (Part | false)[] = [
    'contact',
    view.needsDeliveryAddress && 'shipping-address',
    'billing-address',
    view.needsDelivery && 'shipping-method',
    'payment-method',
    'additional',
  ];
  return parts.filter(Boolean).indexOf(part) + 1;
}

export type OpenForms = { contact: boolean; address: AddressKind | null };

/**
 * The parts that are open as forms. At most one address at a time: all fields of the page belong to
 * one form, so every button posts all input.
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
