/** A phone number that can be dialled from the page; an empty one is no link. */
export function PhoneLink({ phone }: { phone: string }) {
  return phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
}
