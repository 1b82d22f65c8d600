/** A phone number as a link to call it; an empty one is no link. */
export function PhoneLink({ phone }: { phone: string }) {
  return phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
}
