/** The name of a payment method, behind its picture if it has one: the name alone is complete. */
export function MethodName({ icon, name }: { icon: string; name: string }) {
  if (icon === '') return name;
  return (
    <>
      <img className="method-icon" src={icon} alt="" /> {name}
    </>
  );
}
